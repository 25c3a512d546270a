internal import SystemCalls

extension Program {
  /// Prepares the whole process; to be called before anything else.
  package static func prepareProcess() {
    makeWritingSafe()
    endFirstProcessOnSignals()
  }

  /// A closed pipe becomes an error instead of a signal. Where one of the three standard descriptors is
  /// closed, `/dev/null` takes its place, so that no file that is opened later gets its number; in place of
  /// the standard output it can only be read, so that writing still fails.
  private static func makeWritingSafe() {
    signal(SIGPIPE, SIG_IGN)
    // A file over its limit of size is an error, too.
    signal(SIGXFSZ, SIG_IGN)
    for (descriptor, mode) in [
      (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
    ] where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is this one, as those below are open by now.
      _ = open("/dev/null", mode)
    }
  }

  /// For the first process of a container the system ignores each signal that has no handler: it ends by
  /// SIGHUP, SIGINT and SIGTERM, with the status that a shell would report, 128 and the number of the signal.
  private static func endFirstProcessOnSignals() {
    guard getpid() == 1 else { return }
    for number in [SIGHUP, SIGINT, SIGTERM] {
      signal(number) { _exit(128 + $0) }
    }
  }
}
