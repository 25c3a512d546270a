public import MenuCore

extension MenuDataSourceContract where Item == MenuItem {
  /// The contract over a real data source.
  public init(_ dataSource: MenuDataSource) {
    self.init(
      numberOfSections: { dataSource.numberOfSections },
      numberOfRows: { dataSource.numberOfRows(inSection: $0) },
      item: { dataSource.item(forRow: $0, inSection: $1) }
    )
  }
}
