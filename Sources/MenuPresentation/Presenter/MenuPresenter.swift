public import MenuCore

/// Decides what a view of the menu shows, and knows no screen.
public final class MenuPresenter {
  /// The view that shows the menu; it owns its presenter, not the other way round.
  public weak var view: (any MenuView)?

  /// The row that keys act on, nil when there are no rows.
  public internal(set) var selection: RowPath?

  /// Which page is open over the list.
  var openPage: OpenPage?

  /// What a page is about.
  enum OpenPage: Hashable, Sendable {
    case dish, help
  }

  private(set) var dataSource: MenuDataSource
  private(set) var rows: RowSpace
  private(set) var words: Words

  /// The languages the menu can be read in.
  let languages: [Language]

  /// Makes the presenter of a menu, with its first row selected.
  public init(dataSource: MenuDataSource) {
    self.dataSource = dataSource
    languages = dataSource.menu.languages
    rows = RowSpace(dataSource)
    selection = rows.path(at: 0)
    words = .in(dataSource.context.interfaceLanguage)
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
    guard let item = dataSource.item(forRow: row, inSection: section) else { return }
    cell.display(number: item.number)
    cell.display(title: item.markedTitle)
    cell.display(marks: Mark.marks(of: item))
    cell.display(summary: item.summary)
    cell.display(price: item.price, short: item.lowestPrice)
    if item.isSoldOut { cell.display(soldOut: words.soldOut) }
  }

  /// Everything about the dish of a row, nil for a row that does not exist.
  public func details(forRow row: Int, inSection section: Int) -> DishDetails? {
    dataSource.item(forRow: row, inSection: section).map { DishDetails($0, words: words) }
  }

  /// Selects a row, if it exists, and tells the view.
  public func select(_ path: RowPath) {
    guard rows.index(of: path) != nil else { return }
    selection = path
    view?.showMenu()
  }

  /// Does what a guest wants, and tells the view.
  ///
  /// - Parameters:
  ///   - command: what the guest wants.
  ///   - pageLength: how many rows a page of the view has now.
  public func perform(_ command: Command, pageLength: Int) {
    switch command {
    case .move(let move): selection = destination(of: move, pageLength: max(1, pageLength))
    case .open: openPage = selection == nil ? nil : .dish
    case .help: openPage = .help
    case .back: openPage = nil
    case .language: showNextLanguage()
    case .theme, .redraw, .suspend, .quit: break
    }
    view?.showMenu()
  }

  private func showNextLanguage() {
    let context = dataSource.context
    guard let shown = context.language ?? context.fileLanguage ?? languages.first,
      let place = languages.firstIndex(of: shown)
    else { return }
    let next = languages[(place + 1) % languages.count]
    dataSource = MenuDataSource(menu: dataSource.menu, language: next)
    words = .in(dataSource.context.interfaceLanguage)
  }
}

extension RowSpace {
  fileprivate init(_ dataSource: MenuDataSource) {
    self.init(rowsPerSection: (0..<dataSource.numberOfSections).map(dataSource.numberOfRows))
  }
}
