import OldMenuPresentation
import MenuTestSupport

/// The built program browsing the shipped menu in a terminal whose bytes and modes are seen.
struct RunningBrowser {
  let terminal: PseudoTerminal

  init(
    arguments: [String] = [BuiltProgram.menu], environment: [String: String] = [:],
    size: Size = Size(columns: 80, lines: 24), isWaiting: Bool = true
  ) throws {
    terminal = try PseudoTerminal(
      [BuiltProgram.path()] + arguments,
      environment: Self.environment.merging(environment) { _, own in own }, size: size,
      isWaiting: isWaiting)
  }

  static let environment = [
    "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
    // A trace of each crash that a test asks for would only cost time.
    "SWIFT_BACKTRACE": "enable=no",
  ]

  /// Waits until the menu is on the screen.
  func showsMenu() -> Bool {
    terminal.read { $0.text.contains("Marinara") || !$0.isRunning }
      && terminal.text.contains("Marinara")
  }

  /// Whether a foreground colour was ever chosen.
  var sendsColors: Bool {
    terminal.text.contains(/\u{1B}\[([0-9]+;)*3([0-7]|8;5;[0-9]+)(;[0-9]+)*m/)
  }

  /// Whether the modes are those before the start, and the screen is the shell's with a visible
  /// cursor and lines that run over, without mouse and paste reports.
  var isRestored: Bool {
    terminal.modes == terminal.modesAtStart
      && ["?1049", "?1000", "?1006", "?2004"].allSatisfy { last($0 + "h") <= last($0 + "l") }
      && ["?25", "?7"].allSatisfy { last($0 + "l") <= last($0 + "h") }
  }

  /// Where a mode was switched last, -1 when it never was.
  private func last(_ mode: String) -> Int {
    let sequence = Array("\u{1B}[\(mode)".utf8)
    let output = terminal.output
    var index = output.count - sequence.count
    while index >= 0 {
      if output[index...].starts(with: sequence) { return index }
      index -= 1
    }
    return -1
  }
}
