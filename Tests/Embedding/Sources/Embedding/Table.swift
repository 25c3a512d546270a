import MenuPresentation

/// A table view that has fewer cells than rows, and uses them again.
final class Table: MenuView {
  private var presenter: MenuPresenter
  private let cells = [Cell(), Cell()]
  private(set) var lines: [String] = []

  init(_ session: MenuSession) {
    presenter = MenuPresenter(session)
    presenter.view = self
    presenter.viewCreated()
  }

  func showMenu() {
    lines = []
    for section in 0..<presenter.numberOfSections {
      for row in 0..<presenter.numberOfRows(inSection: section) {
        let cell = cells[row % cells.count]
        presenter.configure(cell: cell, forRow: row, inSection: section)
        lines.append(cell.line)
      }
    }
  }
}

/// One line of the table.
final class Cell: MenuCell {
  private var number = ""
  private var title = ""
  private var signs = ""
  private var summary = ""
  private var price = ""
  private var reason = ""
  private var warning = ""

  var line: String {
    [number, title, signs, summary, price, reason, warning].filter { !$0.isEmpty }
      .joined(separator: " | ")
  }

  func display(number: String?) { self.number = number ?? "" }
  func display(title: MarkedText) { self.title = title.text }
  func display(signs: [Sign]) { self.signs = signs.map(\.text).joined(separator: " ") }
  func display(summary: MarkedText) { self.summary = summary.text }
  func display(reason: String?) { self.reason = reason ?? "" }
  func display(allergenWarning: String?) { warning = allergenWarning ?? "" }

  func display(price: PriceTag) {
    switch price {
    case .price(let whole, _, _): self.price = whole
    case .soldOut(let words): self.price = words
    case .none: self.price = ""
    }
  }
}
