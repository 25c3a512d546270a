/// What a screen has to tell.
public enum ScreenEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The screen has another size now, or was put back and wants to be drawn again.
  case resized
  /// The time given to `nextEvent(within:)` has passed.
  case timeout
  /// A signal, or the terminal itself, asks the program to end.
  case ended(EndReason)
}

/// Why a screen ends.
public enum EndReason: Hashable, Sendable {
  /// A signal of this number arrived.
  case signal(Int32)
  /// The terminal is gone.
  case hangup
}

/// The narrow interface to a terminal.
public protocol Screen: ~Copyable {
  /// The size now.
  var size: Size { get }

  /// How styles look; a change is seen with the next frame.
  var theme: Theme { get set }

  /// Shows a frame in place of the one before.
  mutating func show(_ frame: Frame)

  /// Draws everything again with the next frame, also what did not change: another program may
  /// have written over it.
  mutating func redraw()

  /// Waits for something to happen, for ever when there is no timeout.
  mutating func nextEvent(within timeout: Duration?) -> ScreenEvent

  /// Stops the program as Ctrl-Z does and comes back when it is continued.
  mutating func suspend()
}
