internal import Console

extension EventLoop {
  /// Runs what is due until a task has enough or none is left, with nothing to wait for but time: for a
  /// service that nobody types to.
  package func run() {
    while !isFinished, let pause = timeToNextDeadline {
      let milliseconds = pause / .milliseconds(1)
      _ = poll(nil, 0, Int32(min(milliseconds.rounded(.up), 60_000)))
      runDueTasks()
    }
  }
}
