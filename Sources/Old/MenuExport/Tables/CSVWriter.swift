internal import OldMenuCore

/// Writes rows of cells as RFC 4180 has them, such that a spreadsheet runs none of them.
struct CSVWriter {
  private(set) var buffer = ExportBuffer()
  private let separator: UInt8
  private var isAtStart = true

  /// Makes a writer with the separator of a language: `;` where its decimals are commas.
  init(usesDecimalComma: Bool) {
    separator = UInt8(ascii: usesDecimalComma ? ";" : ",")
  }

  mutating func flushIfFull(to sink: ([UInt8]) throws -> Void) rethrows {
    try buffer.flushIfFull(to: sink)
  }

  mutating func flush(to sink: ([UInt8]) throws -> Void) rethrows { try buffer.flush(to: sink) }

  /// Writes bytes between the rows, such as a byte-order mark.
  mutating func write(_ bytes: [UInt8]) { buffer += bytes }

  mutating func endRow() {
    buffer += [0x0D, 0x0A]
    isAtStart = true
  }

  /// A cell of this program's own making, which needs no quotes.
  mutating func word(_ word: some Sequence<UInt8>) {
    separate()
    buffer += word
  }

  mutating func word(_ word: String) { self.word(word.utf8) }

  /// A cell with anybody's text.
  mutating func text(_ text: String) {
    separate()
    var text = text
    switch text.withUTF8(Shape.of) {
    case .bare: buffer += text
    case .quoted: buffer += "\"\(text)\""
    case .careful: buffer += TableCell(text.inert).quoted
    }
  }

  private mutating func separate() {
    if !isAtStart { buffer += CollectionOfOne(separator) }
    isAtStart = false
  }
}

/// What a text needs to stand in a cell, seen in one look at its bytes.
private enum Shape {
  /// Nothing.
  case bare
  /// Quotes around it.
  case quoted
  /// A look at each of its scalars.
  case careful

  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> Shape {
    var shape = Shape.bare
    var isStart = true
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        shape = .quoted
        isStart = true
        continue
      case UInt8(ascii: " "):
        if isStart { shape = .quoted }
        continue
      case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"):
        if isStart { return .careful }
      // Latin letters with marks; what else is not ASCII may be what is obeyed.
      case UInt8(ascii: "\""), ..<0x20, 0x7F, 0xC0...0xC2, 0xCC...: return .careful
      default: break
      }
      isStart = false
    }
    return shape
  }
}
