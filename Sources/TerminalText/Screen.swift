/// The narrow interface to a terminal.
package protocol Screen: ~Copyable {
  /// The size now.
  var size: Size { get }

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
