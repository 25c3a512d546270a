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
  public func dish(forRow row: Int, inSection section: Int) -> DishIndex? {
    guard sections.indices.contains(section) else { return nil }
    let (list, positions) = (sections[section].list, sections[section].positions)
    guard positions.indices.contains(row) else { return nil }
    return DishIndex(list: list, position: positions[row])
  }

  /// The row that shows a dish, nil when none does; O(*rows*).
  public func row(of dish: DishIndex) -> (row: Int, section: Int)? {
    for section in sections.indices where sections[section].list == dish.list {
      if let row = sections[section].positions.firstIndex(of: dish.position) {
        return (row, section)
      }
    }
    return nil
  }
}
