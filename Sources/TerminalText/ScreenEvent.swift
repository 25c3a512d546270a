/// An event of a screen.
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
