/// A search over the texts of a menu; O(length of the texts).
struct TextSearch {
  let menu: MenuDataSource
  let texts: DishTexts
  let typed: TypedQuery
  /// True if the last word matches by its beginning.
  var isOpenEnded = false
  /// The conditions chosen in addition to the text; no notice names a dish that they hide.
  var chosen = QueryFilter()

  /// The dishes that have what was typed. If none has it, or if the text asks whether a condition holds for a
  /// dish, the dishes whose whole names are in the text, with what they state.
  /// `is there pork in the capricciosa`
  func answer() -> SearchAnswer {
    let asksCondition =
      typed.isQuestion && (!typed.filter.isEmpty || !typed.namedAllergens.isEmpty)
    if typed.state == .complete, asksCondition,
      var answer = dishAlone(orElse: .notUnderstood(typed.text.trimmed))
    {
      answer.isOfQuestion = true
      return answer
    }
    let answer = answerOfTexts()
    guard answer.findsNothing else { return answer }
    return dishAlone(orElse: answer.notice) ?? answer
  }

  /// The dishes that have what was typed, or a notice instead.
  private func answerOfTexts() -> SearchAnswer {
    switch typed.state {
    case .complete: break
    case .awaiting where typed.asksAboutAllergens, .unclear where typed.asksAboutAllergens:
      return nothing(.allergensAsked)
    case .awaiting: return nothing(.notUnderstood(typed.text.trimmed))
    case .unclear(let piece): return nothing(notice(ofUnclear: piece))
    }
    if !typed.withoutWords.isEmpty {
      // `milk no onion`: a notice about the onion would drop the milk.
      guard typed.namedAllergens.isEmpty else { return nothing(.notUnderstood(typed.text.trimmed)) }
      return answer(without: typed.withoutWords)
    }
    if let word = excludedWord { return answer(without: [word]) }
    var answer = typed.namedAllergens.isEmpty ? finding() : naming()
    if let word = typed.spicyWord { answer.narrow(to: spicyDishes(orNaming: word)) }
    return answer
  }

  /// The dishes that state that they are spicy or have the word in their name. If none states it, those that
  /// have the word.
  private func spicyDishes(orNaming word: String) -> DishSet {
    let stated = dishes(where: \.isSpicy)
    if stated.isEmpty { return dishes(with: word) }
    return stated.union(texts.dishes(with: FoldedText(word).bytes, isWhole: true, inNames: true))
  }

  /// The answer while a guest is typing: if the last clause may still change, the dishes of the clauses
  /// before it, without a notice if there are any.
  func answerWhileTyping() -> SearchAnswer {
    if typed.expectation == nil {
      let answer = answer()
      guard typed.isAwaited(with: answer.notice) else { return answer }
    }
    var answer = TextSearch(
      menu: menu, texts: texts, typed: typed.withoutUnfinishedClause, isOpenEnded: isOpenEnded
    ).answer()
    answer.isAwaiting = true
    // If no row stays, the guest learns why.
    if !answer.findsNothing { answer.notice = nil }
    return answer
  }

  /// No dishes, and a notice instead.
  func nothing(_ notice: MenuQuery.Notice) -> SearchAnswer {
    SearchAnswer(found: DishSet(noneOf: texts.count), notice: notice)
  }

  /// The dishes whose whole names are in the text and are not excluded there, with the notice to show if a
  /// filter hides them; nil if there are none.
  func dishAlone(orElse otherNotice: MenuQuery.Notice?) -> SearchAnswer? {
    let tokens = QueryToken.tokens(of: typed.text)
    let dishes = texts.dishes(namedIn: tokens, beside: typed.withoutWords)
    var found = DishSet(noneOf: texts.count)
    for dish in dishes { found.insert(dish) }
    return menu.noticeOfDishes(found).map { notice in
      SearchAnswer(found: found, notice: notice, noticeWithoutDish: otherNotice)
    }
  }

  /// The answer to words after *without* that are not allergens: no dishes, except those that state 0 % vol
  /// for *alcohol*.
  private func answer(without words: [String]) -> SearchAnswer {
    let isAlcohol = words.count == 1 && QueryWords.fact(named: words[0]) == .alcohol
    let found = dishes { $0.printed.contains(.noAlcohol) }
    guard isAlcohol, !found.isEmpty else { return nothing(without(words)) }
    let translation = MenuQuery.Translation(word: typed.text.trimmed, name: "0 % vol")
    return SearchAnswer(found: found, notice: .translated([translation]))
  }

  /// The notice for words after *without* that are not allergens: the allergen that is probably meant, if no
  /// dish names one of the words; otherwise the dishes that name them.
  func without(_ words: [String]) -> MenuQuery.Notice {
    var named = DishSet(noneOf: texts.count)
    for word in words {
      let found = dishes(withExcludedWord: word)
      if found.isEmpty, let notice = meant(word) { return notice }
      named.formUnion(found.filter(isShown))
    }
    return .notStatedWithout(
      word: words.joined(separator: ", "), named: menu.titles(of: named, most: 8),
      more: max(0, named.count - 8))
  }

  /// True if the chosen conditions do not hide a dish.
  private func isShown(_ dish: Int) -> Bool {
    menu.facts.map { chosen.reason(against: $0[dish]) == nil } ?? true
  }

  /// The dishes that name a word after *without*, also in the singular or plural, or as the menu calls it.
  private func dishes(withExcludedWord word: String) -> DishSet {
    var found = dishes(with: word, isExcluded: true)
    if found.isEmpty, let food = menuFood(named: [word]) { return food.dishes }
    let text = FoldedText(word).text
    for ending in Self.endingsOfPlurals where text.hasSuffix(ending) {
      let singular = Array(text.utf8.dropLast(ending.utf8.count))
      guard singular.count >= Self.shortestBeginning else { continue }
      found.formUnion(dishes(with: singular, isWhole: true))
    }
    return found
  }

  /// The notice for a mistyped allergen or diet; nil if there is none. The suggestion must not drop it:
  /// `no milk nutz`. It is never a different food: *Fisch* is not a typo of *Fleisch*.
  func meant(_ word: String) -> MenuQuery.Notice? {
    let language = menu.context.interfaceLanguage
    if let notice = meantCondition(word) { return notice }
    // A short word is near to many others, and rarely means an allergen if none is excluded: `mai`, `maxi`
    var shortest = 5
    if !typed.filter.without.isEmpty || !typed.withoutWords.isEmpty { shortest = 4 }
    guard word.numberOfLetters >= shortest, !QueryWords.isOther(word),
      let near = QueryWords.nearestAllergen(to: word),
      isTypo(word, of: near.word, in: language), !FoodWords.shared.knows(word)
    else { return nil }
    let food = Lexicon.finding(in: word)
    let isSameFood = food.isEmpty || food.traits.isEmpty && food.allergens == near.allergens
    guard isSameFood, let text = typed.text(with: near.word, without: word) else { return nil }
    return .meant(word, query: text)
  }

  /// The notice for a word that is one edit away from a diet or an exclusion: `vegetarain`, `celiak`
  func meantCondition(_ word: String) -> MenuQuery.Notice? {
    guard word.numberOfLetters > 5, let near = QueryWords.nearestCondition(to: word),
      EditDistance.distance(FoldedText(word).bytes[...], Array(near.utf8)[...]) == 1,
      let text = typed.text(with: near, without: word)
    else { return nil }
    return .meant(word, query: text)
  }

  /// True if a word may be a typo of a word for an allergen. There are few of these and some are short, so
  /// short typos count. A word of another language is less likely meant: it must be one edit away, and longer.
  /// *ananas* is not *pacanas*, and *noche* is not *noce*.
  private func isTypo(_ word: String, of other: String, in language: InterfaceLanguage) -> Bool {
    let left = FoldedText(word).bytes
    let right = FoldedText(other).bytes
    guard let edits = EditDistance.distance(left[...], right[...]) else { return false }
    if GrammarTable.of(language).meanings[right] != nil {
      return NearestWord.isTypo(edits, left.count, right.count, least: 3)
    }
    return edits == 1 && NearestWord.isTypo(edits, left.count, right.count, least: 4)
  }

  /// The text without a word that no dish has. Nil if nothing else is left, or if another word is not found
  /// or is a number: the `10` of `over 10` is the number of a dish.
  func rest(without word: String) -> String? {
    let others = typed.words.filter { !$0.hasSameUTF8(as: word) }
    return others.allSatisfy(finds) ? typed.text(without: word) : nil
  }
}

extension MenuDataSource {
  /// The notice that only these dishes are shown, with the names of those that have a row; nil if none has.
  func noticeOfDishes(_ dishes: DishSet) -> MenuQuery.Notice? {
    let names = titles(of: dishes, most: dishes.count)
    return names.first.map { .dishAlone(name: $0, others: Array(names.dropFirst())) }
  }

  /// The names of the first dishes, in the order of the rows, without the asterisk for frozen food.
  func titles(of dishes: DishSet, most: Int) -> [String] {
    let rows = layout.lazy.flatMap { section in
      section.dishes.lazy.filter { dishes.contains(menu.index(of: $0)) }
    }
    return rows.prefix(most).map { dish in
      let name = name(of: dish)
      return name.isBlank ? plainItem(of: dish).title : name
    }
  }
}
