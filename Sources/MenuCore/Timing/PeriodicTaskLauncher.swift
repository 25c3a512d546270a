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
