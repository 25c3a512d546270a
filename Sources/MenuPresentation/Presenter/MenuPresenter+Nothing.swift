public import MenuCore

/// What is said of a search: what was understood, why nothing is shown, and what may help.
extension MenuPresenter {
  /// How many rows were found, behind what Enter makes a filter: `↵ senza latte  9 di 46 voci`.
  var searchResult: String {
    let found = words.found(rows.count, menu.menu.numberOfDishes)
    let typed = typed
    guard typed.hasFilters, !typed.isUndecided, focus == .search else { return found }
    return "↵ \(words.filters(typed, in: menu.context))  \(found)"
  }

  /// What Enter makes a filter, or how many rows were found, for a narrow screen.
  var shortSearchResult: String {
    let typed = typed
    guard typed.hasFilters, !typed.isUndecided, focus == .search else {
      return words.position(rows.count, menu.menu.numberOfDishes)
    }
    return "↵ \(words.filters(typed, in: menu.context))"
  }

  /// What stands in place of the rows when there are none.
  public var emptyListWords: [String] {
    // Of a text that is still to be searched for nobody knows.
    guard rows.count == 0, !isSearchDue else { return [] }
    guard !nothingFoundWords.isEmpty else { return [emptyMenu] }
    let helps = possibleSearch.map { "\(words.perhaps($0)) ↵" }
    let filters =
      dataSource.hiddenRows.isEmpty
      ? nil
      : (focus == .search ? "↵ " : "") + "\(keys.labels(of: [.filters])) \(words.hint(.filters))"
    return nothingFoundWords + [helps, filters].compactMap { $0 }
  }

  /// Why no row is shown, in one sentence or several; nil when there are rows, or none that could be
  /// shown.
  public var nothingFound: String? {
    nothingFoundWords.isEmpty ? nil : nothingFoundWords.joined(separator: " ")
  }

  /// What is said of a menu without a dish: to who may be its owner, also what tells the reason.
  var emptyMenu: String { isForGuests ? words.noItems : words.emptyMenu }

  /// Why no row is shown and what may help, in a line for who has no keys; nil when there are rows.
  public var nothingFoundLine: String? {
    guard let nothingFound else { return menu.menu.numberOfDishes == 0 ? emptyMenu : nil }
    // Without keys nobody goes on typing: `senza` is all there is.
    if !typed.isUndecided, TypedQuery(query.search + " ").lacksWithout { return words.withoutWhat }
    let suggestion = possibleSearch.map { "\(words.perhaps($0))." }
    return [nothingFound, suggestion, countsText.map { "\($0)." }]
      .compactMap { $0 }.joined(separator: " ")
  }

  /// What may be meant where nothing was found: what is left out stays left out.
  var possibleSearch: String? {
    let typed = typed
    guard !typed.guessedWithout.isEmpty else { return suggestions(limit: 1).first }
    return words.without(typed.without.union(typed.guessedWithout))
  }

  /// Each sentence why no row is shown.
  ///
  /// What the filters hide was found all the same, and is not said to be missing.
  private var nothingFoundWords: [String] {
    guard rows.count == 0, menu.menu.numberOfDishes > 0 else { return [] }
    let typed = typed
    if let unknown = typed.unknownWithout.first { return cannotTell(of: unknown) }
    if typed.isUndecided { return [words.withoutWhat] }
    let diets = (typed.isOnlyDiets ? typed.diets : []).subtracting(dietsOfMenu)
    guard diets.isEmpty else {
      let noDiet = words.linear.noDiet
      return diets.diets.map(words.language.name(of:)).map(noDiet) + [words.askStaff.asSentence]
    }
    let hidden = dataSource.hiddenRows
    guard hidden.isEmpty else {
      let others = dataSource.counts.numberOfHidden - hidden.count
      return hidden.map { words.sentence($0, query: query, context: menu.context) }
        + (others > 0 ? [words.andOthers(others)] : [])
    }
    if dataSource.counts.numberOfHidden > 0 {
      let isMarked = dietsOfMenu.isSuperset(of: query.filter.diets)
      return [words.nothingPasses] + (isMarked ? [] : [words.askStaff.asSentence])
    }
    let missing = menu.wordsNotFound(by: typed, index: index)
    return missing.isEmpty
      ? [words.notFound(query.search)]
      : [words.notNamed(words.list(missing.map { "\"\($0)\"" }))]
  }

  /// That nobody states who is without something that is no allergen, and how many dishes name it.
  func cannotTell(of unknown: String) -> [String] {
    let count = menu.numberOfDishes(naming: unknown, index: index)
    return [words.cannotTell(unknown)] + (count > 0 ? [words.nameIt(count)] : [])
  }
}

/// What the words say of a query.
extension Strings {
  /// What is understood of a text: `senza latte · pizze · fino a 9 €`.
  public func understood(_ typed: TypedQuery, in context: MenuContext) -> String {
    let lists = typed.lists.map { inLine(language.name(of: $0)) }
    let diets = typed.diets.diets.map(language.name(of:))
    let (without, price) = filterParts(typed, in: context)
    return (without + lists + diets + price).joined(separator: " · ")
  }

  /// What of a text becomes a filter.
  func filters(_ typed: TypedQuery, in context: MenuContext) -> String {
    let (without, price) = filterParts(typed, in: context)
    return (without + price).joined(separator: " · ")
  }

  private func filterParts(
    _ typed: TypedQuery, in context: MenuContext
  ) -> (without: [String], price: [String]) {
    let price = typed.maximumPrice.map { "\(atMost) \(context.text(of: $0))" }
    return (typed.without.isEmpty ? [] : [without(typed.without)], [price].compactMap { $0 })
  }

  /// Allergens that are left out: `senza latte, uova`; of a group and its kinds only the group.
  func without(_ allergens: AllergenSet) -> String {
    "\(without) \(list(names(allergens)))"
  }

  /// The names of allergens; of a group and its kinds only the group's.
  private func names(_ allergens: AllergenSet) -> [String] {
    allergens.allergens.filter { allergen in
      allergen == allergen.group || !allergens.contains(allergen.group)
    }.map(language.name(of:))
  }

  /// Why a search found a row, in as few words as a row has room for.
  func reason(_ reason: MatchReason) -> String {
    switch reason {
    case .contains(let allergen): "\(contains.lowercased()) \(language.name(of: allergen))"
    case .mayContain(let allergen): "\(mayContain.lowercased()) \(language.name(of: allergen))"
    case .text(let text, let matches): "“\(text.excerpt(around: matches.first))”"
    }
  }

  /// Why a filter hides a dish: `Margherita: contiene latte.`
  func sentence(_ hidden: HiddenRow, query: MenuQuery, context: MenuContext) -> String {
    let filter = query.settled().filter
    let reason =
      switch hidden.reason {
      case .allergen(let allergen):
        "\((hidden.state == .contains ? contains : mayContain).lowercased()) "
          + language.name(of: allergen)
      case .notStated: notStatedOf(names(hidden.notStated))
      case .diet: "\(isNotMarked) \(list(filter.diets.diets.map(language.name(of:))))"
      case .price where hidden.isUnpriced: hasNoPrice
      case .price: filter.maximumPrice.map { costsMore(context.text(of: $0)) } ?? hiddenPrice
      }
    return "\(hidden.title): \(reason)."
  }
}

extension String {
  /// The part of a text around a match, of some forty characters, cut between words.
  fileprivate func excerpt(around match: Range<String.Index>?) -> String {
    guard unicodeScalars.count > 40, let match else { return self }
    let scalars = unicodeScalars
    let start = scalars.index(match.lowerBound, offsetBy: -15, limitedBy: startIndex) ?? startIndex
    let end = scalars.index(match.upperBound, offsetBy: 15, limitedBy: endIndex) ?? endIndex
    let front = start == startIndex ? start : scalars[start..<match.lowerBound].firstIndex(of: " ")
    let back = end == endIndex ? end : scalars[match.upperBound..<end].lastIndex(of: " ")
    let middle = scalars[(front ?? match.lowerBound)..<(back ?? match.upperBound)]
    let text = String(String.UnicodeScalarView(middle)).trimmed
    return (start == startIndex ? "" : "…") + text + (end == endIndex ? "" : "…")
  }
}
