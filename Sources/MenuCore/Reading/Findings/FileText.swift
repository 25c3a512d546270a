/// The text of a file around a fault.
struct FileText {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The maximum number of bytes that are searched.
  private static let reach = 2_048

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  func byte(at index: Int) -> UInt8? { bytes[checked: index] }

  subscript(range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }

  private func first(from start: Int, where isEnd: (UInt8) -> Bool) -> Int {
    let end = min(bytes.count, start + Self.reach)
    guard start < end else { return min(start, bytes.count) }
    return bytes[start..<end].firstIndex(where: isEnd) ?? end
  }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The end of the line, or of the searched bytes.
  func endOfLine(from start: Int) -> Int { first(from: start, where: Self.endsLine) }

  /// The next comma, bracket or colon, or the end of the line.
  func endOfEntry(from start: Int) -> Int {
    first(from: start) { ",]}[{:\n\r".utf8.contains($0) }
  }

  /// The offset after the last byte that is not a blank.
  var endOfText: Int { (bytes.lastIndex { !Self.isBlank($0) } ?? -1) + 1 }

  /// The next quote on the line.
  func nextQuote(from start: Int) -> Int? {
    let quote = UInt8(ascii: "\"")
    let index = first(from: start) { $0 == quote || Self.endsLine($0) }
    guard byte(at: index) == quote else { return nil }
    return index
  }

  /// The offset after the next quote on the line that is followed by a separator.
  func endOfQuotedText(from start: Int) -> Int? {
    let end = endOfLine(from: start)
    var index = start
    while let quote = nextQuote(from: index), quote < end {
      index = quote + 1
      let next = bytes[index...].first { $0 != 0x20 && $0 != 0x09 } ?? 0x0A
      if ",:]}\n\r".utf8.contains(next) { return index }
    }
    return nil
  }

  /// The start of the commas, colons, closing brackets and blanks before an offset.
  func startOfSeparators(before end: Int) -> Int {
    var index = end
    while index > 0, ",:]} \t\n\r".utf8.contains(bytes[index - 1]) { index -= 1 }
    return index
  }

  /// The last byte before an offset that is not a blank, nor a comma if those are skipped.
  func last(before end: Int, skippingCommas: Bool = false) -> Int? {
    bytes.prefix(end).lastIndex { byte in
      !Self.isBlank(byte) && !(skippingCommas && byte == UInt8(ascii: ","))
    }
  }

  /// The last byte before an offset that is not a blank, if it is a sign.
  func last(_ sign: Unicode.Scalar, before end: Int) -> Int? {
    last(before: end).flatMap { byte(at: $0) == UInt8(ascii: sign) ? $0 : nil }
  }

  /// The start of the string that ends before an offset.
  func startOfString(before end: Int) -> Int? {
    guard let last = last("\"", before: end) else { return nil }
    return bytes[max(0, last - Self.reach)..<last].lastIndex(of: UInt8(ascii: "\""))
  }
}
