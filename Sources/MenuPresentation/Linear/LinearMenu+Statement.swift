import MenuCore

/// Questions about dishes by name, also where they look like statements: `la diavola è vegana`.
extension LinearMenu {
  /// The answer to a question about dishes that it names, which leaves every filter as it is; nil where
  /// it names none, or looks for some of a list.
  func answer(to question: TypedQuery, in line: String) -> [String]? {
    if question.isQuestion || question.lists.isEmpty, let answer = tell(about: question) {
      // Whether one dish has no alcohol is not stated of it.
      return answer + (question.isWithoutAlcohol ? [session.words.notUnderstood] : [])
    }
    guard question.hasFilters else { return askOfWhich(question, in: line) }
    // A limit of the price is for who looks for some.
    let isOfPrice = question.maximumPrice != nil || question.liftsPriceLimit
    return question.lists.isEmpty && !question.isUndecided && !isOfPrice
      ? tellReasons(of: question) : nil
  }

  /// Why none of several dishes is what a question asks; asks for one of them where some are, for of
  /// the others nothing would be said. Nil where it names no dishes.
  private func tellReasons(of question: TypedQuery) -> [String]? {
    let dishes = session.menu.dishes(
      named: question, orUnderHeadings: true, index: session.index)
    guard dishes.count > 1 else { return nil }
    var asked = session
    asked.change { query in
      query.filter.without.formUnion(question.without)
      query.search = question.rest
    }
    let reasons = asked.rows.count == 0 ? asked.nothingFound : nil
    let lines = askOfWhich(among: dishes)
    return reasons.map { [$0] } ?? lines
  }

  /// The answer to a statement that asks whether a dish is something; nil for any other line.
  func answerToStatement(_ line: String) -> [String]? {
    let words = line.withoutQuestionMark.split(separator: " ").map(String.init)
    for place in words.indices.dropFirst().dropLast()
    where Self.beingWords.contains(words[place].folded) {
      let (dish, said) = (words[..<place], words[(place + 1)...])
      guard namesDishes(dish.joined(separator: " ")), isQuality(said.joined(separator: " "))
      else { continue }
      let question = (dish + said).joined(separator: " ")
      let typed = session.menu.understood(TypedQuery(question + " "), index: session.index)
      if let answer = answer(to: typed, in: question) { return answer }
    }
    return nil
  }

  /// What is told of the one dish that a question names, be it by a part of its name, beside words that
  /// nothing is found with: that no dish has both would be read as a no. Of several it asks which. So it
  /// is with any line that names what nobody states: `alcohol baba`. Nil for others, and without a dish.
  func answerBesideUnknown(_ line: String) -> [String]? {
    let typed = TypedQuery(line + " ")
    guard line.contains("?") || typed.isQuestion || typed.namesUnstated else { return nil }
    if let named = NamedDish(line, in: session.menu, isWhole: false) {
      return tell(named.index) + [session.words.notUnderstood]
    }
    let dishes = session.menu.dishes(partlyNamed: typed, index: session.index)
    guard dishes.count != 1 else { return tell(dishes[0]) + [session.words.notUnderstood] }
    return dishes.isEmpty ? nil : askOfWhich(among: dishes)
  }

  private func namesDishes(_ words: String) -> Bool {
    let typed = session.menu.understood(TypedQuery(words + " "), index: session.index)
    guard !typed.isUndecided, !typed.hasFilters, typed.lists.isEmpty else { return false }
    return !session.menu.dishes(named: typed, orUnderHeadings: true, index: session.index).isEmpty
  }

  /// Whether some words are nothing but diets and allergens that a dish may have or be without.
  private func isQuality(_ words: String) -> Bool {
    let typed = TypedQuery(words + " ")
    guard !typed.isUndecided else { return false }
    return typed.isOnlyDiets || typed.isOnlyAllergens || (typed.hasFilters && !typed.isSearch)
  }

  private static let beingWords = Set(LinearStrings.all.flatMap(\.beingWords).map(\.folded))
}
