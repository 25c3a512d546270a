public import MenuCore

extension MenuDataSourceContract where Item == MenuItem {
  /// The contract over a real data source.
  public init(_ dataSource: MenuDataSource) {
    self.init(
      numberOfSections: { dataSource.numberOfSections },
      numberOfRows: { dataSource.numberOfRows(inSection: $0) },
      item: { dataSource.item(forRow: $0, inSection: $1) },
      answersForRow: [
        (call: "dish", { dataSource.dishIndex(forRow: $0, inSection: $1) != nil }),
        (
          call: "row of its dish",
          { row, section in
            let dish = dataSource.dishIndex(forRow: row, inSection: section)
            return dish.flatMap(dataSource.row).map { $0 == (row, section) } ?? false
          }
        ),
      ],
      answersForSection: [
        (call: "title", { dataSource.title(forSection: $0) != nil }),
        (call: "list", { dataSource.list(forSection: $0) != nil }),
      ]
    )
  }
}
