package import OldMenuCore

/// The two times of a kiosk: for how long nobody touches it before it begins anew, and after how
/// long it ends.
package final class KioskTimes {
  /// How many seconds are counted down where something would be lost.
  private static let longestCountdown = 10

  private let idle: Duration
  private let idleLauncher: any PeriodicTaskLauncher
  private let limitLauncher: any PeriodicTaskLauncher
  private let onIdle: () -> Void
  private let onCountdown: ((Int) -> Void)?

  /// Makes the times of a kiosk that nobody has touched; the limit begins now.
  ///
  /// - Parameters:
  ///   - idle: after how long without a touch it begins anew, zero for never.
  ///   - limit: after how long it ends, zero for never.
  ///   - launchers: makes a launcher for each of the two times.
  ///   - onIdle: called when it is to begin anew, once for each guest.
  ///   - onCountdown: told each of the last seconds where something would be lost; nil for silence.
  ///   - onLimit: called when its time is over.
  package init(
    idle: Duration, limit: Duration, launchers: () -> any PeriodicTaskLauncher,
    onIdle: @escaping () -> Void, onCountdown: ((_ seconds: Int) -> Void)? = nil,
    onLimit: @escaping () -> Void
  ) {
    self.idle = idle
    self.onIdle = onIdle
    self.onCountdown = onCountdown
    idleLauncher = launchers()
    limitLauncher = launchers()
    if limit > .zero { limitLauncher.start(every: limit, task: onLimit) }
  }

  /// A guest does something: the idle time begins, twice as long where something would be lost.
  package func touch(hasChoice: Bool) {
    guard idle > .zero else { return }
    let wait = hasChoice ? idle * 2 : idle
    guard hasChoice, onCountdown != nil else { return start(after: wait) { $0.finish() } }
    let seconds = min(KioskTimes.longestCountdown, Int(wait.components.seconds))
    // The countdown of a very short time begins at once.
    guard wait > .seconds(seconds) else { return count(from: seconds) }
    start(after: wait - .seconds(seconds)) { $0.count(from: seconds) }
  }

  private func count(from seconds: Int) {
    guard seconds > 0 else { return finish() }
    onCountdown?(seconds)
    start(after: .seconds(1)) { $0.count(from: seconds - 1) }
  }

  private func finish() {
    // Once is enough: there is nothing to forget before the next touch.
    idleLauncher.stop()
    onIdle()
  }

  private func start(after time: Duration, _ task: @escaping (KioskTimes) -> Void) {
    idleLauncher.start(every: time) { [weak self] in
      if let self { task(self) }
    }
  }
}
