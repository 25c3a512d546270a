/// Sections and rows as collections, for a loop or a list that is made of one.
extension MenuDataSource {
  /// The sections in the order of the menu; none is made before it is asked for.
  public var sections: Sections { Sections(dataSource: self) }

  /// All sections of a data source.
  public struct Sections: RandomAccessCollection, Sendable {
    let dataSource: MenuDataSource

    /// The first index, 0.
    public var startIndex: Int { 0 }
    /// How many sections there are.
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

    /// What stands above it.
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
    /// How many rows there are.
    public var endIndex: Int { section.positions.count }

    /// The item of a row; the index must be one of the collection.
    public subscript(row: Int) -> MenuItem {
      dataSource.item(of: DishIndex(list: section.list, position: section.positions[row]))
    }
  }
}

/// A list of the menu that has rows, which is one tab, and those of its sections that have some.
package struct ListOfSections: Hashable, Sendable {
  package let list: MenuList
  /// Their numbers, in the order of the menu; never none.
  package fileprivate(set) var sections: [Int] = []
  /// How many rows they have together.
  package fileprivate(set) var numberOfRows = 0

  /// The first of the sections.
  package var section: Int { sections[0] }
}

extension MenuDataSource {
  /// The lists that have rows, in their order; O(sections).
  package var listsWithRows: [ListOfSections] {
    sections.reduce(into: []) { lists, section in
      guard !section.rows.isEmpty else { return }
      if lists.last?.list != section.list { lists.append(ListOfSections(list: section.list)) }
      lists[lists.count - 1].sections.append(section.id)
      lists[lists.count - 1].numberOfRows += section.rows.count
    }
  }
}
