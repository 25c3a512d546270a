/// What quotes that stand at a wrong place were meant to be.
extension JSONParser {
  /// Nothing that JSON has stands at `position`, behind a string on the same line. If what stands there
  /// ends with a quote, the string was to go on up to it: its own quote came too early. If that quote
  /// ends a key, the string has lost its own.
  mutating func stopAtQuote() -> Step? {
    guard let string = lastStringOnLine(), let quote = nextQuote(from: position) else { return nil }
    let end = string.offset + string.payload
    let between = bytes[end..<position]
    guard !between.contains(where: { "{}[]:".utf8.contains($0) }) else { return nil }
    let isBehindComma = between.contains(UInt8(ascii: ","))
    if follows(quote) == UInt8(ascii: ":"), !isKey(string) {
      if isBehindComma { return nil }
      return stop(.missingEndQuote, at: string.offset, length: string.payload)
    }
    let text = excerpt(string.offset..<end)
    return stop(.earlyQuote(text), at: end - 1)
  }

  /// Whether the text that the end of a line cuts off goes on below, up to its quote.
  func goesOn(below end: Int) -> Bool {
    var (index, lines, last) = (end, 0, UInt8(0))
    while index < bytes.count, index < end + 2_048, lines < 12 {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""):
        let isFirst = last == 0x0A
        let isOpening = !isFirst && ",:[{".utf8.contains(last)
        return !isOpening && endsEntry(follows(index))
      case 0x0A:
        lines += 1
        last = byte
      case 0x20, 0x09, 0x0D: break
      default: last = byte
      }
      index += 1
    }
    return false
  }

  /// How typed quotes are used in the whole file; O(n), at the end of reading.
  func typographicQuotes() -> JSONFault.TypographicQuotes {
    var use = JSONFault.TypographicQuotes()
    var index = 0
    var isInString = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if byte == UInt8(ascii: "\"") { isInString.toggle() }
      if byte == 0x0A { isInString = false }
      guard byte >= 0x80, let mark = typographicQuote(at: index) else {
        index += 1
        continue
      }
      if isInString {
        use.areInTexts = true
        index += mark.length
      } else {
        index = skipTypographicText(mark, at: index, &use)
      }
    }
    return use
  }

  /// Notes a text between typed quotes, and gives the place behind it.
  private func skipTypographicText(
    _ opener: (scalar: Unicode.Scalar, length: Int), at start: Int,
    _ use: inout JSONFault.TypographicQuotes
  ) -> Int {
    use.note(opener.scalar, at: start)
    var index = start + opener.length
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if bytes[index] >= 0x80, let mark = typographicQuote(at: index) {
        if JSONFault.TypographicQuotes.closers(of: opener.scalar).contains(mark.scalar) {
          use.note(mark.scalar)
          return index + mark.length
        }
        index += mark.length
      } else {
        index += 1
      }
    }
    return index
  }

  private func typographicQuote(at index: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard bytes[index] == 0xE2 || bytes[index] == 0xC2 else { return nil }
    let length = utf8Length(at: index)
    guard length > 0 else { return nil }
    let text = String(decoding: bytes[index..<index + length], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, scalar.isTypographicQuote else { return nil }
    return (scalar, length)
  }

  /// The last string that was read, if it and all behind it stand on the line of `position`.
  private func lastStringOnLine() -> JSONNode? {
    for index in stride(from: nodeCount - 1, through: max(0, nodeCount - 4), by: -1) {
      let node = tape[index]
      guard node.tag == JSONNode.Tag.string else { continue }
      let isOneLine = !bytes[node.offset..<position].contains { $0 == 0x0A || $0 == 0x0D }
      return isOneLine ? node : nil
    }
    return nil
  }

  /// Whether a string that was just read is a key: then it is the last node.
  private func isKey(_ string: JSONNode) -> Bool {
    guard container >= 0, tape[container].tag == JSONNode.Tag.object else { return false }
    var index = string.offset
    while index > 0 {
      index -= 1
      let byte = bytes[index]
      if byte > 0x20 { return byte != UInt8(ascii: ":") }
    }
    return false
  }

  /// The next quote on the line, if it stands where a text ends: right behind something, or in front
  /// of what stands behind entries.
  private func nextQuote(from start: Int) -> Int? {
    var last = UInt8(ascii: ",")
    var index = start
    while index < bytes.count, index < start + 2_048 {
      switch bytes[index] {
      case 0x0A, 0x0D: return nil
      case 0x20, 0x09: break
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""):
        guard !",:;=[{(".utf8.contains(last) else { return nil }
        let isBehindBlank = bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09
        return !isBehindBlank || endsEntry(follows(index)) ? index : nil
      default: last = bytes[index]
      }
      index += 1
    }
    return nil
  }

  /// Whether an entry may end in front of a byte, or of the end of the file.
  private func endsEntry(_ byte: UInt8?) -> Bool { byte.map(",]}\n\r".utf8.contains) ?? true }

  /// What stands behind a quote on its line, a line feed at the end of it, nil at the end of the file.
  private func follows(_ quote: Int) -> UInt8? {
    var index = quote + 1
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }
}

extension Unicode.Scalar {
  /// Whether it is a quote as people and word processors type it.
  var isTypographicQuote: Bool { "“”„‟‘’‚«»″".unicodeScalars.contains(self) }
}
