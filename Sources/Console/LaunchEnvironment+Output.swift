extension LaunchEnvironment {
  /// Works with the controlling terminal in the place of standard output, which comes back afterwards:
  /// for who draws there and answers into a pipe.
  ///
  /// - Parameter work: what is done; whatever it writes to standard output goes to the terminal.
  /// - Returns: its result, nil without a terminal, and then it was not done.
  package static func onControllingTerminal<Result>(
    _ work: () throws -> Result
  ) rethrows -> Result? {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    let kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard kept >= 0, dup2(terminal, STDOUT_FILENO) >= 0 else { return nil }
    defer {
      dup2(kept, STDOUT_FILENO)
      close(kept)
    }
    return try work()
  }
}
