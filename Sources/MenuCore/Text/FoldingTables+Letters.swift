/// Latin letters behind the many forms in which people write them.
extension FoldingTables {
  /// The meaning of a scalar inside a text whose words are Latin.
  enum LetterKind {
    /// One or more letters from `a` to `z` were added.
    case letters
    /// Nobody sees it: a mark on a letter, a joiner, a soft hyphen.
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
    if isUnseen(scalar) { return .unseen }
    if (0x1F300...0x1FAFF).contains(value) { return .pictogram }
    if let look = lookalike(of: scalar) {
      letters.append(look)
      return .lookalike
    }
    if scalar.properties.generalCategory == .currencySymbol { return .pictogram }
    // A sign that is made of letters, or a small one above the line, is no part of a word.
    guard scalar.properties.isAlphabetic, !isRaised(value) else { return .other }
    let before = letters.count
    fold(scalar, into: &letters)
    if letters[before...].allSatisfy(\.isASCIILetter), letters.count > before { return .letters }
    letters.removeSubrange(before...)
    return .other
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Marks on a letter.
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// True for small letters above or below the line, which are signs of notes: `latteᵃ`
  private static func isRaised(_ value: UInt32) -> Bool {
    switch value {
    case 0xAA, 0xBA, 0x2B0...0x2FF, 0x1D2C...0x1D6A, 0x1D78, 0x1D9B...0x1DBF, 0x2071...0x209C,
      0x2C7C...0x2C7D, 0x24B6...0x24E9:
      true
    default: false
    }
  }

  /// The Latin letter that a Cyrillic or Greek one looks like; nil for all others.
  private static func lookalike(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "а", "А", "α", "Α": UInt8(ascii: "a")
    case "В", "Β": UInt8(ascii: "b")
    case "с", "С", "ϲ", "Ϲ": UInt8(ascii: "c")
    case "ԁ": UInt8(ascii: "d")
    case "е", "Е", "ε", "Ε", "ё", "Ё": UInt8(ascii: "e")
    case "һ", "Н", "Η": UInt8(ascii: "h")
    case "і", "І", "ι", "Ι", "ї", "Ї": UInt8(ascii: "i")
    case "ј", "Ј": UInt8(ascii: "j")
    case "к", "К", "κ", "Κ": UInt8(ascii: "k")
    case "М", "Μ": UInt8(ascii: "m")
    case "Ν": UInt8(ascii: "n")
    case "о", "О", "ο", "Ο": UInt8(ascii: "o")
    case "р", "Р", "ρ", "Ρ": UInt8(ascii: "p")
    case "ѕ", "Ѕ": UInt8(ascii: "s")
    case "т", "Т", "τ", "Τ": UInt8(ascii: "t")
    case "υ", "ν": UInt8(ascii: "v")
    case "х", "Х", "χ", "Χ": UInt8(ascii: "x")
    case "у", "У", "Υ", "γ": UInt8(ascii: "y")
    case "Ζ": UInt8(ascii: "z")
    default: nil
    }
  }
}
