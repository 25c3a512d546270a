internal import TerminalText

/// The brightness of a terminal's background, if it is known without asking the terminal.
package enum Background: Hashable, Sendable {
  /// Black, or nearly so.
  case dark
  /// White, or nearly so.
  case light
  /// Unknown: inks must be readable on both.
  case unknown

  /// The background that the environment reveals: the Linux console is black, and some terminals set
  /// `COLORFGBG` to their colour numbers, `15;0` or `0;default;15`.
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

  /// The background of the theme, if a person has chosen one for the terminal.
  func chosen(by theme: Theme) -> Background {
    switch theme {
    case .dark, .contrast: .dark
    case .light: .light
    case .standard, .mono: self
    }
  }
}
