/// What one row of the list shows.
final class RowCell: MenuCell {
  private(set) var row = RowText()
  let isSpoken = false

  func display(number: String?) {
    row.number = number
  }

  func display(title: MarkedText) {
    row.title = title
  }

  func display(signs: [Sign]) {
    row.signs = signs
  }

  func display(summary: MarkedText) {
    row.summary = summary
  }

  func display(price: PriceTag) {
    (row.price, row.shortPrice, row.isSoldOut) = (nil, nil, false)
    switch price {
    case .price(let whole, let short, _): (row.price, row.shortPrice) = (whole, short)
    case .soldOut(let words): (row.price, row.isSoldOut) = (words, true)
    case .none: break
    }
  }

  func display(reason: String?) {
    row.reason = reason
  }

  func display(allergenWarning: String?) {
    row.allergenWarning = allergenWarning
  }
}
