public import OldMenuCore

/// A piece of a line in one style.
public struct Span: Hashable, Sendable {
  /// What is written.
  public var text: SafeText
  /// How it looks.
  public var style: Style

  /// Makes a piece of a line.
  public init(_ text: SafeText, _ style: Style = []) {
    self.text = text
    self.style = style
  }
}

/// A line of a frame, from left to right.
public typealias Line = [Span]

/// Everything a screen shows at one moment.
public struct Frame: Hashable, Sendable {
  /// The lines from top to bottom, each from left to right.
  public var lines: [Line]
  /// Where the hardware cursor stands, which screen readers and braille displays follow.
  public var cursor: Position
  /// Whether the cursor is seen: nobody types on a board.
  public var showsCursor: Bool

  /// Makes a frame.
  public init(lines: [Line], cursor: Position, showsCursor: Bool = true) {
    self.lines = lines
    self.cursor = cursor
    self.showsCursor = showsCursor
  }

  /// The lines without their styles.
  public var text: [String] {
    lines.map { $0.map(\.text.string).joined() }
  }
}
