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
    lists = ListOfRows.lists(of: dataSource)
  }
}

/// A list that has rows: one tab.
struct ListOfRows: Hashable, Sendable {
  let list: MenuList
  /// The first of its sections that has rows.
  let section: Int
  private(set) var numberOfRows: Int

  /// The lists that have rows, in their order; O(sections).
  fileprivate static func lists(of menu: MenuDataSource) -> [ListOfRows] {
    var lists: [ListOfRows] = []
    for section in 0..<menu.numberOfSections {
      let count = menu.numberOfRows(inSection: section)
      guard count > 0, let list = menu.list(forSection: section) else { continue }
      if lists.last?.list == list {
        lists[lists.count - 1].numberOfRows += count
      } else {
        lists.append(ListOfRows(list: list, section: section, numberOfRows: count))
      }
    }
    return lists
  }
}
