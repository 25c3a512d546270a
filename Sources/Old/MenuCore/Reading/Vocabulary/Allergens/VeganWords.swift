/// What is vegan has nothing of an animal in it: the name beside which the word stands, or where it
/// stands alone all that is named before it and listed behind it.
///
/// `impasto vegano con gorgonzola` and `vegan, but cooked in butter` have milk, and so has what a
/// vegan dish contains all the same: `vegan, may contain traces of milk`.
enum VeganWords {
  private typealias Word = DeniedWords.Word

  /// Marks what the words of a sentence are not because something is vegan, or another diet that
  /// makes something else of them.
  static func mark(_ words: inout [DeniedWords.Word]) {
    for place in words.indices where words[place].signs.contains(.diet) {
      let denied = words[place].plants
      guard !words[place].isTakenBack, !denied.isEmpty else { continue }
      for other in reach(of: place, words) { words[other].others.formUnion(denied) }
    }
  }

  private static func reach(of place: Int, _ words: [Word]) -> Range<Int> {
    let isEnd = { (next: Int) in next == words.count || words[next].gap.parts }
    var (start, end) = (place, place + 1)
    while !isEnd(start), start > 0 { start -= 1 }
    while !isEnd(end) { end += 1 }
    guard isAlone(place, words, in: start..<end) else { return part(place, words) }
    // `mozzarella (vegana)`
    if words[place].isInBracket, start > 0 { return part(start - 1, words).lowerBound..<end }
    let first = words[..<start].lastIndex { $0.signs.contains(.containing) } ?? 0
    while end < words.count, isListed(words[end]) { end += 1 }
    return first..<end
  }

  /// Whether nothing is named beside a word that could be what is vegan: `mozzarella, tutto vegano`.
  private static func isAlone(_ place: Int, _ words: [Word], in part: Range<Int>) -> Bool {
    let isDenying = words[part].contains {
      !$0.signs.isDisjoint(with: SentenceSigns.startsDenial.union([.free]))
    }
    return part.allSatisfy { other in
      other == place
        || (words[other].allergens.isEmpty
          ? !words[other].signs.isDisjoint(with: saysNothing) : isDenying)
    }
  }

  private static let saysNothing = SentenceSigns.startsDenial.union([
    .passing, .joint, .ofAll, .only, .diet, .free, .freeOf, .joinedFree, .suitable,
  ])

  /// Whether a word goes on with what a `vegan` at the head of a list is said of; a *with* or a *but*
  /// adds something to it.
  private static func isListed(_ word: Word) -> Bool {
    word.signs.isDisjoint(with: [.with, .countering, .toward, .containing])
      && (!word.allergens.isEmpty
        || !word.signs.isDisjoint(with: [.joint, .passing, .diet, .free]))
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
