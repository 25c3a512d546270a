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
