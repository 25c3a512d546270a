/// How the styles of a frame look on a terminal.
public enum Theme: String, Hashable, Sendable, CaseIterable {
  /// The terminal's own colours with one accent, so that light and dark both stay.
  case standard
  /// No colours at all.
  case mono
  /// White and yellow on black, nothing dimmed.
  case contrast
}
