package import TerminalText

/// The screen on which a state is drawn. Positions in the list and on pages depend on it.
package struct Viewport: Sendable {
  /// The cells of the screen.
  package let size: Size
  /// Measures text as the terminal shows it.
  package let typesetter: Typesetter
  /// The first visible entry of the list, or the first visible line of a page; nil if there is no room for
  /// either.
  package let first: Int?
  /// True if the option under the cursor of a page is off the screen.
  package var hidesCursor = false
}
