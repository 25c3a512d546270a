internal import Foundation

/// A program that writes into a pipe of the kind that takes at once what it can and else says
/// "again", as a shell or another program may leave it behind; the test reads when it likes.
public final class PipedProgram {
  /// What was read so far.
  public private(set) var output: [UInt8] = []

  private let folder: TemporaryFolder
  private let process: pid_t
  private var pipe: Int32

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: its path and its arguments.
  ///   - environment: everything it finds in its environment.
  /// - Throws: `POSIXError` when there is no pipe or no such program.
  public init(_ command: [String], environment: [String: String]) throws {
    folder = try TemporaryFolder()
    let path = folder.path("pipe")
    guard mkfifo(path, 0o600) == 0 else { throw POSIXError(.EIO) }
    // Opened first: a writer that does not wait wants to find a reader.
    pipe = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    process = try ChildProcess.start(
      command, environment: environment,
      descriptors: [
        ("/dev/null", O_RDONLY), (path, O_WRONLY | O_NONBLOCK), ("/dev/null", O_WRONLY),
      ])
  }

  deinit {
    stopReading()
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// Reads until there is so much, or the end.
  ///
  /// - Returns: whether it came before the time had passed.
  public func read(atLeast count: Int = .max, within duration: Duration = .seconds(10)) -> Bool {
    let deadline = ContinuousClock.now + duration
    while output.count < count {
      var ready = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      guard poll(&ready, 1, 1_000) == 1 else {
        guard ContinuousClock.now < deadline else { return false }
        continue
      }
      var isAtTheEnd = false
      let pipe = pipe
      output += [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, initialized in
        let got = Glibc.read(pipe, buffer.baseAddress, buffer.count)
        isAtTheEnd = got == 0
        initialized = max(0, got)
      }
      if isAtTheEnd { return count == .max }
    }
    return true
  }

  /// Goes away, as a reader that is killed.
  public func stopReading() {
    if pipe >= 0 { close(pipe) }
    pipe = -1
  }

  /// Waits until the program has ended.
  ///
  /// - Returns: its status, 128+n when signal n ended it, nil when the time has passed before.
  public func waitForEnd(within duration: Duration = .seconds(10)) -> Int32? {
    let deadline = ContinuousClock.now + duration
    var ending: Int32 = 0
    while waitpid(process, &ending, WNOHANG) == 0 {
      guard ContinuousClock.now < deadline else { return nil }
      _ = poll(nil, 0, 5)
    }
    let signal = ending & 0x7F
    return signal == 0 ? (ending >> 8) & 0xFF : 128 + signal
  }
}
