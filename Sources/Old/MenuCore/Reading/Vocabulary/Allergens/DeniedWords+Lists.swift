/// How far a denial reaches over a list.
extension DeniedWords {
  /// Whether what follows a denial is a list that an *and* closes and that has nothing in it but what
  /// allergens are called themselves: `torta senza latte, uova e noci`.
  ///
  /// No guest reads eggs and nuts in that. With any other word among them it may go on with what the
  /// dish has: `insalata senza uova, noci e miele`. So it may where an allergen was named before, and
  /// where the first is what a dough or a cheese is without: `pasta senza glutine, uova e noci`.
  ///
  /// What is of an allergen that the list names itself is no other: `senza formaggio, latte o uova`.
  static func isClosedList(_ words: ArraySlice<Word>) -> Bool {
    let named = AllergenSet(words.filter(\.isOwnName).map(\.allergens)).withGroups
    var isClosed = false
    var hasComma = false
    var count = 0
    for word in words {
      if word.gap == .end
        || !word.signs.isDisjoint(with: SentenceSigns.endsDenial.union(.containing))
      {
        break
      }
      if word.gap == .comma {
        if isClosed { return false }
        hasComma = true
      }
      if !word.signs.isDisjoint(with: [.joint, .lacking]) {
        // `ni` says again that it is not there.
        isClosed = true
      } else if word.allergens.isEmpty {
        guard word.signs.contains(.passing) else { return false }
      } else {
        guard word.isOwnName || named.isSuperset(of: word.allergens.withGroups),
          count > 0 || !word.isOfDough, word.gap != .joint
        else { return false }
        count += 1
      }
    }
    return isClosed && hasComma && count > 2
  }

  /// Whether what follows a denial at the head of a text may be a list of what is not in it.
  ///
  /// `Senza glutine, noci e miele` goes on with what the dish has: what a dough is without is told
  /// first, and honey is no allergen.
  static func isOpenList(_ words: ArraySlice<Word>) -> Bool {
    var names = 0
    var isOfDough = false
    var isClosed = false
    for word in words {
      if word.gap == .end || !word.signs.isDisjoint(with: SentenceSigns.endsDenial) { break }
      if word.signs.contains(.containing) { return true }
      if word.signs.contains(.joint) {
        isClosed = true
      } else if !word.allergens.isEmpty {
        names += 1
        if names == 1 { isOfDough = word.isOfDough }
      } else if !word.signs.contains(.passing), isOfDough {
        return false
      }
    }
    return !isOfDough || isClosed || names > 2
  }

  /// Whether an *or* sets what is free of something apart from what has it: `wheat or gluten-free`.
  func isChoice(at place: Int, before free: Int) -> Bool {
    guard place > 0, GroupTitle.alternatives.contains(words[place].hash) else { return false }
    let (other, name) = (words[place - 1].allergens, words[free - 1].allergens)
    return !other.isEmpty && name.withGroups.isSuperset(of: other.withGroups.intersection(.groups))
  }
}
