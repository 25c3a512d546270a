import Foundation
import TestSupport

/// A folder with menus in it, in which the built program is run by a shell as an owner does.
final class ProgramRunner {
  /// The end of a run.
  struct Ending {
    let status: Int32
    let output: String
    let messages: String
  }

  static let menu = """
    {
      "currency": "EUR",
      "pizzas": [
        {"id": "margherita", "name": "Margherita", "price": 7.0, "allergens": ["gluten", "milk"]},
        {"name": "Marinara", "price": 6.0, "allergens": ["gluten"]}
      ]
    }

    """
  private static let files = [
    "Menu.json": menu, "bad.json": menu.replacingOccurrences(of: "\"milk\"", with: "\"mikl\""),
    "broken.json": "{\"pizzas\": [", "page.html": "<p>mine</p>",
  ]

  let folder = FileManager.default.temporaryDirectory
    .appending(path: "program-\(UUID().uuidString)")
  private let program: String

  init() throws {
    let programs = ProcessInfo.processInfo.environment["GIUSEPPE_PROGRAMS"]
    program = (programs ?? Repository.folder.path + "/.build/debug") + "/giuseppe-menu"
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder"), withIntermediateDirectories: true)
    for (name, text) in Self.files { try Data(text.utf8).write(to: folder.appending(path: name)) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func text(_ name: String) -> String {
    (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "(no \(name))"
  }

  /// Runs a line of the shell in the folder; `$P` is the program.
  func sh(_ script: String, environment: [String: String] = [:]) throws -> Ending {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "") + ":" + Self.parent(of: program)
    process.environment = ["PATH": path, "LANG": "C.UTF-8", "P": program, "TERM": "xterm"]
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    let (output, messages) = (folder.appending(path: ".out"), folder.appending(path: ".err"))
    for file in [output, messages] { try Data().write(to: file) }
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: messages)
    try process.run()
    process.waitUntilExit()
    let died = process.terminationReason == .uncaughtSignal
    return Ending(
      status: process.terminationStatus + (died ? 128 : 0), output: text(".out"),
      messages: text(".err"))
  }

  private static func parent(of path: String) -> String {
    URL(filePath: path).deletingLastPathComponent().path
  }
}
