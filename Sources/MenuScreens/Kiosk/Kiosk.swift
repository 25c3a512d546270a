package import MenuCore
internal import MenuPresentation

/// The two times of a terminal that many guests use one after the other: it resets after `idle` without
/// input, and ends after `limit`.
package final class Kiosk {
  /// The seconds that are counted down before a reset, fewer where the idle time is short.
  private let countdown: Int
  private let idle: Duration
  private let launcher: any PeriodicTaskLauncher
  private let limitLauncher: any PeriodicTaskLauncher
  private let onIdle: () -> Void
  private let onCountdown: (Int?) -> Void
  private var isCounting = false

  /// Makes the times; the limit begins now.
  ///
  /// - Parameters:
  ///   - idle: the time without input after which it resets, zero for never.
  ///   - limit: the time after which it ends, zero for never.
  ///   - launchers: makes a launcher for each of the two.
  ///   - onIdle: called when it is to reset, once for each guest.
  ///   - onCountdown: called with each of the last seconds, and with nil when input stops the countdown.
  ///   - onLimit: called when its time is over.
  package init(
    idle: Duration, limit: Duration, launchers: () -> any PeriodicTaskLauncher,
    onIdle: @escaping () -> Void, onCountdown: @escaping (Int?) -> Void,
    onLimit: @escaping () -> Void
  ) {
    self.idle = idle
    countdown = Int(min(max(idle.components.seconds - 1, 0), 10))
    self.onIdle = onIdle
    self.onCountdown = onCountdown
    launcher = launchers()
    limitLauncher = launchers()
    if limit > .zero { limitLauncher.start(every: limit, task: onLimit) }
  }

  /// Restarts the idle time, on input.
  package func touch() {
    guard idle > .zero else { return }
    if isCounting {
      isCounting = false
      onCountdown(nil)
    }
    start(after: idle - .seconds(countdown)) { $0.count(from: $0.countdown) }
  }

  private func count(from seconds: Int) {
    guard seconds > 0 else {
      launcher.stop()
      isCounting = false
      onCountdown(nil)
      return onIdle()
    }
    isCounting = true
    onCountdown(seconds)
    start(after: .seconds(1)) { $0.count(from: seconds - 1) }
  }

  private func start(after time: Duration, _ task: @escaping (Kiosk) -> Void) {
    launcher.start(every: time) { [weak self] in
      if let self { task(self) }
    }
  }
}
