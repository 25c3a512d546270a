internal import MenuCore

/// Prices in the cells of a table.
extension Price {
  /// Reads the price of a cell: an amount, or a range of them. `ab 8,00` → from 8.00
  init?(cell: String, in currency: Currency?) {
    let guess = PriceGuess(currency: currency, language: nil)
    let amount = Amount(cell: cell, in: currency)
    guard let value = amount.map(Value.exactly) ?? guess.range(in: cell) else { return nil }
    self.init(value)
  }
}

extension Amount {
  /// Reads the amount of a cell: with a point or a comma, a sign of its currency, in the notation of some
  /// country, and without trailing zeros that a spreadsheet omits. `9,5` → 9.50, `7,-` → 7.00
  init?(cell: String, in currency: Currency?) {
    if let amount = Amount(cell) ?? Amount(notation: cell, in: currency) {
      guard amount.isWritten(for: currency) else { return nil }
      self = amount
    } else if let amount = PriceGuess(currency: currency, language: nil).onlyAmount(of: cell) {
      self = amount
    } else {
      return nil
    }
  }
}
