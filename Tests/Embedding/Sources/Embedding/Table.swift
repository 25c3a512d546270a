import MenuCore
import MenuPresentation

/// A table view that has fewer cells than rows, and uses them again.
final class Table: MenuView {
  private let cells = [Cell(), Cell()]
  private(set) var lines: [String] = []
  var presenter: MenuPresenter?

  func reload() {
    guard let presenter else { return }
    lines = []
    for section in 0..<presenter.numberOfSections {
      lines.append(presenter.title(forSection: section) ?? "")
      for row in 0..<presenter.numberOfRows(inSection: section) {
        let cell = cells[row % cells.count]
        presenter.configure(cell: cell, forRow: row, inSection: section)
        lines.append("  " + [cell.title, cell.price, cell.allergens].joined(separator: " | "))
      }
    }
  }
}

/// One line of the table; what it does not show it need not know.
final class Cell: MenuCell {
  private(set) var title = ""
  private(set) var price = ""
  private(set) var allergens = ""

  func display(title: String) { self.title = title }
  func display(price: String?, isSoldOut: Bool) { self.price = isSoldOut ? "–" : price ?? "" }
  func display(allergens: String) { self.allergens = allergens }
}
