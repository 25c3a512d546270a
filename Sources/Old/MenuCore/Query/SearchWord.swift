/// Something that must be found: a word or a phrase, folded.
struct SearchWord: Hashable, Sendable {
  /// Where a word counts as found.
  enum Scope: Hashable, Sendable {
    case anywhere, beginningOfWord, wholeWords
  }

  /// The folded text, never empty.
  let bytes: [UInt8]
  let scope: Scope

  /// Makes a word that is found as people expect it: three letters only at the beginning of a word,
  /// where the script has words; more of them anywhere.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    scope = SearchWord.isShort(bytes) ? .beginningOfWord : .anywhere
  }

  /// Makes a word that is found where another begins with it.
  init(beginning bytes: [UInt8]) {
    self.bytes = bytes
    scope = SearchWord.isSpaced(bytes) ? .beginningOfWord : .anywhere
  }

  /// Makes words that are found only whole.
  init(whole bytes: [UInt8]) {
    self.bytes = bytes
    scope = .wholeWords
  }

  /// Whether it stands in a text.
  func occurs(in text: String) -> Bool {
    first(in: FoldedText(text).bytes, from: 0) != nil
  }

  /// Whether it stands in a text in one of its languages.
  func occurs(in text: LocalizedText) -> Bool {
    text.allTexts.contains { occurs(in: $0) }
  }

  /// Where it stands first in folded bytes, nil where it does not.
  func first(in text: [UInt8], from start: Int) -> Int? {
    var start = start
    while let found = ByteSearch.first(bytes, in: text, from: start) {
      if fits(text, at: found) { return found }
      start = found + 1
    }
    return nil
  }

  /// Whether it may stand at an index where its bytes are.
  func fits(_ text: [UInt8], at index: Int) -> Bool {
    guard scope != .anywhere else { return true }
    guard index == 0 || text[index - 1].separatesWords || !bytes[0].isOfWord else { return false }
    guard scope == .wholeWords else { return true }
    let end = index + bytes.count
    return end >= text.count || text[end].separatesWords
  }

  /// Whether it has three letters at most, of scripts that put blanks between words.
  private static func isShort(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= 12 else { return false }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.count <= 3 && isSpaced(bytes)
  }

  private static func isSpaced(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy(\.isOfSpacedScript)
  }
}

/// A word with all that it may be written as: `4` is also `quattro`.
struct SearchTerm: Hashable, Sendable {
  let spellings: [SearchWord]

  init(_ word: SearchWord, or others: [SearchWord] = []) {
    spellings = [word] + others
  }

  /// The same as a word that means something must stand: one of three letters whole, unless it may go
  /// on, a longer one where a word begins.
  func meant(mayGoOn: Bool) -> SearchTerm {
    let words = spellings.map { word in
      word.scope == .anywhere || mayGoOn
        ? SearchWord(beginning: word.bytes) : SearchWord(whole: word.bytes)
    }
    return SearchTerm(words[0], or: Array(words.dropFirst()))
  }
}

extension UInt8 {
  /// Whether it is neither a letter nor a digit nor a part of one, in folded texts.
  var separatesWords: Bool { !isOfWord }

  var isOfWord: Bool {
    (0x61...0x7A).contains(self) || isASCIIDigit || (0x80..<0xFF).contains(self)
  }
}

extension Unicode.Scalar {
  /// A letter or digit of a script in which blanks stand between words; not kana, Chinese
  /// characters, Hangul, Thai, Lao, Khmer and Burmese.
  fileprivate var isOfSpacedScript: Bool {
    switch value {
    case 0x30...0x39, 0x61...0x7A: true
    case 0..<0x80: false
    case 0xE00...0xEFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x1980...0x19FF: false
    case 0x80..<0x2000: properties.isAlphabetic
    default: false
    }
  }
}

extension String {
  /// Whether words are found in it as a search finds them, all of them: without case and accents,
  /// short ones at the beginning of a word.
  package func hasWords(_ typed: String) -> Bool {
    let text = FoldedText(self).bytes
    return FoldedText(typed).trimmed.split(separator: .space).allSatisfy { word in
      SearchWord(Array(word)).first(in: text, from: 0) != nil
    }
  }
}
