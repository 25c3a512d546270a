internal import CWords

/// A resource file of words, with `#` at the beginning of a comment.
package enum WordFile {
  /// A line `name: word, word`.
  package struct Line: Sendable {
    package let name: String
    package let words: [String]
  }

  /// The words that guests type line by line, by their meaning.
  package static var orders: [Line] { lines(of: Array(words_orders().content)) }

  /// The lines of a file without its comments; O(its length).
  static func content(of file: [UInt8]) -> [ArraySlice<UInt8>] {
    file.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
  }

  /// The lines of a file of names and words; O(its length).
  static func lines(of file: [UInt8]) -> [Line] {
    content(of: file).compactMap { line in
      let parts = line.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let words = parts[1].split(separator: UInt8(ascii: ","))
        .map { String(decoding: $0, as: UTF8.self).trimmed }
      return Line(name: String(decoding: parts[0], as: UTF8.self), words: words)
    }
  }
}

extension String {
  private static let umlauts: [Unicode.Scalar: String] = [
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue",
  ]

  /// The text with its umlauts in two letters; nil if it has none. `Größe` → Groesse
  var withUmlautsSpelled: String? {
    guard unicodeScalars.contains(where: { !$0.isASCII && Self.umlauts[$0] != nil }) else {
      return nil
    }
    return unicodeScalars.map { Self.umlauts[$0] ?? String($0) }.joined()
  }
}

extension words_file {
  /// The bytes of the file, which are valid as long as the program runs.
  var content: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: Int(count)) }
}
