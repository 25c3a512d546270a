/// A line of the resource files, with enough of its first word to skip the line for most words of a text.
struct LexiconLine: Sendable {
  /// The first eight letters of the word.
  private let letters: UInt64
  private let offset: Int32
  /// The number of letters of the word.
  private let count: UInt8
  private let match: LexiconEntry.Match
  /// True if typos of the word are recognized.
  private let mayBeMeant: Bool

  /// Notes the line at an offset, which begins with a word.
  init(_ first: LexiconFirstWord, at offset: Int) {
    letters = first.word.letters.firstEight
    self.offset = Int32(offset)
    count = UInt8(clamping: first.word.letters.count)
    match = first.word.match
    mayBeMeant = first.mayBeMeant
  }

  /// The first word of the line.
  var first: LexiconFirstWord? {
    var reader = LexiconLineReader(LexiconIndex.text, from: Int(offset))
    return LexiconFirstWord(&reader)
  }

  /// The entry of the line; nil if it has none.
  var entry: LexiconEntry? {
    LexiconEntry(LexiconLineReader(LexiconIndex.text, from: Int(offset)))
  }

  /// False if the first word does not match a word of a text.
  func mayMatch(_ word: PackedWord) -> Bool {
    switch match {
    case .whole: word.count == count && word.firstEight == letters
    case .stem: word.count >= count && word.prefix(Int(count)).firstEight == letters
    case .ending: word.count >= count
    }
  }

  /// False if the first word cannot be one slip away from a word of a text, by its number of letters.
  func mayBeOneSlip(from word: PackedWord) -> Bool {
    guard mayBeMeant, word.count + 1 >= count else { return false }
    return match == .stem || word.count <= count + 1
  }
}
