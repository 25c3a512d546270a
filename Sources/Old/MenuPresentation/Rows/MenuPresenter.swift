public import OldMenuCore

/// Decides what the rows of a menu say, and knows no screen: the presenter of model, view, presenter.
///
/// A view tells it `viewCreated()`, asks for the numbers of sections and rows, and hands over a cell
/// for each row that is visible. It is a small value over a session: whoever changes the session makes
/// another.
public struct MenuPresenter {
  /// The view that shows the menu; it owns its presenter, not the other way round.
  public weak var view: (any MenuView)?

  let session: MenuSession
  /// The session's words, which it holds by reference: copied once for all rows.
  let words: Strings

  /// Makes the presenter of what a session shows now; O(1).
  public init(_ session: MenuSession) {
    self.session = session
    words = session.words
  }

  /// The view exists and wants to be filled.
  public func viewCreated() {
    view?.showMenu()
  }

  /// How many sections the menu has.
  public var numberOfSections: Int { session.dataSource.numberOfSections }

  /// How many rows a section has, 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    session.dataSource.numberOfRows(inSection: section)
  }

  /// What stands above a section, nil for a section that does not exist.
  public func title(forSection section: Int) -> String? {
    session.dataSource.title(forSection: section)
  }

  /// Fills the cell of a row; a cell for a row that does not exist is left alone.
  public func configure(cell: any MenuCell, forRow row: Int, inSection section: Int) {
    guard let entry = entry(forRow: row, inSection: section) else { return }
    let item = entry.item
    cell.display(number: item.number)
    cell.display(title: MarkedText(item.markedTitle, marks: item.titleMatches))
    cell.display(signs: Mark.signs(of: item, in: words.language))
    cell.display(summary: entry.summary)
    cell.display(
      price: PriceTag(
        item, soldOut: words.soldOut, context: session.menu.context, isSpoken: cell.isSpoken))
    cell.display(allergenWarning: words.rowRemark(item))
    cell.display(
      reason: item.reasons.isEmpty ? nil : words.list(item.reasons.map { words.reason($0) }))
  }

  /// What the dish of a row is called, nil for a row that does not exist.
  public func name(forRow row: Int, inSection section: Int) -> String? {
    entry(forRow: row, inSection: section)?.item.title
  }

  /// Everything about the dish of a row, nil for a row that does not exist.
  public func details(forRow row: Int, inSection section: Int) -> DishDetails? {
    entry(forRow: row, inSection: section).map {
      DishDetails($0.item, words: words, sectionNotes: session.notes(ofSection: section))
    }
  }

  /// The dish of a row in its parts, for who lays its sizes, add-ons and ingredients out by themselves;
  /// nil for a row that does not exist.
  public func parts(forRow row: Int, inSection section: Int) -> MenuItem? {
    entry(forRow: row, inSection: section)?.item
  }

  /// The same in sentences to be read out.
  func sentences(forRow row: Int, inSection section: Int) -> DishSentences? {
    entry(forRow: row, inSection: section).map {
      DishSentences($0.item, session, notes: session.notes(ofSection: section))
    }
  }

  /// The signs that a row shows, the star in its title among them; none for one that does not exist.
  public func marks(forRow row: Int, inSection section: Int) -> [Mark] {
    entry(forRow: row, inSection: section).map { Mark.marks(of: $0.item) } ?? []
  }

  private func entry(forRow row: Int, inSection section: Int) -> ItemCache.Entry? {
    session.items.entry(at: RowPath(section: section, row: row), of: session.dataSource)
  }
}

/// What a presenter may ask of the view that shows its menu.
///
/// A view is dumb: it tells the presenter that it was created, asks for the number of sections and
/// rows, and hands over a cell for each row that is visible.
public protocol MenuView: AnyObject {
  /// Shows the menu as the presenter describes it now.
  func showMenu()
}
