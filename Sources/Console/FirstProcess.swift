internal import SystemCalls

/// The first process of a container, for which the system ignores each signal that has no handler.
package enum FirstProcess {
  /// Ends a first process by SIGHUP, SIGINT and SIGTERM, with the status that a shell would report:
  /// 128 and the number of the signal. Any other process is ended by the system.
  package static func endOnSignals() {
    guard getpid() == 1 else { return }
    for number in [SIGHUP, SIGINT, SIGTERM] {
      signal(number) { _exit(128 + $0) }
    }
  }
}
