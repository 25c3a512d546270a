/// Runs a task again and again at an interval, until it is stopped.
///
/// The first run comes after one interval, none comes after `stop()`. Starting again replaces the
/// task that ran before; a task may stop its launcher or start it anew.
public protocol PeriodicTaskLauncher: AnyObject {
  /// Runs the task each time the interval has passed, in place of any task started before.
  func start(every interval: Duration, task: @escaping () -> Void)

  /// Runs the task no more; does nothing when nothing was started.
  func stop()
}

extension ContinuousClock.Instant {
  /// The next time after this one, a multiple of an interval later, that is still to come: what was
  /// missed meanwhile is left out. O(1)
  package func next(every interval: Duration, after now: Self) -> Self {
    // What has no length is due at once, again and again.
    guard interval > .zero, now > self else { return self + interval }
    // Of an interval that nothing measures more may be missed than a number holds.
    return self + interval * (Int(min((now - self) / interval, 1e15)) + 1)
  }
}
