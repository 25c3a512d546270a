internal import TerminalText

/// The brightness behind the text of a terminal, as far as it is known without asking the terminal.
package enum Background: Hashable, Sendable {
  /// Black, or nearly so.
  case dark
  /// White, or nearly so.
  case light
  /// Not known: inks must be readable on both.
  case unknown

  /// The background that the environment tells: the console of Linux is black, and some terminals set
  /// `COLORFGBG` to the numbers of their colours, `15;0` or `0;default;15`.
  package init(environment: [String: String]) {
    if environment["TERM"] == "linux" {
      self = .dark
      return
    }
    let numbers = environment["COLORFGBG", default: ""].split(separator: ";")
    guard numbers.count > 1, let last = numbers.last, let color = Int(last) else {
      self = .unknown
      return
    }
    switch color {
    case 0...6, 8: self = .dark
    case 7, 9...15: self = .light
    default: self = .unknown
    }
  }

  /// The background of a theme, which a person names for his own terminal.
  func chosen(by theme: Theme) -> Background {
    switch theme {
    case .dark, .contrast: .dark
    case .light: .light
    case .standard, .mono: self
    }
  }
}
