package import MenuCore

/// Reports once that the file of the current menu has had a problem for a minute.
///
/// Its launcher runs only during that minute.
package final class OutdatedTimer {
  private static let patience = Duration.seconds(60)

  private var hasProblem = false
  private let launcher: any PeriodicTaskLauncher
  private let onOutdated: () -> Void

  /// Makes a timer with its own launcher.
  package init(launcher: any PeriodicTaskLauncher, onOutdated: @escaping () -> Void) {
    self.launcher = launcher
    self.onOutdated = onOutdated
  }

  /// Handles an event of the menu's file: the minute begins with the first problem and ends with a good menu.
  package func follow(_ event: MenuReading.FileEvent) {
    switch event {
    case .menu, .recovered:
      hasProblem = false
      launcher.stop()
    case .problem:
      guard !hasProblem else { return }
      hasProblem = true
      launcher.start(every: Self.patience) { [weak self] in self?.minuteIsOver() }
    }
  }

  private func minuteIsOver() {
    launcher.stop()
    onOutdated()
  }
}
