internal import MenuPresentation

/// What the presenter shows in the cell of a row, kept for a template.
final class DishCell: MenuCell {
  private(set) var number: String?
  private(set) var title = ""
  private(set) var marks: [String] = []
  private(set) var soldOut: String?

  func display(number: String?) { self.number = number }
  func display(title: MarkedText) { self.title = title.text }
  func display(signs: [Sign]) { marks = signs.map(\.text) }
  func display(summary: MarkedText) {}
  func display(price: PriceTag) {
    if case .soldOut(let words) = price { soldOut = words } else { soldOut = nil }
  }
  func display(reason: String?) {}
  func display(allergenWarning: String?) {}
}
