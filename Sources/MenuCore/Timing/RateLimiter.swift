/// Lets at most one action through per interval, the first at once and the last always.
///
/// An action that comes while the limiter is quiescent runs at once. One that comes within the
/// interval after it waits for the interval's end and takes the place of one that waited before.
/// A limiter that is released stops its launcher: an action that waits is not run any more.
/// For one thread: it is neither `Sendable` nor locked.
public final class RateLimiter {
  /// Something to do now or later.
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
  ///   - interval: the time that lies between two actions at least.
  ///   - launcher: tells when an interval has passed; used by this limiter alone.
  public init(interval: Duration, launcher: any PeriodicTaskLauncher) {
    self.interval = interval
    self.launcher = launcher
  }

  deinit { launcher.stop() }

  /// Runs the action now, or when the interval has passed if no other comes after it.
  public func submit(_ action: @escaping Action) {
    switch state {
    case .quiescent:
      // The state comes first: the action may submit another one.
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
