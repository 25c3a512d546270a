import MenuCore

/// Filters and the language, by words.
extension LinearMenu {
  /// How filters are set, with everything they can be about.
  var filterHelp: [String] {
    let names: (MenuFilter.Subject) -> String = presenter.words.name(of:)
    let allergens = Allergen.groups.map { names(.without($0)) }
    let diets = presenter.dietsOfMenu.diets.map { names(.diet($0)) }
    return (presenter.query.hasFilters ? [] : [linearWords.noFilters])
      + linearWords.filterHelp(allergens.joined(separator: ", "), diets.joined(separator: ", "))
  }

  /// Excludes allergens.
  func exclude(_ names: String) -> [String] {
    do {
      let allergens = try MenuQuery.allergens(from: names.listed)
      presenter.change { $0.without.formUnion(allergens) }
      return showCurrent()
    } catch {
      return [linearWords.fault(error)]
    }
  }

  /// Shows only dishes of diets; nil when the words are no diets.
  func chooseDiets(_ names: String) -> [String]? {
    guard let diets = try? MenuQuery.diets(from: names), !diets.isEmpty else { return nil }
    presenter.change { $0.diets.formUnion(diets) }
    return showCurrent()
  }

  /// Shows or hides dishes of which nothing is stated; nil when that is not what was said.
  func showUndeclared(_ isShown: Bool, _ words: String) -> [String]? {
    guard linearWords.undeclared.contains(where: { $0.hasPrefix(words) }), words.utf8.count >= 3
    else { return nil }
    presenter.change { $0.showsUndeclared = isShown }
    return showCurrent()
  }

  /// Takes the filters away that are named, or all of them, and with them a section asked for.
  func removeFilters(_ names: String) -> [String]? {
    if names.isEmpty || linearWords.allFilters.contains(names) {
      presenter.change { query in
        query.removeFilters()
        query.section = nil
      }
      return showCurrent()
    }
    let listed = names.listed
    let allergens = (try? MenuQuery.allergens(from: listed)) ?? []
    let diets = allergens.isEmpty ? (try? MenuQuery.diets(from: listed)) ?? [] : []
    guard !allergens.isEmpty || !diets.isEmpty else { return nil }
    presenter.change { query in
      query.without.subtract(allergens)
      query.diets.subtract(diets)
    }
    return showCurrent()
  }

  /// Shows the menu in the language that is named, or in the next one.
  func changeLanguage(to tag: String) -> [String] {
    if tag.isEmpty {
      presenter.showNextLanguage()
    } else if let language = presenter.menu.menu.language(nearestTo: tag) {
      presenter.show(in: language)
    } else {
      return [linearWords.languages(presenter.languages.map(\.tag).joined(separator: ", "))]
    }
    return showCurrent() + [linearWords.invitation(allowsQuitting)]
  }
}

extension MenuPresenter {
  /// The filters that are on, in a sentence.
  var filterSentence: String {
    var parts = filters.filter(\.isOn).map { filter in
      switch filter.subject {
      case .without: "\(words.without) \(filter.title)"
      case .diet: filter.title
      }
    }
    // A kind is excluded by its name, without a filter of its own.
    parts += query.without.allergens.filter { $0 != $0.group }
      .map { "\(words.without) \(words.language.name(of: $0))" }
    parts += query.diets.diets.filter { !dietsOfMenu.contains($0) }.map(words.language.name(of:))
    if let price = query.maximumPrice {
      parts.append(LinearWords.in(words.language).atMost(dataSource.context.text(of: price)))
    }
    return "\(words.filters): \(words.list(parts))."
  }
}

extension String {
  /// Words joined by `and` as words between commas.
  fileprivate var listed: String {
    replacing(" e ", with: ",").replacing(" and ", with: ",")
  }
}
