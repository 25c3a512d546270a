import OldMenuCore

/// The numbered lines of an answer.
struct NumberedLines {
  /// What the numbers lead to now, from 1.
  private(set) var targets: [LinearMenu.Target]
  /// How many of them have been told.
  var told = 0

  /// What they led to when they were given.
  private let given: [LinearMenu.Target]
  /// The session whose rows they were given to; the menu may have changed since.
  private let before: MenuSession

  /// Numbers lines.
  init(_ targets: [LinearMenu.Target], of session: MenuSession) {
    (self.targets, given, before) = (targets, targets, session)
  }

  /// Whether they were too many to be told at once.
  var isLong: Bool { targets.count > LinearMenu.pageLength }

  /// Looks for what the numbers meant among the rows that there are now.
  ///
  /// Always for what they meant at first: a dish that was gone may be back.
  mutating func find(in session: MenuSession) {
    let finder = DishFinder(from: before.dataSource, to: session.dataSource)
    let words = session.words.linear
    targets = given.map { target in
      switch target {
      case .dish(let path):
        if let path = finder.row(ofSameDishAs: path.row, inSection: path.section) {
          return .dish(RowPath(section: path.section, row: path.row))
        }
        let title = MenuPresenter(before).name(forRow: path.row, inSection: path.section)
        return .gone(words.isGone(title ?? ""))
      case .list(let list):
        if session.lists.contains(where: { $0.list == list }) { return target }
        return .gone(words.listIsGone(session.words.language.name(of: list)))
      case .chosen, .search, .gone:
        return target
      }
    }
  }
}
