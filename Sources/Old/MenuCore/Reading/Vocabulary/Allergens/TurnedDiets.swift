/// Which words for a diet say nothing of the dish as it comes: `vegan on request`, `non vegano`.
enum TurnedDiets {
  /// Marks them in a text.
  static func mark(_ words: inout [DeniedWords.Word]) {
    guard words.contains(where: { $0.signs.contains(.diet) }) else { return }
    var isTurnedByAll = false
    forEachPart(of: words) { part in
      isTurnedByAll = isTurnedByAll || isTurned(words[part]) && isNothingElse(words[part])
    }
    var turned: [Int] = []
    forEachPart(of: words) { part in
      let isTurned = isTurnedByAll || isTurned(words[part])
      turned += part.filter {
        words[$0].signs.contains(.diet) && (isTurned || DeniedWords.isNegated($0, in: words[part]))
      }
    }
    for place in turned { words[place].isTakenBack = true }
  }

  /// Whether it is done on request, or may be.
  private static func isTurned(_ words: ArraySlice<DeniedWords.Word>) -> Bool {
    let signs = words.reduce(into: SentenceSigns()) { $0.formUnion($1.signs) }
    return !signs.isDisjoint(with: [.wish, .option])
      || signs.contains(.maybe) && !signs.contains(.containing)
  }

  /// Whether a part is about the one before it, or all of them: `mozzarella, vegano, su richiesta`.
  private static func isNothingElse(_ words: ArraySlice<DeniedWords.Word>) -> Bool {
    words.allSatisfy(isOfWish)
  }

  /// What the words of a text say, but for the parts that only say that a diet is had on request:
  /// `senza glutine, vegano su richiesta` is without gluten all the same.
  static func signsBeside(_ words: [DeniedWords.Word]) -> SentenceSigns {
    var signs = SentenceSigns()
    var start = 0
    for end in words.indices.dropFirst() + [words.count]
    where end == words.count || words[end].gap.parts {
      let part = words[start..<end]
      let isOfDiet =
        part.contains { $0.signs.contains(.diet) }
        && part.allSatisfy { isOfWish($0) || $0.signs.contains(.diet) }
      if !isOfDiet { signs = part.reduce(into: signs) { $0.formUnion($1.signs) } }
      start = end
    }
    return signs
  }

  private static func isOfWish(_ word: DeniedWords.Word) -> Bool {
    word.allergens.isEmpty
      && !word.signs.isDisjoint(with: [.wish, .option, .passing, .toward, .maybe, .countering])
  }

  private static func forEachPart(of words: [DeniedWords.Word], _ body: (Range<Int>) -> Void) {
    var start = 0
    for end in 1...words.count
    where end == words.count || words[end].gap != .none || words[end].signs.contains(.joint) {
      if start < end { body(start..<end) }
      start = end
    }
  }
}

extension DeniedWords {
  /// The diets that it says the dish has on request only, or not at all.
  var dietsTakenBack: DietSet {
    words.reduce(into: DietSet()) { diets, word in
      guard word.isTakenBack else { return }
      // What is not even vegetarian is not vegan.
      diets.formUnion(word.signs.contains(.vegan) ? [.vegan] : [.vegan, .vegetarian])
    }
  }
}

extension DeniedWords {
  /// Whether a *not* stands before a word, with at most two beside small ones between: `not fully
  /// vegan`, `not suitable for a gluten-free diet`.
  static func isNegated(_ place: Int, in words: ArraySlice<Word>) -> Bool {
    var others = 0
    var next = place
    while next > words.startIndex, words[next].gap == .none {
      next -= 1
      let signs = words[next].signs
      if !signs.isDisjoint(with: [.negating, .denying, .lacking]),
        signs.isDisjoint(with: [.without, .free, .exempt])
      {
        return true
      }
      guard words[next].allergens.isEmpty, signs.isDisjoint(with: [.joint, .with, .countering])
      else { return false }
      if signs.isDisjoint(with: [.passing, .toward]) { others += 1 }
      guard others < 3 else { return false }
    }
    return false
  }
}
