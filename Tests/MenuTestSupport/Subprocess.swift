internal import Foundation

/// A program that runs to its end without a terminal.
public struct Subprocess: Sendable {
  /// Its status, 128+n when signal n ended it.
  public let status: Int32
  /// What it wrote to standard output.
  public let output: String
  /// What it wrote to standard error.
  public let messages: String

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - command: its path, or a name to be found in `PATH`, and its arguments.
  ///   - environment: everything it finds in its environment besides `PATH`.
  /// - Throws: when there is no such program.
  public init(_ command: [String], environment: [String: String] = ["LC_ALL": "C.UTF-8"]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = environment.merging(["PATH": path]) { own, _ in own }
    // Files, not pipes: a server that the program leaves behind would hold a pipe open for ever.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("giuseppe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try ["output", "messages"].map { name in
      let file = folder.appendingPathComponent(name)
      try Data().write(to: file)
      return file
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    let wasSignalled = process.terminationReason == .uncaughtSignal
    status = process.terminationStatus + (wasSignalled ? 128 : 0)
    output = texts[0]
    messages = texts[1]
  }
}
