/// The bytes of a table as UTF-8, from any encoding that spreadsheets write.
struct TableEncoding {
  /// The table in UTF-8, without a byte-order mark; not valid if the table is damaged.
  let bytes: [UInt8]
  /// True if the bytes were read as Windows-1252, which a table cannot state.
  let isGuessed: Bool

  /// Decodes UTF-16 by its byte-order mark or by the zeros of its first character, and Windows-1252 if no
  /// character of the table looks like UTF-8; O(*n*).
  init(_ table: [UInt8]) {
    isGuessed = TableEncoding.isWindows(table)
    let head = table.prefix(2)
    if table.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes = Array(table.dropFirst(3))
    } else if head == [0xFF, 0xFE] || head.count == 2 && head[0] != 0 && head[1] == 0 {
      bytes = TableEncoding.utf8(fromUTF16: table) { low, high in UInt16(high) << 8 | UInt16(low) }
    } else if head == [0xFE, 0xFF] || head.count == 2 && head[0] == 0 && head[1] != 0 {
      bytes = TableEncoding.utf8(fromUTF16: table) { high, low in UInt16(high) << 8 | UInt16(low) }
    } else if isGuessed {
      bytes = table.flatMap { Array(String(TableEncoding.scalar(ofWindows: $0)).utf8) }
    } else {
      bytes = table
    }
  }

  private static func utf8(fromUTF16 table: [UInt8], _ unit: (UInt8, UInt8) -> UInt16) -> [UInt8] {
    let units = stride(from: 0, to: table.count - 1, by: 2).map { unit(table[$0], table[$0 + 1]) }
    let text = String(decoding: units.drop { $0 == 0xFEFF }, as: UTF16.self)
    return Array(text.utf8)
  }

  /// True if a table is not UTF-8, has no multi-byte character of UTF-8, and only bytes of Windows-1252.
  ///
  /// A UTF-8 table with a damaged byte is not taken for another encoding.
  private static func isWindows(_ table: [UInt8]) -> Bool {
    guard String(validating: table, as: UTF8.self) == nil else { return false }
    let isUndefined = table.contains { [0x00, 0x81, 0x8D, 0x8F, 0x90, 0x9D].contains($0) }
    return !isUndefined
      && !zip(table, table.dropFirst()).contains { byte, next in
        (0xC2...0xF4).contains(byte) && (0x80...0xBF).contains(next)
      }
  }

  /// The character of a byte of Windows-1252.
  private static func scalar(ofWindows byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return windows[Int(byte) - 0x80]
  }

  /// The characters of the bytes 0x80 to 0x9F; five of them are undefined.
  private static let windows = Array(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)
}
