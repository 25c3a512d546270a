internal import MenuPresentation

/// What the presenter shows in the cell of a row, kept for a template.
final class DishCell: MenuCell {
  private(set) var number: String?
  private(set) var title = ""
  private(set) var marks: [String] = []
  private(set) var soldOut: String?

  func display(number: String?) { self.number = number }
  func display(title: MarkedText) { self.title = title.text }
  func display(marks: [String]) { self.marks = marks }
  func display(summary: MarkedText) {}
  func display(price: String?, short: String?) {}
  func display(soldOut words: String?) { soldOut = words }
  func display(reason: String?) {}
  func display(allergenWarning: String?) {}
}
