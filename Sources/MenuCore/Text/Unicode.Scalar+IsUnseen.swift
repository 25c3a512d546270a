extension Unicode.Scalar {
  /// True if it is invisible by itself: blanks, joiners and all else that Unicode lets
  /// programs leave out, skin tones without a face, and the Braille cell without a dot.
  var isUnseen: Bool {
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.isEmojiModifier || value == 0x2800
  }
}
