import OldMenuCore

/// Questions about dishes by name, also where they look like statements: `la diavola è vegana`.
extension LinearMenu {
  /// The answer to a question about dishes that it names, which leaves every filter as it is; nil where
  /// it names none, or looks for some of a list.
  func answer(to question: TypedQuery, in line: String) -> [String]? {
    if question.isQuestion || question.lists.isEmpty, let answer = tell(about: question) {
      // Whether one dish has no alcohol, or suits who is pregnant, is not stated of it.
      let isOpen = question.isWithoutAlcohol || question.isNotUnderstood
      return answer + openDiets(of: question) + (isOpen ? [session.words.notUnderstood] : [])
    }
    guard question.hasFilters else { return askOfWhich(question, in: line) }
    // A limit of the price is for who looks for some.
    let isOfPrice = question.maximumPrice != nil || question.liftsPriceLimit
    guard !question.isUndecided, !isOfPrice else { return nil }
    if question.lists.isEmpty { return tellReasons(of: question) }
    let isOfAll = question.isQuestion && question.order == nil && Self.asksOfAll(line)
    return isOfAll ? tellWhichPass(question) : nil
  }

  /// The dish of a line that names nothing but diets, where one is called so, and how the diet is asked
  /// for: a `Vegetariana` may be of tuna. Nil for any other line.
  func tellNamedLikeDiet(_ line: String, _ typed: TypedQuery) -> [String]? {
    guard typed.isOnlyDiets, let dish = NamedDish(line, in: session.menu) else { return nil }
    let words = session.words
    let hints = typed.diets.diets.map { diet in
      linearWords.dietInstead("\(linearWords.diet) \(words.language.name(of: diet))")
    }
    return tell(dish.index) + hints
  }

  /// The dish of a line that asks of one called like a diet whether it is that, or something else: `la
  /// vegetariana è vegetariana?` Nil for any other line.
  func answerAboutNamedLikeDiet(_ line: String) -> [String]? {
    let words = line.withoutQuestionMark.split(separator: " ").map(String.init)
    // Each place is looked at: nobody asks that in so many words.
    guard words.count <= 12, !TypedQuery(line + " ").diets.isEmpty else { return nil }
    for place in words.indices.dropFirst() {
      let (dish, said) = (words[..<place].withoutBeing, words[place...].withoutBeing)
      guard dish.count + said.count < words.count,
        TypedQuery(dish.concatenated(separator: " ") + " ").isOnlyDiets,
        let named = NamedDish(dish.concatenated(separator: " "), in: session.menu)
      else { continue }
      let quality = said.concatenated(separator: " ")
      guard isQuality(quality) else { continue }
      return tell(named.index) + openDiets(of: TypedQuery(quality + " "))
    }
    return nil
  }

  /// That the dish that was just told has no sign of a diet that is asked for: its card alone would be
  /// taken for an answer.
  func openDiets(of question: TypedQuery) -> [String] {
    guard let item = recent.flatMap(shownItem) else { return [] }
    let open = question.diets.subtracting(DietSet(item.diets.map(DietSet.init)))
    guard !open.isEmpty else { return [] }
    let words = session.words
    return [
      words.labelled(item.title, words.notMarked(open)).asSentence, words.askStaff.asSentence,
    ]
  }

  /// Whether a question is about all that it names: whoever asks whether there are some looks for them.
  private static func asksOfAll(_ line: String) -> Bool {
    let words = line.withoutQuestionMark.lowercased().replacing("’", with: "'")
      .split(separator: " ").map(String.init)
    let text = " " + words.concatenated(separator: " ") + " "
    // With its accent `è` is no *and*; and what asks for some in one language joins two in another: `y`.
    return LinearStrings.all.contains { strings in
      words.contains(where: strings.beingWords.contains)
        && !words.contains(where: strings.existingWords.contains)
    } && !existingPhrases.contains { text.contains(" \($0) ") }
  }

  /// Which items of a list are what a question asks, and how many are not and why: `are the pizzas
  /// gluten free?` Who only asks leaves nothing out of what is shown next.
  private func tellWhichPass(_ question: TypedQuery) -> [String] {
    var asked = session
    asked.change { query in
      query.filter.without.formUnion(question.without)
      query.search = question.rest
    }
    let rows = asked.rows
    let dishes = (0..<rows.count).compactMap { rows.path(at: $0) }.compactMap(asked.dish(of:))
    let counts = asked.countsText.map { ["\($0)."] } ?? []
    guard !dishes.isEmpty else { return [asked.nothingFound ?? asked.emptyMenu] + counts }
    session.change { $0.search = "" }
    number(session.paths(of: dishes).map(Target.dish))
    let words = session.words
    let found = words.found(dishes.count, session.numberOfDishes)
    let understood = words.understood(question, in: session.menu.context)
    return [words.labelled(understood, found).asSentence] + tellMore() + counts
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
  /// is with any line that names what nobody states, `alcohol baba`, or an allergen, `la marinara
  /// contiene latte`. Nil for others, and without a dish.
  func answerBesideUnknown(_ line: String) -> [String]? {
    let typed = TypedQuery(line + " ")
    let isQuestion = line.contains("?") || typed.isQuestion
    guard isQuestion || typed.namesUnstated || !typed.allergens.isEmpty else { return nil }
    // All names are compared with a question alone: what is only searched for is answered at once.
    if isQuestion, let named = NamedDish(line, in: session.menu, isWhole: false) {
      return tell(named.index) + [session.words.notUnderstood]
    }
    let dishes = session.menu.dishes(partlyNamed: typed, index: session.index)
    // That all of them have alcohol is no answer to who looks for one that has none.
    if typed.isWithoutAlcohol, !dishes.isEmpty, dishes.allSatisfy({ $0.list == .beverages }) {
      return [session.words.cannotTell(session.words.language.alcohol), missHelp]
    }
    let words = NamedDish.TypedWords(line)
    // Of more than are told at once nobody means one by its whole name.
    let whole =
      dishes.count > Self.pageLength
      ? []
      : dishes.filter { index in
        dish(at: index).map { NamedDish.read(words, as: $0, isWhole: false) != nil } ?? false
      }
    for meant in [whole, dishes] where meant.count == 1 {
      return tell(meant[0]) + [session.words.notUnderstood]
    }
    return dishes.isEmpty ? nil : askOfWhich(among: dishes)
  }

  /// What a line means that names an allergen to be left out, or a diet, beside words of which none is
  /// on the menu: it is understood without them, and whom to ask is said. Who is coeliac must not hear
  /// that no item names `evening`. Nil for any other line.
  func understandBesideUnknown(_ line: String, _ typed: TypedQuery) -> [String]? {
    guard typed.hasFilters || !typed.diets.isEmpty, !typed.isUndecided, typed.wordCount > 0 else {
      return nil
    }
    let missing = session.menu.wordsNotFound(by: typed, index: session.index)
    guard missing.count == typed.wordCount else { return nil }
    let unknown = Set(missing)
    let known = line.split(separator: " ").filter { word in
      !word.split { !$0.isLetter && !$0.isNumber }.contains { unknown.contains(String($0).folded) }
    }.joined(separator: " ")
    guard known.utf8.count < line.utf8.count, let answer = understand(known) else { return nil }
    return [session.words.notUnderstood] + answer
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

  static let beingWords = Set(LinearStrings.all.flatMap(\.beingWords).map(\.folded))
  /// What asks whether there are some in several words, one of which says elsewhere that they are.
  private static let existingPhrases = LinearStrings.all.flatMap(\.existingWords)
    .filter { $0.contains(" ") }
}

extension ArraySlice<String> {
  /// The words behind one that says what something is, where they begin with it: `est-elle`.
  fileprivate var withoutBeing: [String] {
    let isBeing =
      first.map { word in
        word.folded.split { !$0.isLetter }.first.map { LinearMenu.beingWords.contains(String($0)) }
          ?? false
      } ?? false
    return isBeing ? Array(dropFirst()) : Array(self)
  }
}
