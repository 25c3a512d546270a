extension JSONParser {
  /// Reports a quote that ends a string too early: `"the "best" one"` → the quote after `the `.
  ///
  /// No valid JSON begins at `position`, which is after a string on the same line. If a later quote on this
  /// line ends a text, the string was meant to continue up to it. If that quote ends a key, the string
  /// lacks its own closing quote.
  mutating func stopAtQuote(ofKey: Bool = false) -> Step? {
    guard nodeCount > 0, tape[nodeCount - 1].tag == .string else { return nil }
    let string = tape[nodeCount - 1]
    // A string before the last fault is unrelated to this fault.
    guard string.offset >= resumption else { return nil }
    let end = string.offset + string.payload
    let between = bytes[end..<position]
    guard !between.contains(where: ":\n\r".utf8.contains), let next = byteAfterText() else {
      return nil
    }
    // In an array, the entry after the comma lacks its first quote.
    let isNextEntry = between.contains(UInt8(ascii: ",")) && !isInObject
    if isNextEntry { return nil }
    if next != UInt8(ascii: ":") || ofKey {
      return stop(.earlyQuote(excerpt(string.offset..<end)), at: end - 1)
    }
    if between.contains(UInt8(ascii: ",")) { return nil }
    return stop(.unterminatedString, at: string.offset, length: string.payload)
  }

  /// Reports a string that contains the `sign` after it and ends at the first quote of the next string:
  /// `"name: "Diavola"`, `["milk, "eggs"]`; nil for any other string. Parsing continues at that quote.
  mutating func stopAtText(endingWith sign: Unicode.Scalar) -> Step? {
    let string = tape[nodeCount - 1]
    let end = string.offset + string.payload
    guard string.tag == .string, end == position, string.spelling != .otherQuotes,
      bytes[string.offset + 1..<end - 1].last(where: { !$0.isBlank }) == UInt8(ascii: sign),
      let quote = bytes[end...].firstIndex(where: { "\"\n\r".utf8.contains($0) }),
      bytes[quote] == UInt8(ascii: "\""), isSeparator(after: quote + 1)
    else { return nil }
    stop(.unterminatedString, at: string.offset, length: string.payload)
    position = end - 1
    resumption = position
    return .value
  }

  /// True for a quote after a number whose first quote is missing: `7.00"`
  func isStrayQuote(at index: Int) -> Bool {
    bytes.dropFirst(index).first == UInt8(ascii: "\"") && isSeparator(after: index + 1)
  }

  /// The first byte after the next quote, apart from blanks, if that quote ends a text; a line feed at the
  /// end of the line or file. Nil if the quote begins a text, or if this line has none within 2,048 bytes.
  private func byteAfterText() -> UInt8? {
    var last = UInt8(ascii: ",")
    for index in position..<min(bytes.count, position + 2_048) {
      let byte = bytes[index]
      if byte.isLineBreak { return nil }
      if byte == UInt8(ascii: "\""), bytes[index - 1] != UInt8(ascii: "\\") {
        let isAfterBlank = bytes[index - 1].isBlank
        let next = bytes[(index + 1)...].first { !$0.isBlank } ?? 0x0A
        let isOpening = ",:;=[{(".utf8.contains(last)
        let isBeforeText = isAfterBlank && !",]}\n\r".utf8.contains(next)
        if isOpening || isBeforeText { return nil }
        return next
      }
      if !byte.isBlank { last = byte }
    }
    return nil
  }
}
