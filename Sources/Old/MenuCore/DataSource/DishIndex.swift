/// Where a dish stands in a menu, which no query changes.
public struct DishIndex: Hashable, Sendable {
  /// The list it stands in.
  public let list: MenuList
  /// Its position in that list, from 0.
  public let position: Int

  /// Makes an index; whether a menu has such a dish is for the menu to say.
  public init(list: MenuList, position: Int) {
    self.list = list
    self.position = position
  }
}

/// Rows by their dishes.
extension MenuDataSource {
  /// The dish of a row, nil for a row that does not exist.
  public func dish(forRow row: Int, inSection section: Int) -> Dish? {
    dishIndex(forRow: row, inSection: section).flatMap { menu.dish(at: $0.position, in: $0.list) }
  }

  /// Where the dish of a row stands in the menu, nil for a row that does not exist.
  public func dishIndex(forRow row: Int, inSection section: Int) -> DishIndex? {
    guard layout.indices.contains(section) else { return nil }
    let (list, positions) = (layout[section].list, layout[section].positions)
    guard positions.indices.contains(row) else { return nil }
    return DishIndex(list: list, position: positions[row])
  }

  /// What the dishes of the first rows are called.
  public func names(limit: Int) -> [String] {
    layout.lazy.flatMap { section in section.positions.lazy.map { (section.list, $0) } }
      .prefix(limit).compactMap { menu.name(at: $1, in: $0).map(context.text) }
  }

  /// The row that shows a dish, nil when none does; O(*rows*).
  public func row(of dish: DishIndex) -> (row: Int, section: Int)? {
    for section in layout.indices where layout[section].list == dish.list {
      if let row = layout[section].positions.firstIndex(of: dish.position) {
        return (row, section)
      }
    }
    return nil
  }
}
