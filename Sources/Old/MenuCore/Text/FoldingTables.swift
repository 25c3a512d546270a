/// How a single letter folds, with or without marks.
enum FoldingTables {
  /// Each ASCII byte: letters in lower case, every control a blank.
  static let ascii: [UInt8] = (0..<128).map { (byte: UInt8) in
    switch byte {
    case 0..<0x20, 0x7F: .space
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "`"): UInt8(ascii: "'")
    default: byte
    }
  }

  /// What a letter of the Latin, Greek or Cyrillic script, a blank, or a variant of a sign of ASCII
  /// folds to; nil for everything else.
  static func letter(_ scalar: Unicode.Scalar) -> [UInt8]? {
    let value = Int(scalar.value)
    if value < near.count { return near[value] }
    if farther.indices.contains(value - firstFarther) { return farther[value - firstFarther] }
    return computed(scalar)
  }

  /// A letter of another script with its marks: composed, of usual width and in lower case.
  static func other(_ letter: [Unicode.Scalar]) -> [UInt8] {
    let usual = letter.contains(where: \.isWidthVariant) ? NormalForm.compatible.of(letter) : letter
    return NormalForm.composed.of(usual)
      .flatMap { self.letter($0) ?? Array(lowercased($0).utf8) }
  }

  /// A Cyrillic letter with its marks: those that make it another letter stay, all others go.
  static func cyrillic(_ letter: [Unicode.Scalar]) -> [UInt8] {
    Array(plain(NormalForm.composed.of(letter).first ?? "\u{FFFD}").utf8)
  }

  /// From NUL to the end of Cyrillic, and from Latin Extended Additional to General Punctuation.
  private static let near = (0..<0x530).map { Unicode.Scalar($0).flatMap(computed) }
  private static let farther = (0x1E00..<0x2070).map { Unicode.Scalar($0).flatMap(computed) }
  private static let firstFarther = 0x1E00

  private static func computed(_ scalar: Unicode.Scalar) -> [UInt8]? {
    if scalar.isASCII { return [ascii[Int(scalar.value)]] }
    if scalar.properties.isWhitespace { return [.space] }
    if let same = variants[scalar] { return Array(same.utf8) }
    if let ascii = scalar.fullwidthASCII { return computed(ascii) }
    if scalar.isLigature {
      return NormalForm.compatible.of([scalar]).flatMap { String($0).utf8 }
    }
    if scalar.isCyrillic { return cyrillic([scalar]) }
    guard scalar.isLatinOrGreek else { return nil }
    return NormalForm.decomposed.of([scalar]).filter { !$0.isDiacritic }.flatMap { plain($0).utf8 }
  }

  private static func plain(_ base: Unicode.Scalar) -> String {
    let lower = lowercased(base)
    return lower.unicodeScalars.first.flatMap { variants[$0] } ?? lower
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> String {
    scalar.properties.lowercaseMapping
  }

  /// What is the same as something else without being composed of it. The strokes follow the
  /// Unicode Collation Algorithm, which takes ø for an o.
  private static let variants: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "đ": "d", "Đ": "d",
    "ł": "l", "Ł": "l", "ħ": "h", "Ħ": "h", "ŧ": "t", "Ŧ": "t", "ς": "σ", "ё": "е", "ѐ": "е",
    "ѝ": "и", "ı": "i",
    "\u{2018}": "'", "\u{2019}": "'", "\u{201A}": "'", "\u{201B}": "'", "\u{2B9}": "'",
    "\u{2BC}": "'", "\u{2032}": "'", "\u{B4}": "'",
    "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "\u{2013}": "-", "\u{2014}": "-",
    "\u{2015}": "-", "\u{2212}": "-", "\u{FE58}": "-", "\u{FE63}": "-",
    "\u{201C}": "\"", "\u{201D}": "\"", "\u{201E}": "\"", "\u{201F}": "\"", "\u{AB}": "\"",
    "\u{BB}": "\"",
  ]
}
