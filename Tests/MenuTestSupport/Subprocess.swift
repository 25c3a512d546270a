internal import Foundation

/// A program that runs to its end without a terminal.
public struct Subprocess: Sendable {
  /// Its status, 128+n when signal n ended it.
  public let status: Int32
  /// What it wrote to standard output.
  public let output: String
  /// What it wrote to standard error.
  public let messages: String
  /// The most memory that it, or a child of it, was seen to hold at once, in KiB.
  public let peakMemory: Int

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - command: its path, or a name to be found in `PATH`, and its arguments.
  ///   - environment: everything it finds in its environment besides `PATH`.
  ///   - input: the file that is its standard input.
  ///   - deadline: after so many seconds it is killed.
  /// - Throws: when there is no such program.
  public init(
    _ command: [String], environment: [String: String] = ["LC_ALL": "C.UTF-8"],
    input: String = "/dev/null", deadline: Double = 60
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
    let end = Date() + deadline
    var peakMemory = 0
    while waitpid(process, &ending, WNOHANG) == 0 {
      // Not getrusage: it counts what this program held when it started the other.
      peakMemory = max(peakMemory, Self.peakMemory(of: process))
      if Date() > end { kill(process, SIGKILL) }
      usleep(2000)
    }
    self.peakMemory = peakMemory
    let signal = ending & 0x7F
    status = signal == 0 ? (ending >> 8) & 0xFF : 128 + signal
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    output = texts[0]
    messages = texts[1]
  }

  /// The most memory that a process, or a child it has now, held at once, in KiB.
  private static func peakMemory(of process: pid_t) -> Int {
    let folder = "/proc/\(process)"
    // For a moment a new process still is a copy of this one.
    let programs = [folder, "/proc/self"].map {
      try? FileManager.default.destinationOfSymbolicLink(atPath: $0 + "/exe")
    }
    guard programs[0] != programs[1] else { return 0 }
    let status = text(ofFile: folder + "/status").split(separator: "\n")
    let own = status.first { $0.hasPrefix("VmHWM:") }?.split(separator: " ").dropFirst().first
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/task")) ?? []
    let children = threads.flatMap { thread in
      text(ofFile: "\(folder)/task/\(thread)/children").split(separator: " ").compactMap {
        pid_t($0)
      }
    }
    return children.map(peakMemory).reduce(own.flatMap { Int($0) } ?? 0, max)
  }

  private static func text(ofFile path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}
