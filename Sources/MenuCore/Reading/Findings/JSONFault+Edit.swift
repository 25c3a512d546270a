internal import LocatedJSON

extension JSONFault {
  /// The bytes of the fault.
  var range: Range<Int> { offset..<offset + length }

  /// The text of the fault.
  func text(in bytes: [UInt8]) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The edit that fixes it; nil if none is certain.
  func edit(in bytes: [UInt8]) -> FileEdit? {
    switch kind {
    case .recovered(let slip): edit(of: slip, in: bytes)
    case .byteOrderMark: FileEdit(range, [])
    case .unexpectedCharacter(let scalar): scalar.ordinary.map { FileEdit(range, $0) }
    case .singleQuotes where length > 1: FileEdit(range, Self.requoted(text(in: bytes)))
    case .lineBreak: FileEdit(range, Self.joined(text(in: bytes)))
    // Any other control character inside a text is left over from another program.
    case .controlCharacter(let byte): FileEdit(range, byte == 0x09 ? " " : "")
    case .missingValue, .missingKey: emptyEntry(in: bytes).map { FileEdit($0, []) }
    case .mismatchedBracket(let open, _): FileEdit(range, open.closing)
    // Text that an owner wrote about dishes is never deleted, and no other edit is certain.
    default: nil
    }
  }

  private func edit(of slip: JSONFault.Slip, in bytes: [UInt8]) -> FileEdit? {
    switch slip {
    case .trailingComma, .byteOrderMark: FileEdit(range, [])
    case .comment: nil
    case .missingComma: FileEdit(offset..<offset, ",")
    case .typographicQuotes: FileEdit(range, Self.requoted(text(in: bytes)))
    case .strayCharacter("="): FileEdit(range, ":")
    case .strayCharacter(let scalar): scalar.ordinary.map { FileEdit(range, $0) }
    case .decimalComma: FileEdit(range, text(in: bytes).withPoint)
    }
  }

  /// The text in the quotes of JSON. `“La "vera"”` → `"La \"vera\""`
  private static func requoted(_ text: String) -> String {
    let content = String(text.unicodeScalars.dropFirst().dropLast())
    return "\"" + content.replacing(sign: "\"", with: "\\\"") + "\""
  }

  /// A text over several lines joined to one, with an escape for each line break.
  private static func joined(_ text: String) -> String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { String($0).trimmed }.joined(separator: "\\n")
  }

  /// An empty entry: a comma with nothing before it, and at the end of a list also the comma before that.
  private func emptyEntry(in bytes: [UInt8]) -> Range<Int>? {
    guard length == 1, bytes[offset] == UInt8(ascii: ","),
      let before = bytes[..<offset].lastIndex(where: { !FileText.isBlank($0) }),
      bytes[before] != UInt8(ascii: ":")
    else { return nil }
    let next = bytes[(offset + 1)...].first { !FileText.isBlank($0) }
    let isLast = next == UInt8(ascii: "]") || next == UInt8(ascii: "}")
    if isLast, bytes[before] == UInt8(ascii: ",") { return before..<offset + 1 }
    return range
  }
}

extension Unicode.Scalar {
  /// The JSON characters that a similar character between values means: a blank, a comma, a bracket;
  /// empty for an invisible mark; nil for any other character.
  fileprivate var ordinary: String? {
    switch self {
    case "，": ","
    case "：": ":"
    case "［", "(": "["
    case "］", ")": "]"
    case "•", "●", "▪", "◦": ""
    case "｛": "{"
    case "｝": "}"
    case "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}"..."\u{206F}", "\u{AD}",
      "\u{180E}":
      ""
    default: properties.isWhitespace && !isASCII ? " " : nil
    }
  }
}
