extension JSONParser {
  var openContainer: JSONFault.Container {
    tape[container].tag == JSONNode.Tag.object ? .object : .array
  }

  /// How the entry before `position` ends, as written.
  var lastEntry: String {
    let node = tape[nodeCount - 1]
    let length = node.tag == JSONNode.Tag.end ? 1 : node.payload
    return excerpt(node.offset..<node.offset + length)
  }

  /// The bytes that stand together from `start` on: at least one.
  func run(from start: Int) -> Range<Int> {
    var end = start + 1
    while end < bytes.count, !isDelimiter(at: end) { end += 1 }
    return start..<end
  }

  /// The text of a range, cut if it is long; a string keeps its closing quote.
  func excerpt(_ range: Range<Int>) -> String {
    let few = range.clamped(to: range.lowerBound..<range.lowerBound + 4 * JSONFault.excerptLength)
    let text = String(decoding: bytes[few.clamped(to: 0..<bytes.count)], as: UTF8.self)
    let scalars = text.unicodeScalars
    guard few != range || scalars.count > JSONFault.excerptLength else { return text }
    let quote = text.hasPrefix("\"") ? "\"" : ""
    return String(scalars.prefix(JSONFault.excerptLength - 1)) + "…" + quote
  }

  func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
  }
}
