/// Limits actions to one per interval; the first runs at once, and the last one always runs.
///
/// An action that is submitted to a quiescent limiter runs at once. One that is submitted during
/// the following interval waits for its end and replaces an action that is already waiting.
/// Releasing the limiter stops its launcher, so a waiting action does not run. Use it from one thread only:
/// it is neither `Sendable` nor locked.
public final class RateLimiter {
  /// A closure to run now or later.
  public typealias Action = () -> Void

  private enum State {
    case quiescent
    case busy(remembered: Action?)
  }

  private var state = State.quiescent
  private let interval: Duration
  private let launcher: any PeriodicTaskLauncher

  /// Makes a quiescent limiter.
  ///
  /// - Parameters:
  ///   - interval: the minimum time between two actions.
  ///   - launcher: signals the end of an interval; must not be used elsewhere.
  public init(interval: Duration, launcher: any PeriodicTaskLauncher) {
    self.interval = interval
    self.launcher = launcher
  }

  deinit { launcher.stop() }

  /// Runs the action now, or at the end of the interval unless another one is submitted before.
  public func submit(_ action: @escaping Action) {
    switch state {
    case .quiescent:
      // The state changes first, because the action may submit another one.
      state = .busy(remembered: nil)
      launcher.start(every: interval) { [weak self] in self?.intervalPassed() }
      action()
    case .busy:
      state = .busy(remembered: action)
    }
  }

  private func intervalPassed() {
    guard case .busy(let remembered) = state else { return }
    if let remembered {
      state = .busy(remembered: nil)
      remembered()
    } else {
      state = .quiescent
      launcher.stop()
    }
  }
}
