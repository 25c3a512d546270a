/// A line of a frame, from left to right.
package typealias Line = [Span]

/// Everything that a screen shows at one moment.
package struct Frame: Hashable, Sendable {
  /// The look of the hardware cursor.
  package enum CursorShape: Hashable, Sendable {
    /// A thin bar if the terminal supports it, otherwise the terminal's own shape.
    case bar
    /// Hidden, if the terminal supports it: a board takes no input.
    case hidden
  }

  /// The lines from top to bottom, each from left to right.
  package var lines: [Line]
  /// The position of the hardware cursor, which screen readers and braille displays follow.
  package var cursor: Position
  /// The look of the cursor.
  package var cursorShape: CursorShape

  /// Makes a frame.
  package init(lines: [Line], cursor: Position, cursorShape: CursorShape = .bar) {
    self.lines = lines
    self.cursor = cursor
    self.cursorShape = cursorShape
  }

  /// The lines without their styles.
  package var text: [String] {
    lines.map { $0.map(\.text.string).joined() }
  }
}

/// A piece of a line in one style.
package struct Span: Hashable, Sendable {
  /// The characters.
  package var text: SafeText
  /// Its look.
  package var style: Style

  /// Makes a piece of a line.
  package init(_ text: SafeText, _ style: Style = []) {
    self.text = text
    self.style = style
  }
}
