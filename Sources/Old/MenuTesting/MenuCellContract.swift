public import OldMenuPresentation

/// What whoever fills cells promises to a view that uses them again: each call is made
/// for every row, so that nothing stays of the row before.
///
/// Written against closures, so that it can judge a deliberately broken presenter too.
public struct MenuCellContract {
  private let rows: [RowPath]
  private let configureCell: (_ cell: any MenuCell, _ path: RowPath) -> Void

  /// Describes who fills the cells of some rows.
  public init(
    rows: [RowPath], cell: @escaping (_ cell: any MenuCell, _ path: RowPath) -> Void
  ) {
    self.rows = rows
    configureCell = cell
  }

  /// Every promise that is broken, as a sentence; empty for a good presenter.
  public func violations() -> [String] {
    let used = MenuCellSpy()
    return rows.flatMap { path -> [String] in
      let fresh = MenuCellSpy()
      configureCell(fresh, path)
      configureCell(used, path)
      let missing = ["number", "title", "signs", "summary", "price", "allergenWarning", "reason"]
        .filter { call in fresh.calls.count { $0 == call } != 1 }
      let place = "section \(path.section), row \(path.row)"
      return missing.map { "\(place): \($0) is not displayed once" }
        + (used.shown == fresh.shown ? [] : ["\(place): a cell that is used again says otherwise"])
    }
  }
}

extension MenuCellContract {
  /// The contract of a presenter, for all its rows.
  public init(_ presenter: MenuPresenter) {
    let rows = (0..<presenter.numberOfSections).flatMap { section in
      (0..<presenter.numberOfRows(inSection: section)).map {
        RowPath(section: section, row: $0)
      }
    }
    self.init(rows: rows) { cell, path in
      presenter.configure(cell: cell, forRow: path.row, inSection: path.section)
    }
  }
}
