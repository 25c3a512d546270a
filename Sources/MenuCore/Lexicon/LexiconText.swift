/// A text as the lexicon reads it: folded words, and the gaps at which a phrase or a sentence ends.
///
/// A word is a run of Latin letters. Everything else separates words: blanks, digits, signs, letters of other
/// scripts. Case, accents and compatibility forms are folded, letters that only look Latin count as Latin in
/// a word with a Latin letter, and invisible characters inside a word are skipped. A price is read as the
/// word `€`, and an additive as one word: `E322`. The Italian *è* is another word than *e*.
/// `Crème brûlée⁷, d'uovo` → creme, brulee | d, uovo
struct LexiconText {
  /// The gap before a word.
  enum Gap: Comparable {
    /// A blank, an apostrophe, a hyphen, a digit, a sign.
    case word
    /// A colon; what follows it is about what precedes it.
    case colon
    /// A comma, which continues a list.
    case comma
    /// A quote, a dash, a plus, the end of a bracket.
    case phrase
    /// The beginning of a bracket.
    case bracket
    /// A full stop before a small letter or after a single one, which may be that of an abbreviation:
    /// `ggf. glutenfrei`
    case point
    /// A full stop, a semicolon, the end of a line.
    case sentence
    /// A question mark.
    case question
  }

  /// A sign directly after a word.
  enum Sign {
    /// `gluten-free*`
    case footnote
    /// `form. fresco`
    case fullStop
    /// It may tear a word: `but-ter`
    case hyphen

    init?(_ scalar: Unicode.Scalar) {
      switch scalar {
      case "*", "†", "‡": self = .footnote
      case ".": self = .fullStop
      case "-", "\u{2010}", "\u{2011}": self = .hyphen
      default: return nil
      }
    }
  }

  struct Word {
    let letters: PackedWord
    let gap: Gap
    /// The sign that follows directly; nil for any other.
    var sign: Sign?
    /// True for the first part of a compound whose end is in a later word: *milch* of `milch- und eifrei`
    var isFirstPart = false
    /// True if a digit is between it and the word before.
    var isAfterDigit = false
  }

  private(set) var words: [Word] = []
  /// True if the text has invisible characters.
  private(set) var hasUnseen = false
  /// True if the text may have words that were pulled apart: it is not plain, or has a `<` or three words of
  /// one letter in a row.
  private(set) var mayHavePieces = false
  /// The number of words of one letter at the end.
  private var singleLetters = 0
  private var word = PackedWord()
  /// True if the word has a Latin letter, not only letters that look like one.
  private var isLatin = false
  /// True if the last letter of the word has an accent of *è*, or the apostrophe that replaces it.
  private var isAccented = false
  private var isAfterDigit = false
  /// True directly after a word and its hyphen.
  private var isAfterHyphen = false
  private var gap = Gap.word
  /// The gap after the last word.
  var lastGap: Gap { gap }
  /// The letters of one character.
  private var folded: [UInt8] = []

  /// Reads the words of a text; O(length). It reuses the buffers of the previous text.
  ///
  /// HTML entities count as their characters. With `unseenSeparates`, invisible characters separate words
  /// too.
  mutating func read(_ text: String, unseenSeparates: Bool = false) {
    start()
    var text = text
    if text.withUTF8({ readPlain($0) }) { return }
    start()
    mayHavePieces = true
    for scalar in text.withoutEntities.withNumbersSpelled.unicodeScalars {
      read(scalar, unseenSeparates: unseenSeparates)
    }
    endWord()
  }

  private mutating func start() {
    words.removeAll(keepingCapacity: true)
    word = PackedWord()
    isLatin = false
    isAfterHyphen = false
    isAfterDigit = false
    gap = .word
    hasUnseen = false
    mayHavePieces = false
    singleLetters = 0
  }

  /// Reads a text of ASCII without entities, prices, additives and first parts of compounds; false for any
  /// other text.
  private mutating func readPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isASCIILetter {
        let start = index
        while index < bytes.count, bytes[index].isASCIILetter { index += 1 }
        if index - start < 3, bytes.additiveLength(at: start) > 0 { return false }
        if gap == .point, bytes[start] & 0x20 == 0, !isAfterLetter { gap = .sentence }
        append(PackedWord(lettersOf: bytes, start..<index))
        continue
      }
      guard byte < 0x80, byte != UInt8(ascii: "&") else { return false }
      if byte != UInt8(ascii: " ") {
        if bytes.priceLength(at: index) > 0 { return false }
        mayHavePieces = mayHavePieces || byte == UInt8(ascii: "<")
        let isAfterWord = index > 0 && bytes[index - 1].isASCIILetter
        if isAfterWord, isIntricate(byte, before: bytes[(index + 1)...].first) { return false }
        if isAfterWord { words[words.count - 1].sign = Sign(Unicode.Scalar(byte)) }
        if byte.isASCIIDigit {
          isAfterDigit = true
        } else {
          let isDash = byte == UInt8(ascii: "-") && !isAfterWord
          gap = max(gap, isDash ? .phrase : Self.gap(of: Unicode.Scalar(byte)))
        }
      }
      index += 1
    }
    return true
  }

  /// True for a sign after a word that says more than that the word ends: `milch- und`, `e' buona`, `w/o`
  private func isIntricate(_ sign: UInt8, before next: UInt8?) -> Bool {
    switch sign {
    case UInt8(ascii: "-"): !(next?.isASCIILetter ?? false)
    case UInt8(ascii: "'"), UInt8(ascii: "`"): words.last?.letters == .letterE
    case UInt8(ascii: "/"): words.last?.letters.count == 1
    default: false
    }
  }

  private mutating func read(_ sign: Unicode.Scalar, unseenSeparates: Bool) {
    let isCross = sign.value > 0x2600 && Self.crosses.contains(sign)
    let scalar = isCross ? Self.prohibition : sign
    folded.removeAll(keepingCapacity: true)
    let kind = FoldingTables.letters(of: scalar, into: &folded)
    if isAfterHyphen {
      isAfterHyphen = false
      words[words.count - 1].isFirstPart = kind == .other
    }
    switch kind {
    case .letters:
      if gap == .point, word.count == 0, !scalar.properties.isLowercase, !isAfterLetter {
        gap = .sentence
      }
      isLatin = true
      isAccented = scalar == "è" || scalar == "È" || scalar == "é" || scalar == "É"
      for letter in folded { word.append(letter) }
    case .lookalike: for letter in folded { word.append(letter) }
    case .unseen:
      // A mark is a part of its letter.
      let category = scalar.properties.generalCategory
      guard category != .nonspacingMark, category != .enclosingMark else {
        isAccented = isAccented || scalar == "\u{300}" || scalar == "\u{301}"
        return
      }
      hasUnseen = true
      if unseenSeparates { separate(.word) }
    case .pictogram:
      separate(.word)
      word = PackedWord(String(scalar).utf8)
      isLatin = true
      separate(.word)
    case .other: read(sign: scalar)
    }
  }

  private mutating func read(sign: Unicode.Scalar) {
    let isAfterWord = isLatin
    // A hyphen after a word continues it; a hyphen after a blank is a dash.
    let isDash = sign == "-" && word.count == 0
    isAccented = isAccented || sign == "'" || sign == "’" || sign == "`" || sign == "´"
    var next = isDash ? Gap.phrase : Self.gap(of: sign)
    // A stroke after one letter is that of an abbreviation: `w/o`
    if sign == "/", isAfterWord, word.count == 1 { next = .word }
    separate(next)
    isAfterDigit = isAfterDigit || sign.properties.numericType != nil
    guard isAfterWord else { return }
    words[words.count - 1].sign = Sign(sign)
    isAfterHyphen = words[words.count - 1].sign == .hyphen
  }

  private mutating func separate(_ next: Gap) {
    endWord()
    gap = max(gap, next)
  }

  private mutating func endWord() {
    guard word.count > 0 else { return }
    if isLatin { append(isAccented && word == .letterE ? .graveE : word) }
    word = PackedWord()
    isLatin = false
  }

  private var isAfterLetter: Bool { words.last?.letters.count == 1 }

  /// Adds a word. Two letters with full stops are one abbreviation: `a. W.`
  private mutating func append(_ letters: PackedWord) {
    if gap == .point, letters.count == 1, isAfterLetter { gap = .word }
    singleLetters = letters.count == 1 ? singleLetters + 1 : 0
    mayHavePieces = mayHavePieces || singleLetters > 2
    words.append(Word(letters: letters, gap: gap, isAfterDigit: isAfterDigit))
    isAfterDigit = false
    gap = .word
  }

  /// Signs that cross something out, all of which are read as the same picture.
  private static let crosses = "☒✕✖✗✘❌❎".unicodeScalars
  private static let prohibition: Unicode.Scalar = "🚫"

  private static func gap(of sign: Unicode.Scalar) -> Gap { gaps[sign] ?? .word }

  /// The gaps of signs; any other sign is a gap between words of a phrase.
  private static let gaps: [Unicode.Scalar: Gap] = {
    let signs: KeyValuePairs<Gap, String> = [
      .point: ".",
      .sentence: "!;\n\r…。！；\u{2028}\u{2029}\u{85}",
      .question: "?？",
      .colon: ":=：",
      .comma: ",，、",
      .phrase: ")]}/|&+\"<>“”„«»‹›·•–—）",
      .bracket: "([{（",
    ]
    var gaps: [Unicode.Scalar: Gap] = [:]
    for (gap, signs) in signs {
      for sign in signs.unicodeScalars { gaps[sign] = gap }
    }
    return gaps
  }()
}

extension PackedWord {
  fileprivate static let letterE = PackedWord("e".utf8)
  /// The word *è*, of the bytes of its letter.
  static let graveE = PackedWord("è".utf8)
}
