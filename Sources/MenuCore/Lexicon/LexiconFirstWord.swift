/// The first word of a line of a resource file, by which the line is found.
struct LexiconFirstWord: Sendable {
  let word: LexiconEntry.Word
  /// True if no other word follows.
  let isAlone: Bool

  /// The fewest letters of a word in which a slip is looked for.
  static let shortestSlip = 6
  /// The letters of a word of which some differ, after a slip among its first three.
  private static let slipped = 4

  /// Reads the beginning of a line; nil for a comment, and for a line without letters.
  init?(_ reader: inout LexiconLineReader) {
    guard let word = reader.nextWord() else { return nil }
    self.word = word
    isAlone = reader.isAtColon
  }

  /// True if a slip is looked for in it.
  var mayBeMeant: Bool {
    isAlone && word.match != .ending && word.letters.count >= Self.shortestSlip
  }

  /// The letters behind a slip among its first ones: of a stem two, of a word all.
  var lettersBehindSlip: PackedWord {
    let rest = word.letters.dropping(Self.slipped)
    return word.match == .stem ? rest.prefix(2) : rest
  }

  /// What may be `lettersBehindSlip` of the word that is meant by one with a slip among its first letters; of
  /// a stem their first two.
  static func lettersBehindSlip(in word: PackedWord) -> [PackedWord] {
    // A letter less or more in front moves the rest by one.
    (slipped - 1...slipped + 1).map { word.dropping($0) }
  }

  /// True if a word of a text is one slip away: a letter more, less, other, or two neighbours swapped.
  /// The beginning of a word is another word: `paste` of `pastel`.
  func isOneSlip(from other: PackedWord) -> Bool {
    guard mayBeMeant else { return false }
    let isBeginning = other.count < Self.shortestSlip && word.letters.prefix(other.count) == other
    return !isBeginning && word.letters.isOneSlip(from: other, asStem: word.match == .stem)
  }
}
