/// A line of a frame in the making, always exactly as wide as it shall be.
public struct Line: Sendable {
  private let columns: Int
  private let text: TerminalText
  private var pieces: [Span] = []
  private var used = 0

  /// Makes an empty line of so many columns.
  public init(columns: Int, text: TerminalText) {
    self.columns = max(0, columns)
    self.text = text
  }

  /// How many cells are left.
  public var room: Int { columns - used }

  /// The pieces with blanks up to the last column.
  public var spans: [Span] {
    var line = self
    line.append(String(repeating: " ", count: room), [])
    return line.pieces
  }

  /// Adds a text, made safe and cut to the room there is.
  public mutating func add(_ string: String, _ style: Style = [], atMost limit: Int = .max) {
    append(text.cut(text.safe(string), to: min(limit, room)), style)
  }

  /// Adds a text at the right, up to a margin.
  public mutating func addAtEnd(_ string: String, _ style: Style = [], margin: Int = 1) {
    let safe = text.cut(text.safe(string), to: room - margin)
    append(String(repeating: " ", count: max(0, room - margin - text.width(of: safe))), [])
    append(safe, style)
  }

  /// Repeats a character of one cell up to a number of cells before the end.
  public mutating func fill(with character: String, _ style: Style = [], leaving rest: Int = 0) {
    append(String(repeating: text.safe(character), count: max(0, room - rest)), style)
  }

  private mutating func append(_ safe: String, _ style: Style) {
    guard !safe.isEmpty else { return }
    used += text.width(of: safe)
    if pieces.last?.style == style {
      pieces[pieces.count - 1].text += safe
    } else {
      pieces.append(Span(safe, style))
    }
  }
}
