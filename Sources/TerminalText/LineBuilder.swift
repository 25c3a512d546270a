/// Builds a line of a frame with an exact number of columns.
package struct LineBuilder: Sendable {
  private let columns: Int
  private let typesetter: Typesetter
  private var pieces: Line = []
  /// The cells that are in use.
  package private(set) var used = 0

  /// Makes an empty line of a number of columns.
  package init(columns: Int, typesetter: Typesetter) {
    self.columns = max(0, columns)
    self.typesetter = typesetter
  }

  /// The cells that are left.
  package var room: Int { columns - used }

  /// The pieces, padded with blanks to the last column.
  package var spans: Line {
    var line = self
    line.addBlanks(room)
    return line.pieces
  }

  /// Adds a text, made safe and cut to the remaining room.
  package mutating func add(_ string: String, _ style: Style = [], atMost limit: Int = .max) {
    add(typesetter.safe(string), style, atMost: limit)
  }

  /// Adds a text, cut to the remaining room.
  package mutating func add(_ safe: SafeText, _ style: Style = [], atMost limit: Int = .max) {
    if addWhole(safe, style, atMost: limit) == nil {
      append(typesetter.cut(safe, to: min(limit, room)), style)
    }
  }

  /// Adds a text if all of it fits.
  ///
  /// - Returns: its columns, nil if it was not added.
  package mutating func addWhole(
    _ safe: SafeText, _ style: Style = [], leaving rest: Int = 0, atMost limit: Int = .max
  ) -> Range<Int>? {
    let width = typesetter.width(of: safe)
    guard width <= min(limit, room - rest) else { return nil }
    append(safe, style, width: width)
    return used - width..<used
  }

  /// Adds a text with marked parts, made safe and cut to the remaining room.
  ///
  /// - Parameters:
  ///   - string: the text.
  ///   - found: the parts that were found, in order and without overlaps; other parts are skipped.
  ///   - style: its look.
  package mutating func add(_ string: String, found: [Range<String.Index>], _ style: Style = []) {
    guard !found.isEmpty else { return add(string, style) }
    let pieces = Self.pieces(of: string, found: found).map { text, style in
      (text: typesetter.safe(String(text)), style: style)
    }

    var needed = 0
    for piece in pieces { needed += typesetter.width(of: piece.text) }
    for piece in pieces {
      // A cut text needs its ellipsis even if the cut falls between two pieces.
      let width = typesetter.width(of: piece.text)
      let isLast = needed == width
      let fits = width < room || (isLast && width == room)
      guard fits else {
        let ellipsis: SafeText = isLast ? "" : "…"
        append(typesetter.cut(piece.text + ellipsis, to: room), style.union(piece.style))
        return
      }
      append(piece.text, style.union(piece.style))
      needed -= width
    }
  }

  /// Adds a text at the right edge. The last column stays blank.
  package mutating func addAtEnd(_ safe: SafeText, _ style: Style = []) {
    let safe = typesetter.cut(safe, to: room - 1)
    let width = typesetter.width(of: safe)
    addBlanks(room - 1 - width)
    append(safe, style, width: width)
  }

  /// Adds a number of blanks, limited to the remaining room.
  package mutating func addBlanks(_ count: Int) {
    let count = min(count, room)
    append(.blanks(count), [], width: count)
  }

  private static func pieces(
    of text: String, found: [Range<String.Index>]
  ) -> [(text: Substring, style: Style)] {
    var pieces: [(text: Substring, style: Style)] = []
    var end = text.startIndex
    for range in found where range.lowerBound >= end && range.upperBound <= text.endIndex {
      pieces.append((text[end..<range.lowerBound], []))
      pieces.append((text[range], .found))
      end = range.upperBound
    }
    pieces.append((text[end...], []))
    return pieces.filter { !$0.text.isEmpty }
  }

  /// Adds a text of a known width, which is measured otherwise.
  private mutating func append(_ safe: SafeText, _ style: Style, width: Int? = nil) {
    guard !safe.isEmpty else { return }
    used += width ?? typesetter.width(of: safe)
    if pieces.last?.style == style {
      pieces[pieces.count - 1].text += safe
    } else {
      pieces.append(Span(safe, style))
    }
  }
}
