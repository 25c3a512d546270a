/// Finds the dishes of a menu among the rows of one that took its place, as a person would take them
/// for the same.
public struct DishFinder {
  private let before: MenuDataSource
  private let pairs: DishMatching
  private var rows: [DishIndex: (row: Int, section: Int)] = [:]

  /// Makes a finder; O(*n*).
  ///
  /// - Parameters:
  ///   - before: rows of the menu that was.
  ///   - now: rows of the menu that is.
  public init(from before: MenuDataSource, to now: MenuDataSource) {
    self.before = before
    // Of the whole menus: a dish that a query hides is still not to be taken for another one.
    pairs = DishMatching(before.menu, now.menu)
    for section in 0..<now.numberOfSections {
      for row in 0..<now.numberOfRows(inSection: section) {
        if let dish = now.dishIndex(forRow: row, inSection: section) {
          rows[dish] = (row, section)
        }
      }
    }
  }

  /// Where the dish of a row is now.
  ///
  /// - Parameters:
  ///   - row: the row of the dish in the menu that was.
  ///   - section: the section of the dish in the menu that was.
  /// - Returns: the row and section, nil when the dish is not among the rows.
  public func row(
    ofSameDishAs row: Int, inSection section: Int
  ) -> (row: Int, section: Int)? {
    before.dishIndex(forRow: row, inSection: section)
      .flatMap { pairs.partners[$0] }.flatMap { rows[$0] }
  }
}

extension Menu {
  /// Where the dishes of a menu that it took the place of are in this one, as a person would take
  /// them for the same; nothing for those that are gone.
  ///
  /// - Complexity: O(*n*).
  public func dishes(sameAsIn old: Menu) -> [DishIndex: DishIndex] {
    DishMatching(old, self).partners
  }
}
