/// What one row of the list shows.
final class RowCell: MenuCell {
  private(set) var number: String?
  private(set) var title = MarkedText("")
  private(set) var marks: [String] = []
  private(set) var summary = MarkedText("")
  private(set) var price: String?
  private(set) var shortPrice: String?
  private(set) var isSoldOut = false
  private(set) var remark: String?

  func display(number: String?) {
    self.number = number
  }

  func display(title: MarkedText) {
    self.title = title
  }

  func display(marks: [String]) {
    self.marks = marks
  }

  func display(summary: MarkedText) {
    self.summary = summary
  }

  func display(price: String?, short: String?) {
    self.price = price
    shortPrice = short
  }

  func display(remark: String) {
    self.remark = remark
  }

  func display(soldOut words: String) {
    price = words
    shortPrice = nil
    isSoldOut = true
  }
}

/// What a heading of the list shows.
final class HeaderCell: MenuHeader {
  private(set) var title = ""
  private(set) var position: String?

  func display(title: String) {
    self.title = title
  }

  func display(position: String) {
    self.position = position
  }
}
