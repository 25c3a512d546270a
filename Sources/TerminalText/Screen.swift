/// The size of a screen in character cells.
package struct Size: Hashable, Sendable {
  /// The cells of a line.
  package var columns: Int
  /// The number of lines.
  package var lines: Int

  /// Makes a size.
  package init(columns: Int, lines: Int) {
    self.columns = columns
    self.lines = lines
  }
}

/// A place on a screen in character cells, both counted from 0 at the top left.
package struct Position: Hashable, Sendable {
  /// The line, 0 at the top.
  package var line: Int
  /// The column, 0 at the left.
  package var column: Int

  /// Makes a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A piece of news of a screen.
package enum ScreenEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Nobody pressed the key Esc that was reported last: it was the first byte of a torn sequence, whose key
  /// follows if it has one. What Esc did is undone.
  case escapeWithdrawn
  /// The screen has another size now, or was put back and wants to be drawn again.
  case resized
  /// The time given to `nextEvent(within:)` has passed.
  case timeout
  /// A signal, or the terminal itself, asks the program to end.
  case ended(EndReason)
}

/// The reason why a screen ends.
package enum EndReason: Hashable, Sendable {
  /// A signal of this number arrived.
  case signal(Int32)
  /// The terminal is gone.
  case hangup
}

/// The narrow interface to a terminal.
package protocol Screen: ~Copyable {
  /// The size now.
  var size: Size { get }

  /// The colours of the styles; a change is seen with the next frame.
  var theme: Theme { get set }

  /// Shows a frame in place of the one before.
  mutating func show(_ frame: Frame)

  /// Draws everything again with the next frame, also the lines that did not change: another program
  /// may have written over them.
  mutating func redraw()

  /// Waits for something to happen, for ever when there is no timeout.
  mutating func nextEvent(within timeout: Duration?) -> ScreenEvent

  /// Stops the program as Ctrl-Z does and comes back when it is continued.
  mutating func suspend()
}
