import OldMenuCore

/// Filters are taken away by words, each by its name or all of them; what is gone is said.
///
/// A guest who leaves something out relies on it: no filter goes without a word.
extension LinearMenu {
  /// Takes the filters away that are named, or all of them; nil where nothing is named. The word
  /// alone is asked what it means.
  func removeFilters(_ names: String) -> [String]? {
    guard !names.isEmpty else { return askWhatToRemove() }
    if LinearMenu.areAllFilters(names) {
      let isEverything = LinearCommand(word: names) == .all
      if isEverything, !session.choice.lines.isEmpty { return [linearWords.removeWhat] }
      return removeAllFilters()
    }
    let typed = TypedQuery(names)
    guard !typed.isUndecided,
      !typed.namedWithout.isEmpty || !typed.diets.isEmpty || typed.maximumPrice != nil
    else { return nil }
    // `remove everything with milk` leaves it out.
    if typed.asksForAllergens {
      return filter(TypedQuery(session.words.without(typed.namedWithout)))
    }
    let before = session.query.filter
    session.change { $0.filter.remove(typed) }
    guard session.query.filter == before else { return gone(of: before) + showPassed() }
    let others = typed.namedWithout.subtracting(before.without)
    let instead = others.isEmpty ? nil : linearWords.leaveOutInstead(session.words.without(others))
    return searchThatCounts + [linearWords.noFilter(names.excerpt)] + [instead].compactMap(\.self)
  }

  /// Takes all filters away, and with them a section asked for.
  func removeAllFilters() -> [String] {
    let before = session.query.filter
    session.change { query in
      query.filter = QueryFilter()
      query.section = nil
    }
    return gone(of: before) + showPassed()
  }

  /// Takes away what a line plainly says to be fine after all; nil for any other line, and where
  /// nothing of it is left out.
  func answerToFine(_ line: String) -> [String]? {
    let before = session.query.filter
    let fine = TypedQuery(line + " ").fineAfterAll.intersection(before.without)
    // Whoever leaves out gluten leaves out wheat, fine or not.
    let isWhole = fine.allergens.allSatisfy {
      $0 == $0.group || !before.without.contains($0.group)
    }
    guard !fine.isEmpty, isWhole else { return nil }
    session.change { $0.filter.without.subtract(fine) }
    return gone(of: before) + showPassed()
  }

  /// What is said where something that is left out may be fine, and more is said of it: nobody is to
  /// lose a filter by a misunderstanding. What is denied beside it is left out; nil for anything else.
  func answerToDoubtfulFine(_ typed: TypedQuery) -> [String]? {
    guard !typed.saidFine.isDisjoint(with: session.query.filter.without) else { return nil }
    if !typed.isUndecided, typed.hasFilters, let answer = filter(typed) {
      return answer + [removeHelp]
    }
    return searchThatCounts + [session.words.notUnderstood, removeHelp]
  }

  /// How a filter is removed, with one that is on where one is.
  var removeHelp: String { removeHelp(for: session.query.filter.without) }

  /// The same with one of some allergens that are left out.
  func removeHelp(for allergens: AllergenSet) -> String {
    let words = session.words
    let filter = session.query.filter
    let name =
      allergens.first.map(words.language.name(of:))
      ?? filter.diets.diets.first.map(words.spokenName(of:))
    return linearWords.removeHelp(name ?? words.language.name(of: .milk))
  }

  func askWhatToRemove() -> [String] {
    if !session.choice.lines.isEmpty { return [linearWords.removeWhat] }
    if session.query.hasFilters { return [removeHelp] }
    if session.query.section != nil { return removeAllFilters() }
    return [linearWords.noFilters, session.words.choice.nothing]
  }

  /// What was a filter and is none.
  func gone(of before: QueryFilter) -> [String] {
    let (words, filter) = (session.words, session.query.filter)
    let allergens = before.without.subtracting(filter.without).allergens
    let diets = before.diets.subtracting(filter.diets).diets.map(words.spokenName(of:))
    let limit = filter.maximumPrice == nil ? before.maximumPrice : nil
    let price = limit.map { linearWords.atMost(session.menu.context.text(of: $0)) }
    let others = diets + [price].compactMap(\.self)
    var sentences: [String] = []
    if !allergens.isEmpty {
      sentences.append(
        linearWords.noLongerWithout(words.list(allergens.map(words.language.name(of:)))))
    }
    if !others.isEmpty { sentences.append(linearWords.filtersGone(words.list(others))) }
    if !before.isEmpty, filter.isEmpty { sentences.append(linearWords.noFilters) }
    return sentences.isEmpty ? [] : [sentences.concatenated(separator: " ")]
  }

  /// Whether some words mean all filters, with or without articles: `togli i filtri`.
  private static func areAllFilters(_ names: String) -> Bool {
    let articles = LinearStrings.all.flatMap(\.joiningWords)
    let bare = names.split(separator: " ").filter { !articles.contains(String($0)) }
    return !Set(LinearStrings.all.flatMap(\.allFilters))
      .isDisjoint(with: [names, bare.joined(separator: " ")])
  }
}

extension QueryFilter {
  /// Takes filters away. Words for an allergen that is not excluded mean the diet of that name.
  fileprivate mutating func remove(_ typed: TypedQuery) {
    let named = typed.namedWithout
    if without.isDisjoint(with: named) {
      diets.subtract(
        DietSet(Diet.allCases.filter { $0.isNamesake(of: named) }))
    }
    without.subtract(named)
    diets.subtract(typed.diets)
    if typed.maximumPrice != nil { maximumPrice = nil }
  }
}
