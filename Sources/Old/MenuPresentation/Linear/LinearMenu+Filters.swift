import OldMenuCore

/// Filters and the language, by words.
extension LinearMenu {
  /// How filters are set, with everything they can be about.
  var filterHelp: [String] {
    let words = session.words
    let allergens = Allergen.groups.map(words.language.name(of:))
    let diets = session.dietsOfMenu.diets.map(words.spokenName(of:))
    return searchThatCounts + (session.query.hasFilters ? [] : [linearWords.noFilters])
      + linearWords.filterHelp(
        allergens.concatenated(separator: ", "), diets.concatenated(separator: ", "))
      + [removeHelp]
  }

  /// How filters are set, for who asks what somebody may eat and does not say what he must not; nil for any
  /// other line. Only the staff can say more.
  func answerToEating(_ line: String) -> [String]? {
    let words = Set(line.foldedWords)
    guard
      Self.eatingWords.contains(where: {
        !$0.may.isDisjoint(with: words) && !$0.verbs.isDisjoint(with: words)
      })
    else { return nil }
    let typed = session.menu.understood(TypedQuery(line + " "), index: session.index)
    guard !typed.hasFilters, typed.allergens.isEmpty, typed.diets.isEmpty else { return nil }
    return filterHelp + [session.words.askStaff.asSentence]
  }

  private static let eatingWords = GuestWords.all.map { words in
    (may: Set(words.eating.may.map(\.folded)), verbs: Set(words.eating.verbs.map(\.folded)))
  }

  /// Does what a text says that is no search: leaves allergens out, asks for a price or a diet; nil
  /// when it is a search. What is looked for besides is looked for behind it.
  func filter(_ typed: TypedQuery) -> [String]? {
    if typed.isUndecided { return ask(about: typed) }
    // A diet beside words is a part of the search.
    let diets = typed.isOnlyDiets ? typed.diets : []
    guard typed.hasFilters || !diets.isEmpty else { return nil }
    let marked = diets.intersection(session.dietsOfMenu)
    let missing = diets.subtracting(marked).diets.map(session.words.language.name(of:))
    let notes = missing.map(linearWords.noDiet)
    guard typed.hasFilters || !marked.isEmpty else {
      return searchThatCounts + notes + [session.words.askStaff.asSentence, missHelp]
    }
    let isSearch = diets.isEmpty && !typed.rest.isEmpty
    let before = session.query.filter
    session.change { query in
      query.filter.without.formUnion(typed.without)
      query.filter.diets.formUnion(marked)
      query.filter.limitPrice(as: typed)
      if isSearch { query.search = typed.rest }
      if let order = typed.order { query.order = order }
    }
    let namesakes = DietSet(
      Diet.allCases.filter { $0.isNamesake(of: typed.without) })
    let offered = namesakes.intersection(session.dietsOfMenu)
      .subtracting(session.query.filter.diets)
    let hints = offered.diets.map { linearWords.dietInstead(session.words.spokenName(of: $0)) }
    return gone(of: before) + (isSearch ? foundRows() : showPassed()) + notes + hints
  }

  /// Asks what is to be left out: it is mistyped, or no allergen. Nothing changes.
  private func ask(about typed: TypedQuery) -> [String] {
    let words = session.words
    if typed.isNotUnderstood {
      guard !typed.certainWithout.isEmpty else {
        return searchThatCounts + [words.notUnderstood, missHelp]
      }
      session.change { $0.filter.without.formUnion(typed.certainWithout) }
      return [words.notUnderstood] + showPassed()
    }
    if !typed.guessedWithout.isEmpty {
      let without = words.without(typed.without.union(typed.guessedWithout))
      return searchThatCounts + [askWhether(without)]
    }
    let unknown = typed.unknownWithout.first
    if let unknown, unknown.utf8.allSatisfy(\.isASCIIDigit) {
      return searchThatCounts + [linearWords.numberIsNoAllergen(unknown.excerpt)]
    }
    // What is known to be left out is left out all the same.
    if !typed.without.isEmpty { session.change { $0.filter.without.formUnion(typed.without) } }
    // Of what else is to be left out nobody knows: no list is an answer then.
    let others = typed.unknownWithout.filter { $0.spicyAlone == nil }
    if others.isEmpty, !typed.isWithoutAlcohol, let spicy = unknown?.spicyAlone,
      let answer = tellMild(besides: spicy, asked: typed)
    {
      return answer
    }
    let open = others.isEmpty ? typed.unknownWithout.prefix(1) : others[...]
    let sentences =
      unknown == nil ? [words.withoutWhat] : open.flatMap { session.cannotTell(of: $0) }
    return searchThatCounts + sentences + [missHelp]
  }

  /// Asks whether that is to be left out, which its number answers.
  func askWhether(_ without: String) -> String {
    number([.search(without)])
    return "\(session.words.withoutWhat) \(session.words.perhaps("1. \(without)"))."
  }

  /// What can be typed where nothing was found. Where filters hide some, `lists` is not for all items.
  var missHelp: String {
    session.query.hasFilters ? linearWords.missHelpFiltered : linearWords.missHelp
  }

  /// How to see what is looked for and left out at once; nil where it is not.
  var hiddenHelp: String? {
    let typed = session.query.typed
    let hidden = typed.namedWithout.intersection(session.query.filter.without)
    let named = typed.allergens.intersection(hidden)
    return typed.isOnlyAllergens && !hidden.isEmpty
      ? removeHelp(for: named.isEmpty ? hidden : named) : nil
  }

  /// Shows or hides dishes of which nothing is stated; nil when that is not what was said.
  ///
  /// The command alone means them too, where an allergen is left out.
  func showUndeclared(_ isShown: Bool, _ words: String) -> [String]? {
    let isNamed =
      words.utf8.count >= 3
      && LinearStrings.all.flatMap(\.undeclared).contains { $0.hasPrefix(words) }
    guard isNamed || (words.isEmpty && !session.query.filter.without.isEmpty) else { return nil }
    session.change { $0.filter.showsUndeclared = isShown }
    return showPassed()
  }

  /// What the filters let through of all, or of the search that is on.
  func showPassed() -> [String] { searchThatIsOn + showCurrent() }

  /// That a search is on, and how to end it: else what is said of filters would be said of all.
  private var searchThatIsOn: [String] {
    let search = session.query.search
    return search.isEmpty ? [] : [linearWords.stillSearching(search.excerpt)]
  }

  /// The same where only the counts at the end of an answer are about what it found.
  var searchThatCounts: [String] { session.query.hasFilters ? searchThatIsOn : [] }

  /// Shows the menu in the language that is named, or in the next one.
  func changeLanguage(to tag: String) -> [String] {
    if tag.isEmpty {
      session.showNextLanguage()
    } else if let language = language(called: tag) {
      session.show(in: language)
    } else if let own = session.ownLanguage, own.tag == tag || own.isCalled(tag) {
      return showOwnLanguage()
    } else {
      return [languageHelp]
    }
    return showCurrent() + [linearWords.invitation(allowsQuitting)]
  }

  /// Shows the menu in the language that a word alone is the name of; nil for any other word.
  func changeLanguage(called name: String) -> [String]? {
    if let own = session.ownLanguage, own.isCalled(name) { return showOwnLanguage() }
    if let language = session.languages.first(where: { $0.isCalled(name) }) {
      return changeLanguage(to: language.tag)
    }
    let others = InterfaceLanguage.allCases.map(\.language)
    return others.contains { $0.isCalled(name) } ? [languageHelp] : nil
  }

  private func showOwnLanguage() -> [String] {
    session.showFirstLanguage()
    return showCurrent() + [linearWords.invitation(allowsQuitting)]
  }

  /// In which languages the menu can be had.
  private var languageHelp: String {
    let context = session.menu.context
    let other = session.languages.first { $0 != context.language ?? context.fileLanguage }
    return linearWords.languages(session.languages.map(\.ownName), other?.ownName)
  }

  /// The language of the menu with a tag, or with a name that begins so, as it is read out, in its
  /// own words or in those of the interface.
  private func language(called name: String) -> Language? {
    if let language = session.menu.menu.language(nearestTo: name) { return language }
    guard name.utf8.count >= 3 else { return nil }
    return session.languages.first { language in
      ([text.safe(language.ownName).string] + language.names).contains {
        $0.lowercased().hasPrefix(name)
      }
    }
  }
}

extension MenuSession {
  /// How many of the rows shown say nothing of what is left out, and whom to ask; nil for none.
  var undeclaredSentence: String? {
    let count = dataSource.counts.undeclared
    guard count > 0 else { return nil }
    return words.labelled(words.linear.undeclaredAmong(count), words.askStaff)
      .asSentence
  }

  /// The filters that are on, in a sentence.
  var filterSentence: String {
    let filter = query.filter
    let allergens = filter.without.allergens.map {
      "\(words.without) \(words.language.name(of: $0))"
    }
    let price = filter.maximumPrice.map { words.linear.atMost(menu.context.text(ofLimit: $0)) }
    let undeclared = filter.showsUndeclared ? words.undeclaredShown : nil
    let parts =
      allergens + filter.diets.diets.map(words.spokenName)
      + [price, undeclared].compactMap { $0 }
    return words.labelled(words.filters, words.list(parts)) + "."
  }
}

extension Strings {
  /// What a diet is called where it is read out: where its name would be taken for something else,
  /// as `senza glutine` for the allergen, behind the word for diets.
  func spokenName(of diet: Diet) -> String {
    let name = language.name(of: diet)
    let typed = TypedQuery(name)
    let isUnderstood = typed.isOnlyDiets && typed.diets == DietSet(diet)
    return isUnderstood ? name : "\(linear.diet) \(name)"
  }
}

extension Diet {
  /// Whether it is called as something is that is left out: `senza lattosio`.
  func isNamesake(of excluded: AllergenSet) -> Bool {
    switch self {
    case .glutenFree: excluded.contains(.gluten)
    case .lactoseFree, .dairyFree: excluded.contains(.milk)
    case .vegetarian, .vegan, .pescatarian, .halal, .kosher, .hindu, .lowLactose, .diabetic,
      .lowCalorie, .lowFat, .lowSalt, .organic:
      false
    }
  }
}
