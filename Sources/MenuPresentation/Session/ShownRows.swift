import MenuCore

/// The rows that a query lets through, and how they are divided.
struct ShownRows {
  let dataSource: MenuDataSource
  let rows: RowSpace
  /// The lists that have rows, in their order.
  let lists: [ListOfRows]
  /// The items of the rows that were asked for lately.
  let items = ItemCache()

  /// Takes what a query lets through; O(sections).
  init(_ dataSource: MenuDataSource) {
    self.dataSource = dataSource
    rows = RowSpace(
      rowsPerSection: (0..<dataSource.numberOfSections).map(dataSource.numberOfRows))
    lists = dataSource.listsWithRows.map { ListOfRows($0, of: dataSource) }
  }
}

/// A list that has rows: one tab.
struct ListOfRows: Hashable, Sendable {
  let list: MenuList
  /// The first of its sections that has rows.
  let section: Int
  let numberOfRows: Int

  fileprivate init(_ shown: ListOfSections, of menu: MenuDataSource) {
    list = shown.list
    section = shown.sections[0]
    numberOfRows = shown.sections.reduce(0) { $0 + menu.numberOfRows(inSection: $1) }
  }
}
