package import TerminalText

/// The screen that a state is seen on: positions of the list and of pages depend on it.
package struct Viewport: Sendable {
  /// The cells of the screen.
  package var size: Size
  /// The way in which the terminal shows texts.
  package let typesetter: Typesetter

  package init(size: Size, typesetter: Typesetter) {
    self.size = size
    self.typesetter = typesetter
  }
}
