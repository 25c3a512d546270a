/// A text as the lexicon reads it: folded words, and where a phrase or a sentence ends between them.
///
/// A word is a run of Latin letters. Everything else separates words: blanks, digits, signs, letters of
/// other scripts. Case, accents and compatibility forms are folded, letters that only look Latin are
/// taken as Latin, and what nobody sees inside a word is left out. `Crème brûlée⁷, d'uovo` → creme,
/// brulee | d, uovo
struct LexiconText {
  /// The gap in front of a word.
  enum Gap: Comparable {
    /// A blank, an apostrophe, a hyphen, a digit, a sign.
    case word
    /// A comma, a bracket, a colon, a quote, a dash, a plus.
    case phrase
    /// A full stop, a semicolon, the end of a line.
    case sentence
  }

  struct Word {
    let range: Range<Int>
    let gap: Gap
  }

  /// The letters of all words, one behind the other.
  private(set) var letters: [UInt8] = []
  private(set) var words: [Word] = []
  /// True if there are characters that nobody sees.
  private(set) var hasUnseen = false
  private var start = 0
  private var gap = Gap.word

  /// The words of a text; O(length). The buffers of an earlier text are used again.
  ///
  /// With `unseenSeparates` the characters that nobody sees separate words, too.
  mutating func read(_ text: String, unseenSeparates: Bool = false) {
    letters.removeAll(keepingCapacity: true)
    words.removeAll(keepingCapacity: true)
    start = 0
    gap = .word
    hasUnseen = false
    var text = text
    let isASCII = text.withUTF8 { readASCII($0) }
    if !isASCII {
      for scalar in text.unicodeScalars { read(scalar, unseenSeparates: unseenSeparates) }
    }
    endWord()
  }

  /// Reads bytes up to the first that is not ASCII; false if there is one.
  private mutating func readASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
    for index in bytes.indices {
      let byte = bytes[index]
      if byte.isASCIILetter {
        letters.append(byte | 0x20)
      } else {
        separate(byte == UInt8(ascii: "-") ? hyphen : Self.gap(of: byte))
      }
    }
    return true
  }

  private mutating func read(_ scalar: Unicode.Scalar, unseenSeparates: Bool) {
    switch FoldingTables.letters(of: scalar, into: &letters) {
    case .letters: break
    case .unseen:
      // A mark is a part of its letter.
      guard !scalar.properties.generalCategory.isMark else { return }
      hasUnseen = true
      if unseenSeparates { separate(.word) }
    case .pictogram:
      separate(.word)
      letters += Array(String(scalar).utf8)
      separate(.word)
    case .other: separate(scalar == "-" ? hyphen : Self.gap(of: scalar))
    }
  }

  /// A hyphen behind a word goes on with it; one behind a blank is a dash.
  private var hyphen: Gap { letters.count > start ? .word : .phrase }

  private mutating func separate(_ next: Gap) {
    endWord()
    gap = max(gap, next)
  }

  private mutating func endWord() {
    guard letters.count > start else { return }
    words.append(Word(range: start..<letters.count, gap: gap))
    start = letters.count
    gap = .word
  }

  private static func gap(of byte: UInt8) -> Gap {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"), 0x0A, 0x0D:
      .sentence
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "|"), UInt8(ascii: "&"), UInt8(ascii: "+"),
      UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
      .phrase
    default: .word
    }
  }

  private static func gap(of scalar: Unicode.Scalar) -> Gap {
    if scalar.isASCII { return gap(of: UInt8(truncatingIfNeeded: scalar.value)) }
    switch scalar {
    case "…", "。", "\u{2028}", "\u{2029}", "\u{85}", "！", "？", "；": return .sentence
    case "“", "”", "„", "«", "»", "‹", "›", "·", "•", "–", "—", "，", "、", "：", "（", "）":
      return .phrase
    default: return .word
    }
  }

  /// The letters of a word.
  func packed(_ word: Word) -> PackedWord {
    letters.withUnsafeBufferPointer { PackedWord(UnsafeBufferPointer(rebasing: $0[word.range])) }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool { self == .nonspacingMark || self == .enclosingMark }
}
