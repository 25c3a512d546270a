/// Sections and rows as collections, for a loop or a list that is made of one.
extension MenuDataSource {
  /// The sections in the order of the menu; none is made before it is asked for.
  public var sections: Sections { Sections(dataSource: self) }

  /// All sections of a data source.
  public struct Sections: RandomAccessCollection, Sendable {
    let dataSource: MenuDataSource

    /// The first index, 0.
    public var startIndex: Int { 0 }
    /// The number of sections.
    public var endIndex: Int { dataSource.layout.count }

    /// A section; the index must be one of the collection.
    public subscript(index: Int) -> Section {
      Section(id: index, rows: Rows(dataSource: dataSource, section: dataSource.layout[index]))
    }
  }

  /// A list without groups, or one group of a list, with its rows.
  public struct Section: Identifiable, Sendable {
    /// Its number among the sections, from 0.
    public let id: Int
    /// Its rows as they are shown.
    public let rows: Rows

    /// The heading above it.
    public var title: String { rows.section.title }
    /// The list it belongs to.
    public var list: MenuList { rows.section.list }
  }

  /// The rows of a section; an item is made whenever it is asked for.
  public struct Rows: RandomAccessCollection, Sendable {
    let dataSource: MenuDataSource
    let section: MenuSection

    /// The first index, 0.
    public var startIndex: Int { 0 }
    /// The number of rows.
    public var endIndex: Int { section.positions.count }

    /// The item of a row; the index must be one of the collection.
    public subscript(row: Int) -> MenuItem {
      dataSource.item(of: DishIndex(list: section.list, position: section.positions[row]))
    }
  }
}
