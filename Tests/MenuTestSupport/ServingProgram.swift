internal import Foundation

/// A program that runs beside a test until nobody holds it any more.
///
/// It is killed, not asked: a thread of a test may have signals blocked, and what it starts by other
/// means inherits that and stays.
public final class ServingProgram {
  /// What went wrong, with what the program said.
  public struct Failure: Error, CustomStringConvertible {
    /// A sentence and the output.
    public let description: String
  }

  private let process: pid_t
  private let folder: TemporaryFolder

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: its path, or a name to be found in `PATH`, and its arguments.
  ///   - workingFolder: where it runs.
  /// - Throws: `POSIXError` when it cannot be started.
  public init(_ command: [String], in workingFolder: String) throws {
    folder = try TemporaryFolder()
    process = try ChildProcess.start(
      ["sh", "-c", #"cd "$1" && shift && exec "$@""#, "sh", workingFolder] + command,
      environment: ["PATH": "/usr/bin:/bin"],
      descriptors: [
        ("/dev/null", O_RDONLY), (folder.path("output"), O_WRONLY | O_CREAT),
        ("/dev/null", O_WRONLY),
      ])
  }

  deinit {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// What it has written so far.
  public var output: String {
    String(
      decoding: FileManager.default.contents(atPath: folder.path("output")) ?? Data(),
      as: UTF8.self)
  }

  /// Waits for a whole line that begins with a text.
  ///
  /// - Returns: the line.
  /// - Throws: `Failure` when the program ends, or says nothing of the kind in half a minute.
  public func line(beginningWith start: String) throws -> String {
    let deadline = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < deadline {
      let lines = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      if let line = lines.first(where: { $0.hasPrefix(start) }) { return String(line) }
      _ = poll(nil, 0, 5)
    }
    throw Failure(description: "no line begins with \"\(start)\": \(output)")
  }
}
