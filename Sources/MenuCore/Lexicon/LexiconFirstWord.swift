/// The first word of a line of a resource file, by which the line is found.
struct LexiconFirstWord: Sendable {
  let word: LexiconEntry.Word
  /// True if no other word follows.
  let isAlone: Bool

  /// The minimum number of letters of a word whose typos are recognized.
  static let shortestTypo = 6

  /// Reads the beginning of a line; nil for a comment or a line without letters.
  init?(_ reader: LexiconLineReader) {
    var reader = reader
    guard let word = reader.nextWord() else { return nil }
    self.word = word
    isAlone = reader.isAtColon
  }

  /// True if typos of the word are recognized.
  var mayBeMeant: Bool {
    isAlone && word.match != .ending && word.letters.count >= Self.shortestTypo
  }

  /// True if a word of a text is one typo away: a letter added, missing or changed, or two neighbours
  /// swapped. The beginning of a word is a different word: `paste` of `pastel`.
  func isOneTypo(from other: PackedWord) -> Bool {
    guard mayBeMeant else { return false }
    let isBeginning = other.count < Self.shortestTypo && word.letters.prefix(other.count) == other
    return !isBeginning && word.letters.isOneTypo(from: other, asStem: word.match == .stem)
  }
}
