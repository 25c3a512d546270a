public import OldMenuCore

/// A line of a frame in the making, always exactly as wide as it shall be.
public struct LineBuilder: Sendable {
  private let columns: Int
  private let text: TerminalText
  private var pieces: Line = []
  private var used = 0

  /// Makes an empty line of so many columns.
  public init(columns: Int, text: TerminalText) {
    self.columns = max(0, columns)
    self.text = text
  }

  /// How many cells are left.
  public var room: Int { columns - used }

  /// The pieces with blanks up to the last column.
  public var spans: Line {
    var line = self
    line.addBlanks(room)
    return line.pieces
  }

  /// Adds a text, made safe and cut to the room there is.
  public mutating func add(_ string: String, _ style: Style = [], atMost limit: Int = .max) {
    add(text.safe(string), style, atMost: limit)
  }

  /// Adds a text, cut to the room there is.
  public mutating func add(_ safe: SafeText, _ style: Style = [], atMost limit: Int = .max) {
    if appendWhole(safe, style, atMost: limit) == nil {
      append(text.cut(safe, to: min(limit, room)), style)
    }
  }

  /// Adds a text, if there is room for all of it.
  ///
  /// - Returns: the columns it stands in, nil when it was not added.
  mutating func addWhole(
    _ safe: SafeText, _ style: Style = [], leaving rest: Int = 0
  ) -> Range<Int>? {
    appendWhole(safe, style, atMost: room - rest)
  }

  /// Adds a text whose found parts are bold and underlined.
  public mutating func add(_ marked: MarkedText, _ style: Style = [], atMost limit: Int = .max) {
    guard !marked.marks.isEmpty else { return add(marked.text, style, atMost: limit) }
    let end = max(0, room - max(0, limit))
    let pieces = marked.pieces.map { (text: text.safe(String($0.text)), isMarked: $0.isMarked) }
    var needed = pieces.reduce(0) { $0 + text.width(of: $1.text) }
    for piece in pieces {
      let left = room - end
      // What is cut needs its ellipsis, also when the cut falls between two pieces.
      let width = text.width(of: piece.text)
      let isLast = needed == width
      let fits = width < left || (isLast && width == left)
      append(
        fits ? piece.text : text.cut(piece.text + (isLast ? "" : "…"), to: left),
        piece.isMarked ? style.union([.bold, .underline]) : style)
      guard fits else { return }
      needed -= width
    }
  }

  /// Adds a text at the right, up to a margin.
  public mutating func addAtEnd(_ safe: SafeText, _ style: Style = [], margin: Int = 1) {
    let safe = text.cut(safe, to: room - margin)
    let width = text.width(of: safe)
    addBlanks(room - margin - width)
    append(safe, style, width: width)
  }

  /// Adds a text at the right, up to a margin of one cell, with quiet dots that lead to it.
  mutating func addLed(to safe: SafeText, _ style: Style = []) {
    let rest = text.width(of: safe) + 2
    if room > rest + 1 {
      addBlanks(1)
      fill(with: ".", .dim, leaving: rest)
    }
    addAtEnd(safe, style)
  }

  /// Repeats a character of one cell up to a number of cells before the end.
  public mutating func fill(with character: String, _ style: Style = [], leaving rest: Int = 0) {
    let count = room - rest
    append(text.safe(character).repeated(count), style, width: max(0, count))
  }

  private mutating func appendWhole(
    _ safe: SafeText, _ style: Style, atMost limit: Int
  ) -> Range<Int>? {
    let width = text.width(of: safe)
    guard width <= min(limit, room) else { return nil }
    append(safe, style, width: width)
    return used - width..<used
  }

  private mutating func addBlanks(_ count: Int) {
    append(.blanks(count), [], width: count)
  }

  private mutating func append(_ safe: SafeText, _ style: Style) {
    append(safe, style, width: text.width(of: safe))
  }

  private mutating func append(_ safe: SafeText, _ style: Style, width: Int) {
    guard !safe.isEmpty else { return }
    used += width
    if pieces.last?.style == style {
      pieces[pieces.count - 1].text += safe
    } else {
      pieces.append(Span(safe, style))
    }
  }
}
