/// Texts as JSON writes them (RFC 8259, section 7).
package enum JSONText {
  /// A text in quotes, with escapes for quotes, backslashes, controls and direction marks, which a
  /// terminal or an editor would interpret. `"a"` → `"\"a\""`
  package static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x20...0x7E).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
    if isPlain { return "\"\(text)\"" }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case ..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": result += escape(scalar)
      case _ where scalar.properties.isBidiControl: result += escape(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// `\u202e`, for a scalar of at most four hexadecimal digits.
  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
