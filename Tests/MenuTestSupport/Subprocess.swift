internal import Foundation

/// A program that runs to its end without a terminal.
public struct Subprocess: Sendable {
  /// Its status, 128+n when signal n ended it.
  public let status: Int32
  /// What it wrote to standard output.
  public let output: String
  /// What it wrote to standard error.
  public let messages: String
  /// The most memory that it, or a child it waited for, held at once, in KiB.
  public let peakMemory: Int

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - command: its path, or a name to be found in `PATH`, and its arguments.
  ///   - environment: everything it finds in its environment besides `PATH`.
  ///   - input: the file that is its standard input.
  /// - Throws: when there is no such program.
  public init(
    _ command: [String], environment: [String: String] = ["LC_ALL": "C.UTF-8"],
    input: String = "/dev/null"
  ) throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("giuseppe-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Files, not pipes: a server that the program leaves behind would hold a pipe open for ever.
    let files = ["output", "messages"].map { folder.appendingPathComponent($0) }
    let process = try ChildProcess.start(
      command, environment: environment.merging(["PATH": path]) { own, _ in own },
      descriptors: [(input, O_RDONLY)] + files.map { ($0.path, O_WRONLY | O_CREAT) })
    var ending: Int32 = 0
    var usage = rusage()
    while wait4(process, &ending, 0, &usage) == -1 && errno == EINTR {}
    peakMemory = usage.ru_maxrss
    let signal = ending & 0x7F
    status = signal == 0 ? (ending >> 8) & 0xFF : 128 + signal
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    output = texts[0]
    messages = texts[1]
  }
}
