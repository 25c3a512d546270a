/// How a piece of text looks, in words that every terminal can give some sense.
public struct Style: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  public let rawValue: UInt8

  /// Makes a style of the given bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Stronger than the rest.
  public static let bold = Style(rawValue: 1 << 0)
  /// What matters less: a mid grey where there is one.
  public static let dim = Style(rawValue: 1 << 1)
  /// Underlined.
  public static let underline = Style(rawValue: 1 << 2)
  /// Foreground and background exchanged.
  public static let reverse = Style(rawValue: 1 << 3)
  /// The theme's one warm colour, for titles and keys.
  public static let accent = Style(rawValue: 1 << 4)
  /// The theme's colour for what a guest must not overlook: heat, sold out, whom to ask.
  public static let warning = Style(rawValue: 1 << 5)
  /// The theme's colour for what suits a diet.
  public static let diet = Style(rawValue: 1 << 6)
}

/// How the styles of a frame look on a terminal.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  /// The terminal's own colours with one accent, so that light and dark both stay.
  case standard
  /// No colours at all.
  case mono
  /// White and yellow on black, nothing dimmed.
  case contrast
}
