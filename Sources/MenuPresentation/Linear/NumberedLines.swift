import MenuCore

/// The numbered lines of an answer.
struct NumberedLines {
  /// What the numbers lead to now, from 1.
  private(set) var targets: [LinearMenu.Target]
  /// How many of them have been told.
  var told = 0

  /// What they led to when they were given.
  private let given: [LinearMenu.Target]
  /// The rows that they were given to; the menu may have changed since.
  private let rows: MenuDataSource

  /// Numbers lines.
  init(_ targets: [LinearMenu.Target], of rows: MenuDataSource) {
    (self.targets, given, self.rows) = (targets, targets, rows)
  }

  /// Whether they were too many to be told at once.
  var isLong: Bool { targets.count > LinearMenu.pageLength }

  /// Looks for what the numbers meant among the rows that there are now.
  ///
  /// Always for what they meant at first: a dish that was gone may be back.
  mutating func find(in presenter: MenuPresenter) {
    let finder = DishFinder(from: rows, to: presenter.dataSource)
    let words = presenter.words.linear
    targets = given.map { target in
      switch target {
      case .dish(let path):
        if let place = finder.row(ofSameDishAs: path.row, inSection: path.section) {
          return .dish(RowPath(section: place.section, row: place.row))
        }
        let title = rows.item(forRow: path.row, inSection: path.section)?.title ?? ""
        return .gone(words.isGone(title))
      case .list(let list):
        if presenter.lists.contains(where: { $0.list == list }) { return target }
        return .gone(words.listIsGone(presenter.words.language.name(of: list)))
      case .search, .gone:
        return target
      }
    }
  }
}
