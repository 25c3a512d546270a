/// Strings in quotes that JSON does not allow, and full-width brackets.
extension JSONParser {
  /// The quotes that editors and people write in place of `"`.
  static let otherQuotes: Set<Unicode.Scalar> = [
    "“", "”", "„", "‟", "‘", "’", "‚", "«", "»", "″", "´", "`", "＂",
  ]

  /// Parses a string in other quotes that is closed on its line; false for anything else.
  mutating func readOtherQuotes() -> Bool {
    let start = position
    guard let quote = scalar(at: start), Self.otherQuotes.contains(quote),
      let end = endOfOtherQuotes(Self.otherQuotes.union(["\""]), from: start + UTF8.width(quote))
    else { return false }
    recover(.typographicQuotes, at: start, length: end - start)
    append(.string, spelling: .otherQuotes, offset: start, payload: end - start)
    position = end
    return true
  }

  /// The index after the first of `quotes` that a separator follows on the same line; nil if there is none,
  /// or if a character before it cannot be part of a string.
  func endOfOtherQuotes(_ quotes: Set<Unicode.Scalar>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      guard bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\\"),
        let scalar = scalar(at: index)
      else { return nil }
      index += UTF8.width(scalar)
      guard quotes.contains(scalar) else { continue }
      if isSeparator(after: index) { return index }
      // A straight quote or an apostrophe may be part of the text; any other quote is ambiguous.
      guard scalar == "\"" || scalar == "'" || scalar == "’" || scalar == "‘" else { return nil }
    }
    return nil
  }

  /// True if only blanks separate `start` from a comma, a colon, a closing bracket, a line break or the end
  /// of the file.
  func isSeparator(after start: Int) -> Bool {
    var index = start
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    guard index < bytes.count else { return true }
    if ",:]}\n\r".utf8.contains(bytes[index]) { return true }
    return bytes[index] >= 0x80 && scalar(at: index)?.isStray ?? false
  }

  /// Reports a full-width or round opening bracket, and treats it as `[` or `{`; nil for any other character.
  mutating func openOtherBracket() -> Step? {
    guard let bracket = skip(oneOf: "［｛(") else { return nil }
    // The container begins at the last byte of the bracket.
    position -= 1
    if bracket == "｛" { return open(.object) }
    return open(.array)
  }

  /// Reports a full-width or round bracket that closes the open container; nil for any other character.
  mutating func closeOtherBracket() -> Step? {
    guard container >= 0, skip(oneOf: isInObject ? "｝" : "］)") != nil else {
      return nil
    }
    leave()
    return .separator
  }

  /// Reports one of some brackets and skips it; nil for any other character.
  private mutating func skip(oneOf brackets: String) -> Unicode.Scalar? {
    guard let scalar = scalar(at: position), brackets.unicodeScalars.contains(scalar) else {
      return nil
    }
    let length = UTF8.width(scalar)
    stop(.unexpectedCharacter(scalar), at: position, length: length)
    position += length
    return scalar
  }
}
