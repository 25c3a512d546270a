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
