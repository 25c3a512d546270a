/// The search for words, with translations and corrections.
extension TextSearch {
  /// The dishes that have every typed word. A word is searched in the texts, then as a food with another
  /// name, then as an extra, as a typo of the nearest word of the menu, and as a food whose allergens a dish
  /// states.
  func finding() -> SearchAnswer {
    if let answer = findingFoodPhrase() { return answer }
    var answer = SearchAnswer()
    var unknown: [String] = []
    var foods: [String] = []
    var corrected: [String] = []
    var translations: [MenuQuery.Translation] = []
    for word in typed.words {
      let found = dishes(with: word)
      if !found.isEmpty {
        answer.narrow(to: found, finding: [FoldedText(word).bytes])
        continue
      }
      switch replacement(for: word, beside: answer.notice) {
      case .translation(let food)?:
        translations.append(food.translation)
        answer.notice = .translated(translations)
        answer.narrow(to: food.dishes, finding: food.words)
      case .extra(let dishes)?:
        answer.notice = .extra(word)
        answer.narrow(to: dishes)
      case .correction(let near)?:
        corrected.append(word)
        answer.notice = .corrected(word, to: String(decoding: near, as: UTF8.self))
        answer.narrow(to: dishes(with: near, isWhole: true), finding: [near])
      case .allergens(let allergens)?:
        foods.append(word)
        answer.notice = .allergenFood(word, allergens)
        answer.narrow(to: dishes(stating: allergens), finding: [FoldedText(word).bytes])
      case nil: unknown.append(word)
      }
    }
    if unknown.isEmpty, !answer.findsNothing { return answer }
    if let answer = findingWithoutCount() { return answer }
    // The rows of one of several words are not those of the others: no dish is said to lack the allergen.
    if unknown.isEmpty, foods.isEmpty || typed.words.count == 1 { return answer }
    return self.answer(toFood: asTyped(typed.words).joined(separator: " "))
      ?? nothing(notice(ofUnknown: unknown + corrected, beside: foods))
  }

  /// What is searched instead of a word that no dish has.
  private enum Replacement {
    /// The food as the menu calls it.
    case translation(MenuFood)
    /// The dishes with an extra of that name.
    case extra(DishSet)
    /// The nearest word of the menu.
    case correction([UInt8])
    /// The allergens of a food.
    case allergens(AllergenSet)
  }

  /// What is searched instead of a word; nil if there is no replacement. Only one word of a text is replaced,
  /// unless all replaced words are foods in another language.
  private func replacement(for word: String, beside notice: MenuQuery.Notice?) -> Replacement? {
    switch notice {
    case nil, .translated?:
      if let food = menuFood(named: [word]) { return .translation(food) }
    default: return nil
    }
    guard notice == nil else { return nil }
    if let found = dishes(withExtra: word) { return .extra(found) }
    // A typo of a word of the menu takes precedence over a food that only the lexicon knows.
    if let near = nearestWord(to: word) { return .correction(near) }
    return meantCondition(word) == nil ? food(named: word).map(Replacement.allergens) : nil
  }

  /// The food that the text excludes by the ending of a word or by *free*: `tomatenfrei`, `garlic free`. Nil
  /// if there is none, or if dishes have all the words as typed.
  var excludedWord: String? {
    var before: String?
    for word in typed.words {
      let food = QueryWords.isFree(word) ? before : QueryWords.stem(ofExclusion: word)
      if let food, typed.words.contains(where: { dishes(with: $0).isEmpty }) { return food }
      before = word
    }
    return nil
  }

  /// The dishes that have the words after a number or a measure, if none has it too: it is how much the guest
  /// wants. `2 diavola`, `margherita x2`, `glass of beer`. Nil if there are none, and for a name with a number:
  /// `four cheese`
  private func findingWithoutCount() -> SearchAnswer? {
    var other = typed
    other.words.removeAll(where: QueryWords.isMultiple)
    if let first = other.words.first, QueryWords.isCount(first) { other.words.removeFirst() }
    guard !other.words.isEmpty, other.words.count < typed.words.count,
      !FoodWords.shared.knows(typed.words.joined(separator: " "))
    else { return nil }
    let answer = TextSearch(menu: menu, texts: texts, typed: other, isOpenEnded: isOpenEnded)
      .finding()
    return answer.findsNothing ? nil : answer
  }

  /// The notice for words that no dish has. In a short text it names the unknown word. In a sentence, or if
  /// the text has a food that no dish names either, it lists the words that were found.
  private func notice(ofUnknown unknown: [String], beside foods: [String]) -> MenuQuery.Notice {
    // A food of several words is one name, if no dish has any of them or one of them denies: `coca cola`,
    // `acqua senza gas`
    let name = asTyped(typed.words).joined(separator: " ")
    let hasDenial = unknown.contains { QueryWords.denials.contains(FoldedText($0).bytes) }
    let isAllUnknown = typed.words.count > 1 && unknown.count == typed.words.count
    if hasDenial || isAllUnknown, FoodWords.shared.knows(name) {
      return .noSuchWord(name, without: nil)
    }
    // No dish states anything about it, whatever the length of the text.
    if let word = unknown.first(where: QueryWords.isOfHealth) {
      return .noSuchWord(word, without: typed.filter.isEmpty ? nil : rest(without: word))
    }
    let isSentence = typed.words.count + typed.numberOfSmallWords > Self.mostBlamed
    if let word = unknown.first, !isSentence, foods.isEmpty,
      unknown.allSatisfy({ $0.hasSameUTF8(as: word) })
    {
      return meant(word) ?? .noSuchWord(word, without: rest(without: word))
    }
    let known = typed.words.filter { word in
      guard !unknown.contains(where: { $0.hasSameUTF8(as: word) }) else { return false }
      if foods.contains(where: { $0.hasSameUTF8(as: word) }) {
        return !dishes(stating: food(named: word) ?? []).isEmpty
      }
      return finds(word)
    }
    return .partlyUnderstood(words: known)
  }

  /// True if a word finds dishes, also under another name of a food, and is no number and no measure.
  func finds(_ word: String) -> Bool {
    word.numberOfLetters > 1 && !QueryWords.isCount(word)
      && (!dishes(with: word).isEmpty || menuFood(named: [word]) != nil)
  }

  /// The most words of a text whose unknown word the notice names.
  private static let mostBlamed = 3

  /// The allergens, from the lexicon, of a food that no dish names; nil if they are no answer. A guest who
  /// looks for a drink or a dish does not ask for its allergens: *beer* is not barley.
  private func food(named word: String) -> AllergenSet? {
    let food = Lexicon.finding(in: word)
    guard !FoodWords.shared.knows(word), !food.traits.contains(.alcohol) else { return nil }
    return answers(food.allergens) ? food.allergens : nil
  }

  /// The fewest letters of a word that is corrected to a word of a name: *coke* is not *cake*.
  private static let shortestTypoOfName = 5

  /// The fewest letters of a word that is corrected to a word of an ingredient: *conto* is not *cotto*.
  private static let shortestTypo = 6

  /// The nearest word of the menu: of a name, or else of an ingredient if the word is complete. It is never a
  /// different food, unless the name is not a food: *napolitana*, a pastry in Spain, is a typo of
  /// *napoletana*.
  func nearestWord(to word: String) -> [UInt8]? {
    let folded = FoldedText(word).bytes
    guard word.numberOfLetters >= Self.shortestTypoOfName, !FoodWords.shared.knows(word),
      !QueryWords.isOther(word)
    else { return nil }
    var near = texts.nearestWordOfName(to: folded)
    let isOfName = near != nil
    if near == nil, !isOpenEnded, folded.count >= Self.shortestTypo {
      near = texts.nearestWordOfText(to: folded)
    }
    guard let near else { return nil }
    let food = Lexicon.finding(in: word)
    let other = Lexicon.finding(in: String(decoding: near, as: UTF8.self))
    if food.isEmpty || food == other { return near }
    let isTypo =
      folded.count >= Self.shortestTypo
      && (folded.starts(with: near) || EditDistance.distance(folded[...], near[...]) == 1)
    return isOfName && isTypo && food.traits.isEmpty && other.isEmpty ? near : nil
  }
}

extension String {
  /// The number of its letters.
  var numberOfLetters: Int { unicodeScalars.count { $0.properties.isAlphabetic } }
}
