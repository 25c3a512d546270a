import MenuCore

/// The rows that a query lets through, and how they are divided.
struct ShownRows {
  let dataSource: MenuDataSource
  let rows: RowSpace
  /// The lists that have rows, in their order.
  let lists: [ListOfSections]
  /// The items of the rows that were asked for lately.
  let items = ItemCache()

  /// Takes what a query lets through; O(sections).
  init(_ dataSource: MenuDataSource) {
    self.dataSource = dataSource
    rows = RowSpace(
      rowsPerSection: (0..<dataSource.numberOfSections).map(dataSource.numberOfRows))
    lists = dataSource.listsWithRows
  }
}
