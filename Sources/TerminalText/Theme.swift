/// The colours that the styles have on a terminal.
package enum Theme: String, Hashable, Sendable, CaseIterable {
  /// The terminal's own text, and inks that can be read on light and on dark.
  case standard
  /// Inks for a dark background.
  case dark
  /// Inks for a light background.
  case light
  /// No colours at all.
  case mono
  /// White and yellow on black, nothing quieter.
  case contrast
}
