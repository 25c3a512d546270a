/// What one row of the list shows.
final class RowCell: MenuCell {
  private(set) var row = RowText()

  func display(number: String?) {
    row.number = number
  }

  func display(title: MarkedText) {
    row.title = title
  }

  func display(marks: [String]) {
    row.marks = marks
  }

  func display(summary: MarkedText) {
    row.summary = summary
  }

  func display(price: String?, short: String?) {
    row.price = price
    row.shortPrice = short
  }

  func display(reason: String?) {
    row.reason = reason
  }

  func display(allergenWarning: String?) {
    row.allergenWarning = allergenWarning
  }

  func display(soldOut words: String?) {
    row.isSoldOut = words != nil
    guard let words else { return }
    row.price = words
    row.shortPrice = nil
  }
}
