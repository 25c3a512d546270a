internal import Console
internal import MenuCore
internal import MenuPresentation

extension Run {
  /// The query of the options, with the words of a language taking precedence; for a word that is not an
  /// allergen or diet, throws an error with the nearest one.
  func query(_ options: QueryOptions, preferring language: InterfaceLanguage) throws -> MenuQuery {
    var query = MenuQuery()
    if let text = options.search {
      query = query.typing(text, in: language, isFinished: true)
    }
    for text in options.without.flatMap(\.self) {
      query.filter.without.formUnion(try allergens(text, preferring: language))
    }
    for text in options.diet.flatMap(\.self) {
      query.filter.diets.insert(try diet(text, preferring: language))
    }
    if let amount = options.maxPrice { query.filter.limit = .upTo(amount) }
    query.filter.showsUndeclared = options.undeclared
    query.section = options.section
    query.order = options.sort ?? .menu
    return query
  }

  private func allergens(
    _ word: String, preferring language: InterfaceLanguage
  ) throws -> AllergenSet {
    if let allergens = AllergenSet(named: word, preferring: language) { return allergens }
    if let allergen = Allergen.exact(word) { return AllergenSet(allergen) }
    throw ProgramError.word(word, of: "--without", known: Allergen.groups.map(\.rawValue))
  }

  private func diet(_ word: String, preferring language: InterfaceLanguage) throws -> Diet {
    if let diet = Diet(named: word, preferring: language) { return diet }
    throw ProgramError.word(word, of: "--diet", known: Diet.allCases.map(\.rawValue))
  }

  /// The error of a query that finds nothing, or is not understood.
  func nothing(in session: MenuSession) -> ProgramError {
    let titles = session.source.sections.map(\.title)
    if let section = session.query.section, session.shown.counts.total == 0 {
      return ProgramError.word(section, of: "--section", known: titles)
    }
    let texts = [session.answer, session.notice(showsKey: false), session.hint()].compactMap(\.self)
    return ProgramError(.negative, Phrase(texts.joined(separator: " ")))
  }

  /// The data source in the requested language, or else in the one that suits the locale. On a screen, a
  /// language of the interface is accepted even if the menu lacks it, because a guest can switch to it too.
  func dataSource(
    _ menu: Menu, _ requested: String?, isForScreen: Bool = false
  ) throws -> MenuDataSource {
    guard let requested else {
      let (dishes, words) = MenuSession.languages(for: environment.variables, in: menu)
      return MenuDataSource(menu: menu, language: dishes, words: words)
    }
    if let language = menu.language(nearestTo: requested) {
      return MenuDataSource(menu: menu, language: language)
    }
    let known = isForScreen ? MenuSession.languages(of: menu) : menu.languages
    guard !known.isEmpty else {
      throw ProgramError.usage("--language: the menu names no language")
    }
    guard isForScreen, let words = Language(requested).flatMap({ InterfaceLanguage(of: $0) })
    else {
      throw ProgramError.word(requested, of: "--language", known: known.map(\.tag))
    }
    let (dishes, _) = MenuSession.languages(forTag: requested, in: menu)
    return MenuDataSource(menu: menu, language: dishes, words: words)
  }
}
