internal import MenuCore

/// What a heading of the list shows.
final class HeaderCell: MenuHeader {
  private(set) var title = ""
  private(set) var position: String?

  func display(title: String) {
    self.title = title
  }

  func display(position: String?) {
    self.position = position
  }
}

extension HeaderCell {
  /// The heading with a rule behind it and the position at its end.
  func line(columns: Int, text: TerminalText) -> Line {
    var line = LineBuilder(columns: columns, text: text)
    let end = position.map { " " + text.safe($0) + " " } ?? ""
    let endColumns = text.width(of: end) + 12 <= columns ? text.width(of: end) : 0
    line.add(" ")
    line.add(title, .bold, atMost: columns - 2 - endColumns)
    line.add(" ")
    line.fill(with: "─", .dim, leaving: endColumns > 0 ? endColumns : 1)
    if endColumns > 0 { line.add(end) }
    return line.spans
  }
}
