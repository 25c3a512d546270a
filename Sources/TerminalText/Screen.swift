/// The narrow interface to a terminal.
package protocol Screen: ~Copyable {
  /// The current size.
  var size: Size { get }

  /// Shows a frame in place of the previous one.
  mutating func show(_ frame: Frame)

  /// Draws everything again with the next frame, including unchanged lines: another program may have
  /// overwritten them.
  mutating func redraw()

  /// Waits for an event, without a limit if there is no timeout.
  mutating func nextEvent(within timeout: Duration?) -> ScreenEvent

  /// Stops the program like Ctrl-Z, and returns when it is continued.
  mutating func suspend()
}

package enum ScreenEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The last reported key Esc was not pressed: it was the first byte of a split sequence. The key of this
  /// sequence follows if it has one. The effect of Esc is undone.
  case escapeWithdrawn
  /// The screen has another size, or was restored and has to be drawn again.
  case resized
  /// The time given to `nextEvent(within:)` has passed.
  case timeout
  /// A signal or the terminal itself requests the end of the program.
  case ended(EndReason)
}

/// The reason why a screen ends.
package enum EndReason: Hashable, Sendable {
  /// A signal of this number arrived.
  case signal(Int32)
  /// The terminal is gone.
  case hangup
}
