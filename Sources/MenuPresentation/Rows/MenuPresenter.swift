public import MenuCore

/// The presenter between a menu and a view.
public final class MenuPresenter {
  private weak var view: (any MenuView)?
  /// The words in the language of the rows.
  var strings: Strings { _read { yield Strings[dataSource.context.interfaceLanguage] } }
  /// The rows that are presented, and the language in which they are.
  public var dataSource: MenuDataSource {
    didSet { view?.reload() }
  }

  /// Makes a presenter of a data source, and of a view that it reloads on changes; nil for none.
  public init(_ dataSource: MenuDataSource, view: (any MenuView)? = nil) {
    self.dataSource = dataSource
    self.view = view
  }

  /// The view is there and wants to be filled.
  public func viewCreated() { view?.reload() }

  /// The number of sections.
  public var numberOfSections: Int { dataSource.numberOfSections }

  /// The number of rows of a section, 0 for one that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource.numberOfRows(inSection: section)
  }

  /// The heading of a section, nil for one that does not exist.
  public func title(forSection section: Int) -> String? { dataSource.title(forSection: section) }

  /// Fills a cell with a row; does nothing for a row that does not exist.
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
