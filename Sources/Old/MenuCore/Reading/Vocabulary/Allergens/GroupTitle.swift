/// What the title of a group says of each of its dishes.
struct GroupTitle {
  /// The parts that are about each of them.
  let parts: [String]

  /// Reads a title: of several things it says of none which it is, and `con mozzarella` says of all
  /// what is in them.
  init(_ title: String) {
    let words = title.split(whereSeparator: \.isWhitespace)
    guard let with = words.firstIndex(where: { SentenceWords.signs[Self.hash($0)].contains(.with) })
    else {
      parts = Self.isOfSeveral(words) ? [] : [title]
      return
    }
    let (things, added) = (words[..<with], words[(with + 1)...])
    // Of `con carne o pesce` some have the one and some the other.
    let isOneOf = added.contains { $0.contains("/") || Self.alternatives.contains(Self.hash($0)) }
    parts =
      (Self.isOfSeveral(things) ? [] : [things.joined(separator: " ")])
      + (isOneOf ? [] : [added.joined(separator: " ")])
  }

  private static func isOfSeveral(_ words: ArraySlice<Substring>) -> Bool {
    words.contains { word in
      word.utf8.contains { ",/&+".utf8.contains($0) }
        || SentenceWords.signs[hash(word)].contains(.joining)
    }
  }

  private static func isOfSeveral(_ words: [Substring]) -> Bool { isOfSeveral(words[...]) }

  /// A word without the brackets and signs around it.
  private static func hash(_ word: Substring) -> WordHash {
    let letters = word.drop { !$0.isLetter }
    let end = letters.lastIndex(where: \.isLetter).map { letters.index(after: $0) }
    return WordHash(letters[..<(end ?? letters.startIndex)].lowercased().utf8)
  }

  /// What joins things of which a dish has one.
  static let alternatives: WordSet = {
    var table = WordSet(capacity: 32)
    for vocabulary in Vocabularies.all {
      for word in vocabulary.typed.alternatives.split(separator: ",") {
        table.insert(WordHash(word.drop { $0 == " " }.utf8))
      }
    }
    return table
  }()
}
