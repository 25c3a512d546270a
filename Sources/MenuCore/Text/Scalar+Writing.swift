extension Unicode.Scalar {
  /// Whether nobody sees it where it stands alone: blanks, joiners and all else that Unicode lets
  /// programs leave out, skin tones without a face, and the Braille cell without a dot.
  var isUnseen: Bool {
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.isEmojiModifier || value == 0x2800
  }

  /// How JSON writes it in ASCII: an escape for each unit of UTF-16 (RFC 8259, section 7).
  package var jsonEscape: String {
    String(self).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }.joined()
  }
}
