package import MenuCore

/// The two timers of a terminal that many guests use one after the other: resets after `idle` without input,
/// and quits after `limit`.
package final class Kiosk {
  /// The seconds of the countdown before a reset; fewer if the idle time is short.
  private let countdown: Int
  private let idle: Duration
  private let launcher: any PeriodicTaskLauncher
  private let limitLauncher: any PeriodicTaskLauncher
  private let onIdle: () -> Void
  private let onCountdown: (Int?) -> Void
  private var isCounting = false

  /// Starts the limit. The idle time starts with the first `touch`.
  ///
  /// - Parameters:
  ///   - idle: the time without input after which the terminal resets, zero for never.
  ///   - limit: the time after which the program quits, zero for never.
  ///   - launchers: makes a launcher for each of the two timers.
  ///   - onIdle: called when the terminal should reset, once for each guest.
  ///   - onCountdown: called with each of the last seconds, and with nil when the countdown stops.
  ///   - onLimit: called when the limit has passed.
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
