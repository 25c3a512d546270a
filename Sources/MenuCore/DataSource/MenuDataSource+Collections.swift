/// Sections and rows as collections, for a loop or a list that is made of one.
extension MenuDataSource {
  /// The sections in the order of the menu; O(*sections*).
  public var sections: [Section] {
    layout.indices.map { Section(id: $0, dataSource: self, section: layout[$0]) }
  }

  /// A list without groups, or one group of a list, with its rows.
  public struct Section: Identifiable, Sendable {
    /// Its number among the sections, from 0.
    public let id: Int
    let dataSource: MenuDataSource
    let section: MenuSection

    /// The heading above it.
    public var title: String { section.title }
    /// The list it belongs to.
    public var list: MenuList { section.list }
    /// Its rows as they are shown; an item is made whenever it is asked for.
    public var rows: some RandomAccessCollection<MenuItem> {
      section.positions.lazy.map { position in
        dataSource.item(of: DishIndex(list: list, position: position))
      }
    }
  }
}
