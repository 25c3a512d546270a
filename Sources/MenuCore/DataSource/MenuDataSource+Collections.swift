/// Sections and rows as collections, for loops and for lists that are built from a collection.
extension MenuDataSource {
  /// The sections in the order of the menu; O(*sections*).
  public var sections: [Section] {
    layout.indices.map { Section(id: $0, dataSource: self, section: layout[$0]) }
  }

  /// A list without groups, or one group of a list, with its rows.
  public struct Section: Identifiable, Sendable {
    /// Its index among the sections, from 0.
    public let id: Int
    let dataSource: MenuDataSource
    let section: MenuSection

    /// Its heading.
    public var title: String { section.title }
    /// The list it belongs to; if its rows are from several lists, that of the first row.
    public var list: MenuList { section.list }
    /// Its rows as displayed; an item is made each time it is accessed.
    public var rows: some RandomAccessCollection<MenuItem> {
      section.dishes.lazy.map { dataSource.item(of: $0) }
    }
  }
}
