public import MenuCore

/// The two times of a kiosk: for how long nobody touches it before it begins anew, and after how
/// long it ends.
public final class KioskTimes {
  private let idle: Duration
  private let idleLauncher: any PeriodicTaskLauncher
  private let limitLauncher: any PeriodicTaskLauncher
  private let onIdle: () -> Void

  /// Makes the times of a kiosk that nobody has touched; the limit begins now.
  ///
  /// - Parameters:
  ///   - idle: after how long without a touch it begins anew, zero for never.
  ///   - limit: after how long it ends, zero for never.
  ///   - launchers: makes a launcher for each of the two times.
  ///   - onIdle: called when it is to begin anew, once for each guest.
  ///   - onLimit: called when its time is over.
  public init(
    idle: Duration, limit: Duration, launchers: () -> any PeriodicTaskLauncher,
    onIdle: @escaping () -> Void, onLimit: @escaping () -> Void
  ) {
    self.idle = idle
    self.onIdle = onIdle
    idleLauncher = launchers()
    limitLauncher = launchers()
    if limit > .zero { limitLauncher.start(every: limit, task: onLimit) }
  }

  /// A guest does something: the idle time begins.
  public func touch() {
    guard idle > .zero else { return }
    idleLauncher.start(every: idle) { [idleLauncher, onIdle] in
      // Once is enough: there is nothing to forget before the next touch.
      idleLauncher.stop()
      onIdle()
    }
  }
}
