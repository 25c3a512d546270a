public import MenuPresentation

/// The guarantees of a presenter to a view that reuses cells: it makes each call once for every row, so that
/// nothing of the previous row remains.
///
/// It takes closures, so that it can check a deliberately broken presenter too.
public struct MenuCellContract {
  private let rows: [(row: Int, section: Int)]
  private let configure: (_ cell: any MenuCell, _ row: Int, _ section: Int) -> Void

  /// Makes a contract for some rows; `configure` fills the cell of a row.
  public init(
    rows: [(row: Int, section: Int)],
    configure: @escaping (_ cell: any MenuCell, _ row: Int, _ section: Int) -> Void
  ) {
    self.rows = rows
    self.configure = configure
  }

  /// The contract of a presenter, for all its rows.
  public init(_ presenter: MenuPresenter) {
    let rows = (0..<presenter.numberOfSections).flatMap { section in
      (0..<presenter.numberOfRows(inSection: section)).map { (row: $0, section: section) }
    }
    self.init(rows: rows) { cell, row, section in
      presenter.configure(cell: cell, forRow: row, inSection: section)
    }
  }

  /// Every broken guarantee, as a sentence; empty for a correct presenter.
  public func violations() -> [String] {
    let used = MenuCellSpy()
    return rows.flatMap { row, section -> [String] in
      let fresh = MenuCellSpy()
      configure(fresh, row, section)
      configure(used, row, section)
      let place = "section \(section), row \(row)"
      var violations = MenuCellSpy.Call.allCases
        .filter { call in fresh.calls.count { $0 == call } != 1 }
        .map { "\(place): \($0) is not displayed once" }
      if used.shown != fresh.shown {
        violations.append("\(place): a cell that is used again says otherwise")
      }
      return violations
    }
  }
}
