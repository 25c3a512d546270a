package import MenuCore
internal import MenuPresentation
package import TerminalText

/// The cells that the rows of a menu need, measured once a menu: they do not depend on the screen.
package struct MenuWidths: Hashable, Sendable {
  /// The cells of one row.
  package struct Row: Hashable, Sendable {
    /// The cells of its name and its signs.
    package let name: Int
    /// The cells of its ingredients and its price, including the gap between them.
    package let rest: Int
  }

  /// The cells of the longest printed number, 0 for a menu without any.
  package let number: Int
  /// The rows at the beginning of the menu.
  package let rows: [Row]

  /// The number of rows that are measured: the first rows represent a menu of thousands.
  private static let sample = 200
  /// The greatest width of a number; a longer one is cut.
  package static let longestNumber = 4

  /// Measures the whole menu, not the rows that a search leaves: a search does not shift the columns.
  package init(_ menu: MenuDataSource, _ typesetter: Typesetter) {
    let presenter = MenuPresenter(menu)
    let strings = menu.context.strings
    var number = 0
    var rows: [Row] = []
    func width(_ text: String) -> Int { typesetter.width(of: typesetter.safe(text)) }
    for section in 0..<menu.numberOfSections {
      for row in 0..<menu.numberOfRows(inSection: section) where rows.count < Self.sample {
        guard let item = presenter.menuItem(forRow: row, inSection: section) else { continue }
        number = max(number, min(Self.longestNumber, width(item.number ?? "")))
        var name = width(item.title)
        for sign in strings.signs(of: item) { name += width(sign) + 3 }
        rows.append(Row(name: name, rest: width(item.summary) + width(item.price ?? "") + 3))
      }
      if rows.count == Self.sample { break }
    }
    self.number = number
    self.rows = rows
  }
}
