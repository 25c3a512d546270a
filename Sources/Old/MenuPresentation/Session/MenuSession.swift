public import OldMenuCore

/// A menu as one guest reads it: in a language, and through a query.
///
/// A value: each front end holds its own, changes it by its verbs, and shows the rows that follow.
public struct MenuSession {
  /// What is looked for and left out.
  public private(set) var query: MenuQuery
  /// How often another menu was shown, or this one in another language.
  public private(set) var revision = 0
  /// Whether nothing may be told but what concerns guests: no file, no fault of the owner's.
  public var isForGuests = false
  /// Whether the visits of guests are counted, which they are told.
  public var isTallied = false
  /// Whether what is chosen is handed on when the guest leaves: else it is lost, which he is told.
  public var keepsChoice = false
  /// What the clock shows, nil where there is none.
  public var now: WeekTime?
  /// What the guest has chosen.
  public var choice: Choice
  /// What is to say about the menu's file.
  var fileStatus: MenuFileStatus?

  /// What each filter would do to the menu; nil until somebody looks at the filters.
  private(set) var filterCounts: FilterCounts?

  private(set) var whole: WholeMenu
  private var shown: ShownRows

  /// The languages of the dishes and of the words around them that were shown first.
  private let firstLanguages: (dishes: Language?, words: InterfaceLanguage?)
  /// What was looked for at first.
  let firstQuery: MenuQuery

  /// Begins to read a menu.
  ///
  /// - Parameters:
  ///   - dataSource: the whole menu.
  ///   - query: what to show at first, by default everything.
  /// - Complexity: O(*dishes*).
  public init(dataSource: MenuDataSource, query: MenuQuery = MenuQuery()) {
    whole = WholeMenu(dataSource)
    // Without an index: what is printed once needs no more than the query asks for.
    shown = ShownRows(dataSource.matching(query), of: query)
    self.query = query
    choice = Choice(from: dataSource.menu)
    firstLanguages = (dataSource.context.language, dataSource.context.words)
    firstQuery = query
  }

  /// Changes the query and shows what it lets through.
  ///
  /// - Complexity: O(*dishes*).
  public mutating func change(_ edit: (inout MenuQuery) -> Void) {
    var query = query
    edit(&query)
    // Else the next allergen that is left out would let through what nobody stated.
    if query.settled().filter.without.isEmpty { query.filter.showsUndeclared = false }
    show(query)
  }

  /// Looks for a text, at most 200 characters of it: nobody types more, and a paste may be endless.
  public mutating func search(for text: String) {
    change { $0.search = String(String.UnicodeScalarView(text.unicodeScalars.prefix(200))) }
  }

  /// Shows what a query lets through.
  mutating func show(_ query: MenuQuery) {
    self.query = query
    shown = ShownRows(whole.matching(query), of: query)
  }

  /// Shows the menu in the language after the one that is shown, if there is another.
  ///
  /// A guest who was greeted with words of his own, in which the menu is not, finds them again behind
  /// the language that he read its dishes in.
  public mutating func showNextLanguage() {
    let context = menu.context
    guard languages.count > 1,
      let shown = context.language ?? context.fileLanguage ?? languages.first,
      let index = languages.firstIndex(of: shown)
    else { return }
    if context.words == nil, ownLanguage != nil,
      shown == firstLanguage ?? menu.menu.language
    {
      showFirstLanguage()
    } else {
      show(in: languages[(index + 1) % languages.count])
    }
  }

  /// The language that the guest was greeted in although the menu is not in it, nil without one.
  var ownLanguage: Language? { firstLanguages.words?.language }

  /// Shows the menu as the guest was greeted, as far as it still is in that language.
  mutating func showFirstLanguage() {
    show(in: firstLanguage, words: firstLanguages.words)
  }

  /// The language of the dishes that was shown first, nil where the menu has it no longer.
  private var firstLanguage: Language? {
    firstLanguages.dishes.flatMap { menu.menu.language(nearestTo: $0.tag) }
  }

  /// Shows the menu in a language, with the words around it in the same, or in those given.
  public mutating func show(in language: Language?, words: InterfaceLanguage? = nil) {
    whole.translate(to: language, words: words)
    revision += 1
    show(query)
  }

  /// Shows another menu in place of this one; query, language and what was chosen stay as they are.
  public mutating func replace(with newMenu: Menu) {
    choice.follow(newMenu, from: menu.menu)
    let context = menu.context
    let language = context.language.flatMap { newMenu.language(nearestTo: $0.tag) }
    whole = WholeMenu(MenuDataSource(menu: newMenu, language: language, words: context.words))
    if filterCounts != nil { filterCounts = FilterCounts(newMenu) }
    revision += 1
    show(query)
  }

  /// Counts what each filter would do, where that was not counted yet; O(*dishes*).
  mutating func countFilters() {
    if filterCounts == nil { filterCounts = FilterCounts(menu.menu) }
  }

  /// Forgets what a guest did: the query and the language of the beginning, and nothing is chosen.
  public mutating func reset() {
    choice.reset()
    query = firstQuery
    showFirstLanguage()
  }
}

/// What is worked out from the menu and the query.
extension MenuSession {
  /// The whole menu in the language shown.
  package var menu: MenuDataSource { whole.dataSource }
  /// The words around it, in its language.
  var words: Strings { whole.words }
  /// The languages it can be read in.
  var languages: [Language] { whole.languages }
  /// The most cells that a number of the menu takes, 0 for a menu without numbers.
  public var numberColumns: Int { whole.numberColumns }
  /// The diets that suit some dish of the menu.
  var dietsOfMenu: DietSet { whole.diets }
  /// How many dishes the menu has, whatever the query.
  public var numberOfDishes: Int { menu.menu.numberOfDishes }

  /// What makes a search quick, nil before the first.
  var index: MenuIndex? { whole.index }

  /// What the query lets through.
  package var dataSource: MenuDataSource { shown.dataSource }
  /// Its rows.
  var rows: RowSpace { shown.rows }
  /// The diets that were looked for and that a row is only called like.
  var dietsInNames: DietSet { shown.dietsInNames }
  /// The lists that have rows, in their order.
  var lists: [ListOfSections] { shown.lists }
  /// The items of its rows that were asked for lately.
  var items: ItemCache { shown.items }

  /// The dish of a row, nil for a row that does not exist.
  func dish(of path: RowPath) -> DishIndex? {
    dataSource.dishIndex(forRow: path.row, inSection: path.section)
  }

  /// The row that shows a dish now, nil when the query hides it; O(*rows*).
  func path(of dish: DishIndex) -> RowPath? {
    dataSource.row(of: dish).map { RowPath(section: $0.section, row: $0.row) }
  }

  /// What is understood of the search.
  var typed: TypedQuery { menu.understood(query.typed, index: index) }

  /// Makes what is left out a filter, be it typed or guessed, and a search that found nothing the
  /// nearest one that does.
  mutating func takeSuggestion() {
    let settled = query.settled(typed, acceptsGuess: true)
    if settled != query {
      change { $0 = settled }
    } else if let suggestion = suggestions(limit: 1).first {
      search(for: suggestion)
    }
  }

  /// The nearest names to a search that found nothing, none when something was found.
  func suggestions(limit: Int) -> [String] {
    rows.count == 0 ? menu.suggestions(for: query, index: index, limit: limit) : []
  }
}
