/// How far a denial reaches over a list.
extension DeniedWords {
  /// Whether what follows a denial is a list that an *and* closes and that has nothing in it but what
  /// allergens are called themselves: `torta senza latte, uova e noci`.
  ///
  /// No guest reads eggs and nuts in that. With any other word among them it may go on with what the
  /// dish has: `insalata senza uova, noci e miele`. So it may where an allergen was named before, and
  /// where the first is what a dough or a cheese is without: `pasta senza glutine, uova e noci`.
  static func isClosedList(_ words: ArraySlice<Word>) -> Bool {
    var isClosed = false
    var hasComma = false
    var count = 0
    for word in words {
      if word.gap == .end || !word.signs.isDisjoint(with: [.with, .containing]) { break }
      if word.gap == .comma {
        if isClosed { return false }
        hasComma = true
      }
      if word.signs.contains(.joint) {
        isClosed = true
      } else if word.allergens.isEmpty {
        guard word.signs.contains(.passing) else { return false }
      } else {
        let isOfDough = word.signs.contains(.lactose) || word.allergens.contains(.gluten)
        guard word.isOwnName, count > 0 || !isOfDough, word.gap != .joint else { return false }
        count += 1
      }
    }
    return isClosed && hasComma && count > 2
  }
}
