import MenuCore

extension MenuPresenter {
  /// The row that a move leads to from the selection.
  func destination(of move: Command.Move, pageLength: Int) -> RowPath? {
    guard let selection else { return nil }
    return switch move {
    case .up: rows.path(from: selection, movedBy: -1)
    case .down: rows.path(from: selection, movedBy: 1)
    case .by(let distance): rows.path(from: selection, movedBy: distance)
    case .pageUp: rows.path(from: selection, movedBy: -pageLength)
    case .pageDown: rows.path(from: selection, movedBy: pageLength)
    case .first: rows.path(at: 0)
    case .last: rows.path(at: rows.count - 1)
    case .nextSection: firstRow(of: rows.section(after: selection.section)) ?? selection
    case .previousSection: previousSection(from: selection)
    case .nextList: list(besideThatOf: selection, at: 1)
    case .previousList: list(besideThatOf: selection, at: -1)
    case .list(let number): firstRow(ofListNumber: number) ?? selection
    }
  }

  private func firstRow(of section: Int?) -> RowPath? {
    section.map { RowPath(section: $0, row: 0) }
  }

  private func previousSection(from path: RowPath) -> RowPath {
    guard path.row == 0 else { return RowPath(section: path.section, row: 0) }
    return firstRow(of: rows.section(before: path.section)) ?? path
  }

  private func list(besideThatOf path: RowPath, at distance: Int) -> RowPath {
    let current = dataSource.list(forSection: path.section)
    guard let place = lists.firstIndex(where: { $0.list == current }) else { return path }
    let count = lists.count
    return RowPath(section: lists[(place + distance + count) % count].section, row: 0)
  }

  private func firstRow(ofListNumber number: Int) -> RowPath? {
    guard number >= 1, number <= lists.count else { return nil }
    return RowPath(section: lists[number - 1].section, row: 0)
  }
}
