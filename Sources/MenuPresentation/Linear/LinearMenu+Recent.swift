import MenuCore

/// What is said of the dish that was told or taken last, without its name: `does it have milk?`.
extension LinearMenu {
  /// The answer to a line about a dish that it does not name; nil for any other line.
  func answer(about dish: DishIndex, to line: String) -> [String]? {
    if let typed = PronounWords(line) {
      if typed.takes { return take(dish, named: "", front: front(of: dish, count: 1)) }
      if let count = typed.putsBack, let chosen = session.choice.lastLine(of: dish) {
        return remove(count, at: chosen)
      }
    }
    return asksOfWhatWasTold(line) ? tell(dish) : nil
  }

  /// Whether a line asks what is in a dish that it does not name, what it costs, or whether it suits.
  private func asksOfWhatWasTold(_ line: String) -> Bool {
    let typed = session.menu.understood(TypedQuery(line + " "), index: session.index)
    guard typed.lists.isEmpty, session.menu.dishes(named: typed, index: session.index).isEmpty
    else { return false }
    let isQuestion = line.contains("?") || typed.isQuestion
    guard !PronounWords.stands(in: line) else {
      let isCost = LinearCommand(word: line.withoutQuestionMark.lowercased()) == .choice
      return isCost || isQuestion && !typed.isNotUnderstood
    }
    return isQuestion && typed.isOnlyAllergens && !typed.hasFilters
  }
}

/// A line that takes or puts back what `it` means, in any language of the interface.
private struct PronounWords {
  /// Whether it is to be taken.
  let takes: Bool
  /// How many are to be put back, nil for none.
  let putsBack: Int?

  init?(_ line: String) {
    var words = line.foldedWords
    let count = words.count
    words.removeAll { Self.besideVerbs.contains($0) }
    let hasPronoun = words.count < count
    words.removeAll { Self.courtesies.contains($0) }
    let numbers = words.compactMap { NumberWord.value(of: $0, orArticle: true) }
    let verbs = words.filter { NumberWord.value(of: $0, orArticle: true) == nil }
    guard !verbs.isEmpty, hasPronoun || !numbers.isEmpty, numbers.count <= 1 else { return nil }
    takes = hasPronoun && numbers.isEmpty && Self.taking.isSuperset(of: verbs)
    putsBack = Self.removing.isSuperset(of: verbs) ? numbers.first ?? 1 : nil
  }

  /// Whether a line has a word for what was spoken of.
  static func stands(in line: String) -> Bool {
    line.foldedWords.contains { anywhere.contains($0) }
  }

  private static let anywhere = words { $0.itWords.anywhere }
  private static let besideVerbs = anywhere.union(words { $0.itWords.besideVerbs })
  private static let courtesies = words { $0.courtesies }
    .union(WishPhrases.all.joined().flatMap(\.foldedWords)).subtracting(taking)
  private static let taking = words { $0.commands(.take) }
  private static let removing = words { $0.commands(.remove) }

  private static func words(_ of: (LinearStrings) -> [String]) -> Set<String> {
    Set(LinearStrings.all.flatMap(of).flatMap(\.foldedWords))
  }
}

extension String {
  fileprivate var withoutQuestionMark: String {
    String(trimmed.drop { $0 == "¿" }.reversed().drop { $0 == "?" || $0.isWhitespace }.reversed())
  }
}
