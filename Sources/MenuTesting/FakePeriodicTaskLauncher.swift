public import MenuCore

/// A launcher whose time passes only by calls of `tick`.
public final class FakePeriodicTaskLauncher: PeriodicTaskLauncher {
  /// The interval of the running task; nil if no task runs.
  public private(set) var interval: Duration?

  private var task: (() -> Void)?

  /// Makes a launcher that runs nothing yet.
  public init() {}

  /// True if a task was started and not stopped since.
  public var isRunning: Bool { task != nil }

  /// Remembers the task for the next `tick`.
  public func start(every interval: Duration, task: @escaping () -> Void) {
    self.interval = interval
    self.task = task
  }

  /// Forgets the task.
  public func stop() {
    interval = nil
    task = nil
  }

  /// Lets the given number of intervals pass.
  public func tick(times: Int = 1) {
    for _ in 0..<max(0, times) {
      task?()
    }
  }
}
