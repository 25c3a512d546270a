import Foundation
import TestSupport

/// A folder with menus, in which a shell runs the built program as an owner would.
struct ProgramRunner {
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
    "Menu.json": menu, "bad.json": menu.replacingOccurrences(of: "\"milk\"", with: "\"latte\""),
    "broken.json": "{\"pizzas\": [", "page.html": "<p>mine</p>",
  ]

  let folder: Folder

  init() throws {
    folder = try Folder(holdsPrograms: true)
    mkdir(folder.path(of: "folder"), 0o700)
    for (name, text) in Self.files { try folder.write(text, to: name) }
  }

  func text(_ name: String) -> String { (try? folder.content(name)) ?? "(no \(name))" }

  /// Runs a shell command in the folder; `$P` is the program, a name found through `PATH`, since its path may
  /// have blanks.
  func sh(_ script: String, environment: [String: String] = [:]) throws -> Ending {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(filePath: folder.path)
    let path = BuiltProgram.folder + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    process.environment = [
      "PATH": path, "LANG": "C.UTF-8", "P": BuiltProgram.name, "TERM": "xterm",
    ]
    .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    for name in [".out", ".err"] { try folder.write("", to: name) }
    process.standardOutput = FileHandle(forWritingAtPath: folder.path(of: ".out"))
    process.standardError = FileHandle(forWritingAtPath: folder.path(of: ".err"))
    try process.run()
    process.waitUntilExit()
    let died = process.terminationReason == .uncaughtSignal
    return Ending(
      status: process.terminationStatus + (died ? 128 : 0), output: text(".out"),
      messages: text(".err"))
  }
}
