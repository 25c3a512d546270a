extension String {
  /// The text with its placeholders filled, except those without a value: `{0} di {1}` → `2 di 7`. A
  /// placeholder is letters and digits in braces; other braces are text.
  package func filled(_ value: (Substring) -> String?) -> String {
    var text = ""
    var rest = self[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      text += String(rest[..<open])
      let tail = rest[rest.index(after: open)...]
      let name = tail[
        ..<(tail.utf8.firstIndex { !$0.isASCIILetter && !$0.isASCIIDigit } ?? tail.endIndex)]
      if tail[name.endIndex...].utf8.first == UInt8(ascii: "}"), let filling = value(name) {
        text += filling
        rest = tail[tail.index(after: name.endIndex)...]
      } else {
        text += "{"
        rest = tail
      }
    }
    return text + String(rest)
  }

  /// The text with each occurrence of a sign replaced, even where a combining mark joins it to a larger
  /// character, which `replacing(_:with:)` skips; O(length).
  ///
  ///     "a<\u{301}b".replacing(sign: "<", with: "&lt;")  // "a&lt;\u{301}b"
  package func replacing(sign: Unicode.Scalar, with other: String) -> String {
    unicodeScalars.split(separator: sign, omittingEmptySubsequences: false)
      .map { String($0) }.joined(separator: other)
  }
}
