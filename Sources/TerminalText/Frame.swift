/// A line of a frame, from left to right.
package typealias Line = [Span]

/// Everything a screen shows at one moment.
package struct Frame: Hashable, Sendable {
  /// The look of the hardware cursor.
  package enum CursorShape: Hashable, Sendable {
    /// A thin bar where the terminal knows how, else its own.
    case bar
    /// Hidden, if the terminal can do that: a board takes no input.
    case hidden
  }

  /// The lines from top to bottom, each from left to right.
  package var lines: [Line]
  /// The place of the hardware cursor, which screen readers and braille displays follow.
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
