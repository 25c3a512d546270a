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
