/// Runs a task repeatedly at an interval until it is stopped.
///
/// The first run is after one interval; there is no run after `stop()`. Starting again replaces the
/// previous task. A task may stop or restart its own launcher.
public protocol PeriodicTaskLauncher: AnyObject {
  /// Runs the task after each interval, instead of any previous task.
  func start(every interval: Duration, task: @escaping () -> Void)

  /// Stops running the task; does nothing if none was started.
  func stop()
}
