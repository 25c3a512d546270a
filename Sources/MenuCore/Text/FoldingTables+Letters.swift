/// The Latin letters for the many forms in which people write them.
extension FoldingTables {
  /// The meaning of a scalar inside a text whose words are Latin.
  enum LetterKind {
    /// One or more letters from `a` to `z` were added.
    case letters
    /// Invisible by itself: a mark on a letter, a joiner, a soft hyphen.
    case unseen
    /// A letter of another script that looks like one from `a` to `z`, which was added.
    case lookalike
    /// A picture or a sign of currency, which is a word by itself.
    case pictogram
    /// Anything else, which separates words.
    case other
  }

  /// Adds the letters from `a` to `z` that a scalar spells. `é` → e, `ﬁ` → f i, `Ｌ` → l, Cyrillic `е` → e
  static func letters(of scalar: Unicode.Scalar, into letters: inout [UInt8]) -> LetterKind {
    let value = scalar.value
    if value < 0x80 {
      guard UInt8(value).isASCIILetter else { return .other }
      letters.append(UInt8(value) | 0x20)
      return .letters
    }
    if let letter = latinLetter(of: scalar) {
      letters.append(letter)
      return .letters
    }
    let isTwoLetters = ["ß", "Æ", "æ", "Œ", "œ"].contains(scalar)
    if isTwoLetters {
      fold(scalar, into: &letters)
      return .letters
    }
    if isMark(scalar) { return .unseen }
    if (0x1F300...0x1FAFF).contains(value) { return .pictogram }
    if let look = lookalikes[scalar] {
      letters.append(look)
      return .lookalike
    }
    if scalar.properties.generalCategory == .currencySymbol { return .pictogram }
    // A sign that is made of letters, or a raised letter, is not part of a word.
    guard scalar.properties.isAlphabetic, !isRaised(value) else { return .other }
    let before = letters.count
    fold(scalar, into: &letters)
    if letters[before...].allSatisfy(\.isASCIILetter), letters.count > before { return .letters }
    letters.removeSubrange(before...)
    return .other
  }

  /// True for marks on a letter, joiners, soft hyphens and the like.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Marks on a letter.
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// True for raised and lowered letters, which mark footnotes: `latteᵃ`
  private static func isRaised(_ value: UInt32) -> Bool {
    switch value {
    case 0xAA, 0xBA, 0x2B0...0x2FF, 0x1D2C...0x1D6A, 0x1D78, 0x1D9B...0x1DBF, 0x2071...0x209C,
      0x2C7C...0x2C7D, 0x24B6...0x24E9:
      true
    default: false
    }
  }

  /// The Latin letters that Cyrillic and Greek ones look like.
  private static let lookalikes: [Unicode.Scalar: UInt8] = {
    // Each group is a Latin letter, followed by the letters that look like it.
    let rows = [
      "aаАαΑ", "bВΒ", "cсСϲϹ", "dԁ", "eеЕεΕёЁ", "hһНΗ", "iіІιΙїЇ", "jјЈ", "kкКκΚ", "mМΜ", "nΝ",
      "oоОοΟ", "pрРρΡ", "sѕЅ", "tтТτΤ", "vυν", "xхХχΧ", "yуУΥγ", "zΖ",
    ]
    var table: [Unicode.Scalar: UInt8] = [:]
    for row in rows {
      let letters = row.unicodeScalars
      for letter in letters.dropFirst() { table[letter] = row.utf8.first }
    }
    return table
  }()
}
