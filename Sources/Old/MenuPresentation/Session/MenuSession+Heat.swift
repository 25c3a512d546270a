import OldMenuCore

/// What is said to who would like nothing spicy: a menu states which dishes are, and of none that it is
/// not.
extension MenuSession {
  /// How many rows are spicy, by a word for that.
  func numberOfSpicy(called word: String) -> Int {
    var search = self
    search.search(for: word)
    return search.rows.count
  }

  /// How many are, and whom to ask about the others; of none that the menu says it.
  func spicyOnes(called word: String) -> [String] {
    let count = numberOfSpicy(called: word)
    guard count > 0 else {
      return [words.linear.othersByHeat(words.items(numberOfDishes)), words.askStaff.asSentence]
    }
    return [words.linear.spicyOnes(words.items(count), false)]
  }
}

extension String {
  /// The word for what is spicy, where a text is that and at most how much: `too spicy`.
  var spicyAlone: String? {
    let all = foldedWords
    let spicy = all.filter(\.meansSpicy)
    return spicy.count == 1 && all.allSatisfy { $0.meansSpicy || Self.degreeWords.contains($0) }
      ? spicy[0] : nil
  }

  private static let degreeWords = Set(LinearStrings.all.flatMap(\.degreeWords).map(\.folded))
}
