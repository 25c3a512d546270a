package import OldMenuCore

/// A browser in a terminal that many guests use one after the other: it forgets what the last one
/// did when nobody has touched it for a while, and ends when its time is over.
package final class Kiosk {
  private let browser: Browser
  private let times: KioskTimes

  /// Makes a kiosk; its limit begins now.
  ///
  /// - Parameters:
  ///   - browser: the browser, with the keys of a kiosk.
  ///   - idle: after how long without a key it begins anew, zero for never.
  ///   - limit: after how long it ends, zero for never.
  ///   - launchers: makes a launcher for each of the two times.
  ///   - onReset: called when it has begun anew, which wants to be shown.
  ///   - onCountdown: called when it counts the last seconds down, which wants to be shown.
  ///   - onLimit: called when its time is over.
  package init(
    browser: Browser, idle: Duration, limit: Duration,
    launchers: () -> any PeriodicTaskLauncher, onReset: @escaping () -> Void,
    onCountdown: @escaping () -> Void = {}, onLimit: @escaping () -> Void
  ) {
    self.browser = browser
    times = KioskTimes(
      idle: idle, limit: limit, launchers: launchers,
      onIdle: { [weak browser] in
        browser?.reset()
        onReset()
      },
      onCountdown: { [weak browser] seconds in
        browser?.countDown(seconds)
        onCountdown()
      }, onLimit: onLimit)
  }

  /// Does what an event asks for, as its browser does.
  ///
  /// - Returns: whether to go on.
  package func handle<S: Screen & ~Copyable>(_ event: ScreenEvent, on display: inout S) -> Bool {
    guard case .key = event else { return browser.handle(event, on: &display) }
    browser.countDown(nil)
    let goesOn = browser.handle(event, on: &display)
    times.touch(hasChoice: browser.hasChoice)
    return goesOn
  }
}
