internal import OldMenuCore

/// What is said of a search: what was understood, why nothing is shown, and what may help.
extension MenuSession {
  /// Why no row is shown, in one sentence or several; nil when there are rows, or none that could be
  /// shown.
  public var nothingFound: String? {
    nothingFoundWords.isEmpty ? nil : nothingFoundWords.concatenated(separator: " ")
  }

  /// What is said of a menu without a dish: to who may be its owner, also what tells the reason.
  var emptyMenu: String { isForGuests ? words.noItems : words.emptyMenu }

  /// Why no row is shown and what may help, in a line for who has no keys; nil when there are rows.
  public var nothingFoundLine: String? {
    guard let nothingFound else { return numberOfDishes == 0 ? emptyMenu : nil }
    // Without keys nobody goes on typing: `senza` is all there is.
    if !typed.isUndecided, TypedQuery(query.search + " ").lacksWithout { return words.withoutWhat }
    let suggestion = possibleSearch.map { "\(words.perhaps($0))." }
    return [nothingFound, suggestion, countsText.map { "\($0)." }]
      .compactMap { $0 }.concatenated(separator: " ")
  }

  /// What may be meant where nothing was found: what is left out stays left out.
  var possibleSearch: String? {
    let typed = typed
    guard !typed.isNotUnderstood else { return nil }
    guard !typed.guessedWithout.isEmpty else { return suggestions(limit: 1).first }
    return words.without(typed.without.union(typed.guessedWithout))
  }

  /// Each sentence why no row is shown.
  ///
  /// What the filters hide was found all the same, and is not said to be missing.
  var nothingFoundWords: [String] {
    guard rows.count == 0, numberOfDishes > 0 else { return [] }
    let typed = typed
    if typed.isNotUnderstood { return [words.notUnderstood] }
    let unknown = typed.unknownWithout
    if let first = unknown.first(where: { $0.spicyAlone == nil }) ?? unknown.first {
      return cannotTell(of: first)
    }
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
    let unanswered = dataSource.counts.unanswered
    // Else it would read as if none had any.
    if typed.isOnlyAllergens, unanswered > 0 {
      let names = typed.allergens.allergens.map(words.language.name(of:))
      return [
        words.noneContains(words.list(names)),
        words.labelled(words.unanswered(unanswered), words.askStaff).asSentence,
      ] + notes(naming: typed.allergens).map(\.asSentence)
    }
    let spelling = TypedSpelling(query.search)
    let missing = menu.wordsNotFound(by: typed, index: index).map { spelling($0) }
    let found =
      missing.isEmpty
      ? words.notFound(query.search) : words.notNamed(words.list(missing.map(words.quoted)))
    // Of pork or alcohol a menu may well say nothing, a dish that no sign makes vegan may be so, and who
    // asks, or leaves an allergen out, would take it for an answer: `is the kitchen nut free?`
    let isOpen =
      typed.namesUnstated || typed.isQuestion || !typed.diets.isEmpty || !typed.allergens.isEmpty
      || !query.filter.without.isEmpty
    return [found] + (languageOfDishes.map { [words.writtenIn($0)] } ?? [])
      + (isOpen ? [words.askStaff.asSentence] : [])
  }

  /// The language of the dishes, where it is not that of the words around them: who looks for `Knoblauch`
  /// must not believe that there is no garlic.
  private var languageOfDishes: String? {
    let context = menu.context
    guard let language = context.language ?? context.fileLanguage,
      InterfaceLanguage(of: language) != context.interfaceLanguage
    else { return nil }
    return language.name(in: context.interfaceLanguage.language)
  }

  /// What a search leaves open that finds something: which drinks have no alcohol, where only those were
  /// asked for, whether what is called like a diet is marked so, and whether what is meat is called so
  /// everywhere; nil elsewhere.
  var openRemark: String? {
    let typed = query.typed
    if typed.isWithoutAlcohol {
      return dataSource.leavesAlcoholOpen ? words.cannotTell(words.language.alcohol) : nil
    }
    if let diet = dietsInNames.diets.first {
      return words.notAllMarked(words.quoted(words.language.name(of: diet)))
    }
    let isOpen = typed.namesMoreThanItFinds && 1..<numberOfDishes ~= rows.count
    return isOpen ? words.othersMayHaveIt : nil
  }

  /// That nobody states who is without something that is no allergen, and which dishes name it, or how
  /// many where they are more than anybody reads.
  func cannotTell(of unknown: String) -> [String] {
    if let spicy = unknown.spicyAlone { return spicyOnes(called: spicy) }
    guard let naming = menu.dishes(naming: unknown, names: 3, index: index), naming.count > 0 else {
      return [words.cannotTell(unknown)]
    }
    let count = words.nameIt(naming.count)
    let told =
      naming.count > naming.names.count
      ? count : words.labelled(String(count.dropLast()), words.list(naming.names)).asSentence
    return [words.cannotTell(unknown), told]
  }
}
