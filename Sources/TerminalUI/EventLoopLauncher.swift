internal import MenuCore

/// A task that an event loop runs at an interval.
struct PeriodicTask {
  let launcher: ObjectIdentifier
  let interval: Duration
  var due: ContinuousClock.Instant
  let run: () -> Void

  /// Moves on to the first multiple of the interval after the given time.
  mutating func skip(to time: ContinuousClock.Instant) {
    due = due.next(every: interval, after: time)
  }
}

/// The launcher of one task of an event loop.
final class EventLoopLauncher: PeriodicTaskLauncher {
  private let loop: EventLoop

  init(loop: EventLoop) {
    self.loop = loop
  }

  deinit {
    loop.stop(ObjectIdentifier(self))
  }

  func start(every interval: Duration, task: @escaping () -> Void) {
    loop.start(task, every: interval, for: self)
  }

  func stop() {
    loop.stop(ObjectIdentifier(self))
  }
}
