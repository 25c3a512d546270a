/// What is vegan has nothing of an animal in it: the name beside which the word stands, or where it
/// stands alone all that is named in its sentence.
///
/// `impasto vegano con gorgonzola` has milk, and so has what a vegan dish contains all the same:
/// `vegan, may contain traces of milk`.
enum VeganWords {
  private typealias Word = DeniedWords.Word

  /// Marks what the words of a sentence are not because something is vegan.
  static func mark(_ words: inout [DeniedWords.Word]) {
    for place in words.indices where words[place].signs.contains(.vegan) {
      let denied = words[place].plants
      guard !words[place].isTakenBack, !denied.isEmpty else { continue }
      for other in isAlone(place, words) ? clause(place, words) : part(place, words) {
        words[other].others.formUnion(denied)
      }
    }
  }

  /// Whether nothing is named beside a word that could be what is vegan: `mozzarella, tutto vegano`.
  private static func isAlone(_ place: Int, _ words: [Word]) -> Bool {
    let isEnd = { (next: Int) in next == words.count || words[next].gap.parts }
    var (start, end) = (place, place + 1)
    while !isEnd(start), start > 0 { start -= 1 }
    while !isEnd(end) { end += 1 }
    return (start..<end).allSatisfy { other in
      other == place
        || words[other].allergens.isEmpty
          && !words[other].signs.isDisjoint(with: saysNothing)
        || !words[other].allergens.isEmpty && words[start..<end].contains(where: isDenial)
    }
  }

  private static func isDenial(_ word: Word) -> Bool {
    !word.signs.isDisjoint(with: SentenceSigns.startsDenial.union([.free]))
  }

  private static let saysNothing = SentenceSigns.startsDenial.union([
    .passing, .joint, .ofAll, .only, .diet, .free, .freeOf, .joinedFree, .suitable,
  ])

  /// All that is named from one word that says what is contained to the next.
  private static func clause(_ place: Int, _ words: [Word]) -> Range<Int> {
    let start = words[...place].lastIndex { $0.signs.contains(.containing) } ?? 0
    return start..<(words[place...].firstIndex { $0.signs.contains(.containing) } ?? words.count)
  }

  /// The name beside which a word stands.
  private static func part(_ place: Int, _ words: [Word]) -> Range<Int> {
    var (start, end) = (place, place + 1)
    while start > 0, words[start].gap == .none, !isBorder(words[start - 1]) { start -= 1 }
    while end < words.count, words[end].gap == .none, !isBorder(words[end]) { end += 1 }
    return start..<end
  }

  private static func isBorder(_ word: Word) -> Bool {
    !word.signs.isDisjoint(with: [.with, .joint, .countering, .toward, .containing])
  }
}
