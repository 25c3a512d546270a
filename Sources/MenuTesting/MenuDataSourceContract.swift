public import MenuCore

/// The guarantees of every data source, for any menu.
///
/// The contract takes closures, so that it can check a deliberately broken implementation as well as the
/// real one. It does not depend on a test framework.
public struct MenuDataSourceContract<Item> {
  /// The number of sections that the data source reports.
  public var numberOfSections: () -> Int
  /// The number of rows that it reports for a section.
  public var numberOfRows: (_ section: Int) -> Int
  /// The item that it returns for a row of a section.
  public var item: (_ row: Int, _ section: Int) -> Item?

  /// The other calls that take a row: each has an answer for every row, and for no other.
  public var answersForRow: [(call: String, hasAnswer: (_ row: Int, _ section: Int) -> Bool)]
  /// The other calls that take a section: each has an answer for every section, and for no other.
  public var answersForSection: [(call: String, hasAnswer: (_ section: Int) -> Bool)]

  /// Describes the data source to check.
  public init(
    numberOfSections: @escaping () -> Int,
    numberOfRows: @escaping (_ section: Int) -> Int,
    item: @escaping (_ row: Int, _ section: Int) -> Item?,
    answersForRow: [(call: String, hasAnswer: (_ row: Int, _ section: Int) -> Bool)] = [],
    answersForSection: [(call: String, hasAnswer: (_ section: Int) -> Bool)] = []
  ) {
    self.answersForRow = answersForRow
    self.answersForSection = answersForSection
    self.numberOfSections = numberOfSections
    self.numberOfRows = numberOfRows
    self.item = item
  }

  /// Every broken guarantee, as a sentence; empty for a correct data source.
  public func violations() -> [String] {
    let count = numberOfSections()
    guard count >= 0 else { return ["numberOfSections is \(count)"] }
    return (0..<count).flatMap(violationsInside) + outside(count).flatMap(violationsOutside)
  }

  private func violationsInside(section: Int) -> [String] {
    let rows = numberOfRows(section)
    guard rows >= 0 else { return ["section \(section) has \(rows) rows"] }
    var found: [String] = []
    for row in 0..<rows where item(row, section) == nil {
      found.append("section \(section) has \(rows) rows but no item for row \(row)")
    }
    for row in outside(rows) where item(row, section) != nil {
      found.append("section \(section) has \(rows) rows but an item for row \(row)")
    }
    for (call, hasAnswer) in answersForRow {
      for row in 0..<rows where !hasAnswer(row, section) {
        found.append("section \(section) has \(rows) rows but no \(call) for row \(row)")
      }
      for row in outside(rows) where hasAnswer(row, section) {
        found.append("section \(section) has \(rows) rows but a \(call) for row \(row)")
      }
    }
    return found
  }

  private func violationsOutside(section: Int) -> [String] {
    var found: [String] = []
    if numberOfRows(section) != 0 {
      found.append("section \(section) does not exist but has \(numberOfRows(section)) rows")
    }
    for row in [0, -1, 1, .min, .max] where item(row, section) != nil {
      found.append("section \(section) does not exist but has an item for row \(row)")
    }
    for (call, hasAnswer) in answersForRow {
      for row in [0, -1, 1, .min, .max] where hasAnswer(row, section) {
        found.append("section \(section) does not exist but has a \(call) for row \(row)")
      }
    }
    for (call, hasAnswer) in answersForSection where hasAnswer(section) {
      found.append("section \(section) does not exist but has a \(call)")
    }
    return found
  }

  private func outside(_ count: Int) -> [Int] {
    [-1, count, Int.min, Int.max]
  }
}

extension MenuDataSourceContract where Item == MenuItem {
  /// The contract of a real data source.
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
