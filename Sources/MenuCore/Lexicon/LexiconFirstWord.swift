/// The first word of a line of a resource file, by which the line is found.
struct LexiconFirstWord: Sendable {
  let word: LexiconEntry.Word
  /// True if no other word follows.
  let isAlone: Bool

  /// The fewest letters of a word in which a slip is looked for.
  static let shortestSlip = 6

  /// Reads the beginning of a line; nil for a comment, and for a line without letters.
  init?(of line: UnsafeBufferPointer<UInt8>) {
    guard line.first != UInt8(ascii: "#") else { return nil }
    var reader = LexiconLineReader(line)
    guard let word = reader.nextWord() else { return nil }
    self.word = word
    isAlone = reader.isAtColon
  }

  /// True if a slip is looked for in it.
  var mayBeMeant: Bool {
    isAlone && word.match != .ending && word.letters.count >= Self.shortestSlip
  }

  /// True if a word of a text is one slip away: a letter more, less, other, or two neighbours swapped.
  /// The beginning of a word is another word: `paste` of `pastel`.
  func isOneSlip(from other: PackedWord) -> Bool {
    guard mayBeMeant else { return false }
    let isBeginning = other.count < Self.shortestSlip && word.letters.prefix(other.count) == other
    return !isBeginning && word.letters.isOneSlip(from: other, asStem: word.match == .stem)
  }
}
