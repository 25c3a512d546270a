package import TerminalText

/// The screen that a state is seen on: positions of the list and of pages depend on it.
package struct Viewport: Sendable {
  /// The cells of the screen.
  package let size: Size
  /// The way in which the terminal shows texts.
  package let typesetter: Typesetter
  /// The first entry of the list, or the first line of a page, that is seen; nil where neither has room.
  package let first: Int?
  /// True if the option under the cursor of a page is not seen.
  package var hidesCursor = false
}
