/// Texts as JSON writes them (RFC 8259, section 7).
package enum JSONText {
  /// A text in quotes, with escapes for quotes, backslashes, controls and marks of direction, which a
  /// terminal or an editor would obey. `"a"` → `"\"a\""`
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case ..<" ", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
