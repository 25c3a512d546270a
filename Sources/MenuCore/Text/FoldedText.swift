/// A text without case and accents, with a mapping back to the original text: `Caffè` → `caffe`.
package struct FoldedText: Sendable {
  /// The folded bytes.
  package private(set) var bytes: [UInt8] = []
  /// The offset in the original text that each folded byte comes from; nil if both offsets are the same, as
  /// for ASCII.
  private var origins: [Int32]?

  /// Folds a text; O(*n*) for any text.
  package init(_ text: String) {
    var text = text
    let isASCII = text.withUTF8 { utf8 in
      guard utf8.allSatisfy({ $0 < 0x80 }) else { return false }
      bytes = utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
      return true
    }
    guard !isASCII else { return }
    var origins: [Int32] = []
    var offset: Int32 = 0
    for scalar in text.unicodeScalars {
      FoldingTables.fold(scalar, into: &bytes)
      while origins.count < bytes.count { origins.append(offset) }
      offset += Int32(UTF8.width(scalar))
    }
    origins.append(offset)
    self.origins = origins
  }

  /// The folded text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The words: runs of letters and digits. `Quattro formaggi (2)` → quattro, formaggi, 2
  package var words: [ArraySlice<UInt8>] { bytes.split { !$0.isWordByte } }

  /// The words, joined by blanks.
  var phrase: [UInt8] { Self.phrase(of: words) }

  /// Words, joined by blanks.
  static func phrase(of words: some Sequence<some Collection<UInt8>>) -> [UInt8] {
    Array(words.joined(separator: [UInt8(ascii: " ")]))
  }

  /// The words as texts.
  package var wordTexts: [String] { words.map { String(decoding: $0, as: UTF8.self) } }

  /// The range in the original text of a range of folded bytes.
  package func range(of folded: Range<Int>, in text: String) -> Range<String.Index> {
    let start = origins.map { Int($0[folded.lowerBound]) } ?? folded.lowerBound
    let end = origins.map { Int($0[min(folded.upperBound, $0.count - 1)]) } ?? folded.upperBound
    let utf8 = text.utf8
    let from =
      utf8.index(utf8.startIndex, offsetBy: start, limitedBy: utf8.endIndex) ?? utf8.endIndex
    let to = utf8.index(utf8.startIndex, offsetBy: end, limitedBy: utf8.endIndex) ?? utf8.endIndex
    return from..<max(from, to)
  }
}

extension UInt8 {
  /// True for letters and digits, and for every byte of a letter beyond ASCII.
  package var isWordByte: Bool { isASCIILetter || isASCIIDigit || self >= 0x80 }
}
