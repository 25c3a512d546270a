import MenuCore

/// Filters and the language, by words.
extension LinearMenu {
  /// How filters are set, with everything they can be about.
  var filterHelp: [String] {
    let words = presenter.words
    let allergens = Allergen.groups.map(words.language.name(of:))
    let diets = presenter.dietsOfMenu.diets.map(words.spokenName(of:))
    return searchThatCounts + (presenter.query.hasFilters ? [] : [linearWords.noFilters])
      + linearWords.filterHelp(allergens.joined(separator: ", "), diets.joined(separator: ", "))
  }

  /// Turns filters on, the first of which excludes an allergen.
  func exclude(_ names: String) -> [String] {
    let names = "\(presenter.words.without) \(names)"
    do {
      return turnOn(try TypedFilters(names, price: priceWords, mayExclude: false))
    } catch {
      return searchThatCounts + [linearWords.fault(error)]
    }
  }

  /// Turns filters on; nil when the words are none.
  func choose(_ names: String) -> [String]? {
    let named = try? TypedFilters(names, price: priceWords, mayExclude: false)
    return named.flatMap { $0.isEmpty ? nil : turnOn($0) }
  }

  private func turnOn(_ named: TypedFilters) -> [String] {
    presenter.change { query in
      for exclusion in named.exclusions { query.without.formUnion(exclusion.allergens) }
      query.diets.formUnion(named.diets)
      if named.namesPrice { query.maximumPrice = presenter.firstQuery.maximumPrice }
    }
    let namesakes = DietSet(named.exclusions.map(\.namesakes))
      .intersection(presenter.dietsOfMenu).subtracting(presenter.query.diets)
    let hints = namesakes.diets.map { linearWords.dietInstead(presenter.words.spokenName(of: $0)) }
    return showPassed() + hints
  }

  /// Shows or hides dishes of which nothing is stated; nil when that is not what was said.
  ///
  /// The command alone means them too, where an allergen is left out.
  func showUndeclared(_ isShown: Bool, _ words: String) -> [String]? {
    let isNamed =
      words.utf8.count >= 3 && linearWords.undeclared.contains { $0.hasPrefix(words) }
    guard isNamed || (words.isEmpty && !presenter.query.without.isEmpty) else { return nil }
    presenter.change { $0.showsUndeclared = isShown }
    return showPassed()
  }

  /// Takes the filters away that are named, or all of them, and with them a section asked for.
  func removeFilters(_ names: String) -> [String]? {
    if names.isEmpty || linearWords.allFilters.contains(names) {
      presenter.change { query in
        query.removeFilters()
        query.section = nil
      }
      return showPassed()
    }
    guard let named = try? TypedFilters(names, price: priceWords, mayExclude: true), !named.isEmpty
    else { return nil }
    let before = presenter.query
    presenter.change { $0.remove(named) }
    return presenter.query == before
      ? searchThatCounts + [linearWords.noFilter(names.excerpt)] : showPassed()
  }

  /// What the filters let through of all, or of the search that is on.
  private func showPassed() -> [String] { searchThatIsOn + showCurrent() }

  /// That a search is on, and how to end it: else what is said of filters would be said of all.
  private var searchThatIsOn: [String] {
    let search = presenter.query.search
    return search.isEmpty ? [] : [linearWords.stillSearching(search.excerpt)]
  }

  /// The same where only the counts at the end of an answer are about what it found.
  private var searchThatCounts: [String] { presenter.query.hasFilters ? searchThatIsOn : [] }

  /// The price that was asked for at the start, as it is read out and typed.
  private var priceWords: String? {
    presenter.firstQuery.maximumPrice.map { price in
      text.safe(linearWords.atMost(presenter.dataSource.context.text(of: price))).lowercased()
    }
  }

  /// Shows the menu in the language that is named, or in the next one.
  func changeLanguage(to tag: String) -> [String] {
    if tag.isEmpty {
      presenter.showNextLanguage()
    } else if let language = language(called: tag) {
      presenter.show(in: language)
    } else {
      let context = presenter.menu.context
      let other = presenter.languages.first { $0 != context.language ?? context.fileLanguage }
      return [linearWords.languages(presenter.languages.map(\.ownName), other?.ownName)]
    }
    return showCurrent() + [linearWords.invitation(allowsQuitting)]
  }

  /// The language of the menu with a tag, or with a name that begins so, as it is read out, in its
  /// own words or in those of the interface.
  private func language(called name: String) -> Language? {
    if let language = presenter.menu.menu.language(nearestTo: name) { return language }
    guard name.utf8.count >= 3 else { return nil }
    return presenter.languages.first { language in
      ([text.safe(language.ownName)] + language.names).contains {
        $0.lowercased().hasPrefix(name)
      }
    }
  }
}

extension MenuPresenter {
  /// The filters that are on, in a sentence.
  var filterSentence: String {
    let parts = filters.filter(\.isOn).map { filter in
      switch filter.subject {
      case .without: "\(words.without) \(filter.title)"
      case .diet(let diet): words.spokenName(of: diet)
      case .maximumPrice: LinearWords.in(words.language).atMost(filter.title)
      }
    }
    return "\(words.filters): \(words.list(parts))."
  }
}

extension MenuQuery {
  /// Takes filters away. Words for an allergen that is not excluded mean the diet of that name.
  fileprivate mutating func remove(_ named: TypedFilters) {
    for exclusion in named.exclusions {
      if without.isDisjoint(with: exclusion.allergens) { diets.subtract(exclusion.namesakes) }
      without.subtract(exclusion.allergens)
    }
    diets.subtract(named.diets)
    if named.namesPrice { maximumPrice = nil }
  }
}
