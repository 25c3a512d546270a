public import MenuCore

/// The presenter between a menu and a view.
public final class MenuPresenter {
  private weak var view: (any MenuView)?
  /// The words in the language of the rows.
  var strings: Strings { _read { yield dataSource.context.strings } }
  /// The presented rows, in their language.
  public var dataSource: MenuDataSource {
    didSet { view?.reload() }
  }

  /// Makes a presenter of a data source. It reloads the view, if there is one, after changes.
  public init(_ dataSource: MenuDataSource, view: (any MenuView)? = nil) {
    self.dataSource = dataSource
    self.view = view
  }

  /// Call this once the view has been created: it fills the view.
  public func viewCreated() { view?.reload() }

  /// The number of sections.
  public var numberOfSections: Int { dataSource.numberOfSections }

  /// The number of rows of a section, 0 if it does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource.numberOfRows(inSection: section)
  }

  /// The heading of a section, nil if it does not exist.
  public func title(forSection section: Int) -> String? { dataSource.title(forSection: section) }

  /// The row with its sizes, extras and notes, for a front end that draws it in its own lines; nil if it does
  /// not exist.
  package func menuItem(forRow row: Int, inSection section: Int) -> MenuItem? {
    dataSource.item(forRow: row, inSection: section)
  }

  /// Fills a cell with a row. Does nothing if the row does not exist.
  public func configure(cell: any MenuCell, forRow row: Int, inSection section: Int) {
    guard let row = self.row(row, inSection: section) else { return }
    cell.display(title: row.title)
    cell.display(number: row.number)
    cell.display(marks: row.marks)
    cell.display(summary: row.summary)
    cell.display(price: row.price, isSoldOut: row.isSoldOut)
    cell.display(allergens: row.allergens)
  }
}
