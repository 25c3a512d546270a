/// Finds the dishes of other menus among the rows of one, as a person would take them for the same.
public struct DishFinder {
  private typealias Place = (row: Int, section: Int)

  private var byID: [UTF8Text: Place] = [:]
  private var byName: [Name: [(position: Int, place: Place)]] = [:]

  private struct Name: Hashable {
    let list: MenuList
    let texts: [UTF8Text]
  }

  /// Makes a finder among all rows; O(*n*).
  public init(_ dataSource: MenuDataSource) {
    for section in 0..<dataSource.numberOfSections {
      for row in 0..<dataSource.numberOfRows(inSection: section) {
        guard let (dish, name, position) = DishFinder.facts(row, section, dataSource) else {
          continue
        }
        if let id = dish.id { byID[UTF8Text(id)] = (row, section) }
        byName[name, default: []].append((position, (row, section)))
      }
    }
  }

  /// The row of a dish: that of its id, else that of its name in the same list, and of several the
  /// one that stands nearest to its place.
  ///
  /// - Parameters:
  ///   - row: the row of the dish in the other menu.
  ///   - section: the section of the dish in the other menu.
  ///   - other: the other menu.
  /// - Returns: the row and section, nil when the dish is not among the rows.
  public func row(
    ofSameDishAs row: Int, inSection section: Int, of other: MenuDataSource
  ) -> (row: Int, section: Int)? {
    guard let (dish, name, position) = DishFinder.facts(row, section, other) else { return nil }
    if let id = dish.id, let found = byID[UTF8Text(id)] { return found }
    return byName[name]?.min { abs($0.position - position) < abs($1.position - position) }?.place
  }

  private static func facts(
    _ row: Int, _ section: Int, _ dataSource: MenuDataSource
  ) -> (dish: Dish, name: Name, position: Int)? {
    guard let list = dataSource.list(forSection: section),
      let position = dataSource.position(forRow: row, inSection: section),
      let dish = dataSource.menu.dish(at: position, in: list)
    else { return nil }
    return (dish, Name(list: list, texts: dish.name.allTexts.map { UTF8Text($0) }), position)
  }
}
