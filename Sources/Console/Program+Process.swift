internal import SystemCalls

extension Program {
  /// Prepares the whole process. Call it before anything else.
  package static func prepareProcess() {
    makeWritingSafe()
    endFirstProcessOnSignals()
  }

  /// Turns a closed pipe into an error instead of a signal, and opens `/dev/null` for each standard
  /// descriptor that is closed, so that no file opened later gets its number. As standard output,
  /// `/dev/null` is read-only, so that writing still fails.
  private static func makeWritingSafe() {
    signal(SIGPIPE, SIG_IGN)
    // Writing beyond the file size limit becomes an error, too.
    signal(SIGXFSZ, SIG_IGN)
    for (descriptor, mode) in [
      (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
    ] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is this one, because those below it are open by now.
      _ = open("/dev/null", mode)
    }
  }

  /// The system ignores signals without a handler for the first process of a container. With these handlers
  /// it ends on SIGHUP, SIGINT and SIGTERM, with the status that a shell reports: 128 plus the signal's
  /// number.
  private static func endFirstProcessOnSignals() {
    guard getpid() == 1 else { return }
    for number in [SIGHUP, SIGINT, SIGTERM] {
      signal(number) { _exit(128 + $0) }
    }
  }
}
