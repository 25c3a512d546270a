public import MenuCore

/// Decides what a view of the menu shows, and knows no screen.
public final class MenuPresenter {
  /// The view that shows the menu; it owns its presenter, not the other way round.
  public weak var view: (any MenuView)?

  /// The row that keys act on, nil when there are no rows.
  public internal(set) var selection: RowPath?

  /// What is looked for and left out.
  public internal(set) var query: MenuQuery

  /// What the keys act on.
  var focus = Focus.list
  /// What they act on again when the help is closed.
  var focusBelowHelp = Focus.list
  /// The filter that keys act on, by its place in `filters`.
  var filterCursor = 0
  /// What was filtered for before filters were turned off, since they were opened.
  var lastFilters = QueryFilter()
  /// The dish that a guest chose last, which stays selected while it is there.
  var chosen: DishPlace?

  /// The keys that hints and help tell of.
  var keys = KeyMap.standard
  /// What is to say about the menu's file.
  var notice: Notice?
  /// What is to say about the dish that was selected and is no longer there, until a guest goes on.
  var missed: String?
  /// Whether nothing may be told but what concerns guests: no file, no fault of the owner's.
  public var isForGuests = false

  private(set) var whole: WholeMenu
  /// How often another menu was shown, or this one in another language.
  private(set) var changes = 0
  private var shown: ShownRows {
    didSet { items.removeAll() }
  }
  /// The items of the rows that were shown lately: of two frames most rows are the same.
  private var items: [ShownItem] = []

  /// The languages of the dishes and of the words around them that were shown first.
  let firstLanguages: (dishes: Language?, words: InterfaceLanguage?)
  /// What was looked for at first.
  let firstQuery: MenuQuery

  /// Lets only so many searches through while a guest types, nil for each.
  var searchLimit: SearchLimit?

  /// Makes the presenter of a menu, with the first row selected that a query lets through.
  ///
  /// - Parameters:
  ///   - dataSource: the whole menu.
  ///   - query: what to show at first, by default everything.
  public init(dataSource: MenuDataSource, query: MenuQuery = MenuQuery()) {
    whole = WholeMenu(dataSource)
    // Without an index: what is printed once needs no more than the query asks for.
    shown = ShownRows(dataSource.matching(query))
    self.query = query
    firstLanguages = (dataSource.context.language, dataSource.context.words)
    firstQuery = query
    choose(rows.path(at: 0))
  }

  /// The view exists and wants to be filled.
  public func viewCreated() {
    view?.showMenu()
  }

  /// How many sections the menu has.
  public var numberOfSections: Int { dataSource.numberOfSections }

  /// How many rows a section has, 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource.numberOfRows(inSection: section)
  }

  /// Fills the cell of a row; a cell for a row that does not exist is left alone.
  public func configure(cell: any MenuCell, forRow row: Int, inSection section: Int) {
    guard let shown = shownItem(at: RowPath(section: section, row: row)) else { return }
    let item = shown.item
    cell.display(number: item.number)
    cell.display(title: MarkedText(item.markedTitle, marks: item.titleMatches))
    cell.display(marks: Mark.signs(of: item, in: words.language))
    cell.display(summary: shown.summary)
    cell.display(price: item.price, short: item.lowestPrice)
    cell.display(soldOut: item.isSoldOut ? words.soldOut : nil)
    cell.display(allergenWarning: words.rowRemark(item))
    cell.display(reason: item.reasons.isEmpty ? nil : words.list(item.reasons.map(words.reason)))
  }

  /// Everything about the dish of a row, nil for a row that does not exist.
  public func details(forRow row: Int, inSection section: Int) -> DishDetails? {
    shownItem(at: RowPath(section: section, row: row)).map { DishDetails($0.item, words: words) }
  }

  /// The signs that a row shows, the star in its title among them; none for one that does not exist.
  func marks(forRow row: Int, inSection section: Int) -> [Mark] {
    shownItem(at: RowPath(section: section, row: row)).map { Mark.marks(of: $0.item) } ?? []
  }

  private func shownItem(at path: RowPath) -> ShownItem? {
    if let known = items.first(where: { $0.path == path }) { return known }
    guard let item = dataSource.item(forRow: path.row, inSection: path.section) else { return nil }
    // As many as the largest screen has lines.
    if items.count >= 512 { items.removeAll() }
    let shown = ShownItem(item, at: path)
    items.append(shown)
    return shown
  }

  /// Selects a row, if it exists, and tells the view.
  public func select(_ path: RowPath) {
    guard rows.index(of: path) != nil else { return }
    choose(path)
    missed = nil
    view?.showMenu()
  }

  /// Makes the dish of a row the one that stays selected.
  func choose(_ path: RowPath?) {
    selection = path
    chosen = place(of: path)
  }

  /// Shows what a query lets through, the chosen dish selected if it is among it; if not, its page
  /// closes.
  func show(_ query: MenuQuery) {
    self.query = query
    showRows()
    let path = chosen.flatMap(path)
    selection = path ?? rows.path(at: 0)
    if path == nil { closeDish() }
  }

  /// Takes another menu, and shows what the query lets through; the selection is still to be found.
  func replace(_ dataSource: MenuDataSource) {
    whole = WholeMenu(dataSource)
    changes += 1
    showRows()
  }

  private func showRows() {
    searchLimit?.isSearchDue = false
    shown = ShownRows(whole.matching(query))
  }

  /// Shows the menu in the language behind the one that is shown, if there is another.
  func showNextLanguage() {
    let context = menu.context
    guard languages.count > 1,
      let shown = context.language ?? context.fileLanguage ?? languages.first,
      let place = languages.firstIndex(of: shown)
    else { return }
    show(in: languages[(place + 1) % languages.count])
  }

  /// Shows the menu in a language, with the words around it in the same, or in those given.
  func show(in language: Language?, words: InterfaceLanguage? = nil) {
    whole.translate(to: language, words: words)
    changes += 1
    show(query)
  }
}

/// An item of a row, with what would be made of it anew for each frame; a class, because to copy an
/// item costs more than to show it.
private final class ShownItem {
  let path: RowPath
  let item: MenuItem
  let summary: MarkedText

  init(_ item: MenuItem, at path: RowPath) {
    self.path = path
    self.item = item
    summary = MarkedText(item.summary, marks: item.summaryMatches)
  }
}

/// What is worked out from the menu and the query.
extension MenuPresenter {
  /// The whole menu in the language shown.
  var menu: MenuDataSource { whole.dataSource }
  /// The words around it, in its language.
  var words: Strings { whole.words }
  /// The languages it can be read in.
  var languages: [Language] { whole.languages }
  /// The most cells that a number of the menu takes, 0 for a menu without numbers.
  public var numberColumns: Int { whole.numberColumns }
  /// The diets that suit some dish of the menu.
  var dietsOfMenu: DietSet { whole.diets }

  /// What makes a search quick, nil before the first.
  var index: MenuIndex? { whole.index }

  /// What the query lets through.
  var dataSource: MenuDataSource { shown.dataSource }
  /// Its rows.
  var rows: RowSpace { shown.rows }
  /// The lists that have rows, in their order.
  var lists: [ListOfRows] { shown.lists }
}
