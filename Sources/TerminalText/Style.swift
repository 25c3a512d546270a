/// The look of a piece of text, named by its meaning. `[.accent, .name]` is a heading.
package struct Style: OptionSet, Hashable, Sendable {
  /// One bit for each part of the look.
  package let rawValue: UInt8

  /// Makes a style of the given bits.
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A dish's name, a total: bold.
  package static let name = Style(rawValue: 1 << 0)
  /// Ingredients, notes and sold-out dishes: quieter than a name, but easy to read.
  package static let quiet = Style(rawValue: 1 << 1)
  /// The house, headings, keys, the bar: the one warm colour, orange; bold if there are no colours.
  package static let accent = Style(rawValue: 1 << 2)
  /// A diet that a dish suits: green, beside its word.
  package static let good = Style(rawValue: 1 << 3)
  /// "Ask the staff", text that is not understood, a choice that would be lost: the terminal's own text
  /// colour, bold on any background.
  package static let safety = Style(rawValue: 1 << 4)
  /// The part that matches a search: underlined.
  package static let found = Style(rawValue: 1 << 5)
  /// The name of the selected row, the open tab: foreground and background exchanged.
  package static let selected = Style(rawValue: 1 << 6)
  /// A text that is being typed: bold.
  package static let field = Style(rawValue: 1 << 7)
}

/// The colours of the styles on a terminal.
package enum Theme: String, Hashable, Sendable, CaseIterable {
  /// The terminal's own text colour, and inks that are readable on light and dark backgrounds.
  case standard
  /// Inks for a dark background.
  case dark
  /// Inks for a light background.
  case light
  /// No colours.
  case mono
  /// White and yellow on black, without quieter text.
  case contrast
}
