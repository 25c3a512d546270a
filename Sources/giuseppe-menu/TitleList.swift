internal import MenuCore
internal import MenuPresentation

/// The titles of a menu's first section, one of them marked.
final class TitleList {
  private let dataSource: MenuDataSource
  private let marker: String
  private var selected = 0

  init(dataSource: MenuDataSource, marker: String) {
    self.dataSource = dataSource
    self.marker = marker
  }

  func move(by rows: Int) {
    selected = max(0, min(selected + rows, dataSource.numberOfRows(inSection: 0) - 1))
  }

  func frame(size: Size) -> Frame {
    let first = max(0, selected - size.lines + 1)
    let lines = (first..<first + size.lines).map { row -> [Span] in
      guard let item = dataSource.item(forRow: row, inSection: 0) else { return [] }
      return [
        Span((row == selected ? marker : " ") + "  ", .accent),
        Span(item.title, row == selected ? .bold : []),
      ]
    }
    return Frame(lines: lines, cursor: Position(line: selected - first, column: 0))
  }
}
