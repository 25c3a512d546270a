/// The first word of a line of a resource file, by which the line is found.
struct LexiconFirstWord: Sendable {
  let word: LexiconEntry.Word
  /// True if no other word follows.
  let isAlone: Bool

  /// The minimum number of letters of a word whose typos are recognized.
  static let shortestSlip = 6
  /// The number of letters that may differ after a slip among the first three.
  private static let slipped = 4

  /// Reads the beginning of a line; nil for a comment or a line without letters.
  init?(_ reader: inout LexiconLineReader) {
    guard let word = reader.nextWord() else { return nil }
    self.word = word
    isAlone = reader.isAtColon
  }

  /// True if typos of the word are recognized.
  var mayBeMeant: Bool {
    isAlone && word.match != .ending && word.letters.count >= Self.shortestSlip
  }

  /// The letters after a slip among the first ones: two letters of a stem, all letters of a word.
  var lettersAfterSlip: PackedWord {
    let rest = word.letters.dropping(Self.slipped)
    return word.match == .stem ? rest.prefix(2) : rest
  }

  /// The possible values of `lettersAfterSlip` of the word that is meant, for a word with a slip among its
  /// first letters; for a stem, their first two letters count.
  static func lettersAfterSlip(in word: PackedWord) -> [PackedWord] {
    // A missing or an added letter shifts the rest by one.
    (slipped - 1...slipped + 1).map { word.dropping($0) }
  }

  /// True if a word of a text is one slip away: a letter added, missing or changed, or two neighbours
  /// swapped. The beginning of a word is a different word: `paste` of `pastel`.
  func isOneSlip(from other: PackedWord) -> Bool {
    guard mayBeMeant else { return false }
    let isBeginning = other.count < Self.shortestSlip && word.letters.prefix(other.count) == other
    return !isBeginning && word.letters.isOneSlip(from: other, asStem: word.match == .stem)
  }
}
