extension JSONParser {
  /// The length of the non-ASCII character at `index`, 2 to 4 bytes; 0 if it is not valid UTF-8
  /// (Unicode, table 3-7): no overlong form, no surrogate, nothing above U+10FFFF.
  func utf8Length(at index: Int) -> Int {
    let lead = bytes[index]
    guard lead >= 0xC2, lead <= 0xDF else { return longUTF8Length(at: index) }
    return isContinuation(index + 1) ? 2 : 0
  }

  private func longUTF8Length(at index: Int) -> Int {
    guard isContinuation(index + 1), isContinuation(index + 2) else { return 0 }
    switch (bytes[index], bytes[index + 1]) {
    case (0xE0, ..<0xA0), (0xED, 0xA0...), (0xF0, ..<0x90), (0xF4, 0x90...): return 0
    case (0xE0...0xEF, _): return 3
    case (0xF0...0xF4, _) where isContinuation(index + 3): return 4
    default: return 0
    }
  }

  /// The length of the character at `index`, 1 to 4 bytes; 0 if it is not valid UTF-8.
  func characterLength(at index: Int) -> Int {
    if bytes[index] < 0x80 { return 1 }
    return utf8Length(at: index)
  }

  /// The character at `index`; nil if the bytes there are not valid UTF-8.
  func scalar(at index: Int) -> Unicode.Scalar? {
    let length = characterLength(at: index)
    guard length > 0 else { return nil }
    return String(decoding: bytes[index..<index + length], as: UTF8.self).unicodeScalars.first
  }

  private func isContinuation(_ index: Int) -> Bool {
    index < bytes.count && bytes[index] & 0xC0 == 0x80
  }

  func isByteOrderMark(at index: Int) -> Bool {
    bytes.dropFirst(index).starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// True if the file is UTF-16 or UTF-32: it has a byte-order mark of these, or a zero byte next to its
  /// first character, which is ASCII.
  var isOtherEncoding: Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let start = bytes.prefix(4)
    return start.count == 4 && start.prefix(2).contains(0) && start.contains { $0 != 0 }
  }
}
