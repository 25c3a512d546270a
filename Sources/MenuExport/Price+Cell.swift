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
    let whole = cell.withTwoDecimals
    if let amount = Amount(cell) ?? Amount(notation: whole, in: currency) {
      guard amount.isWritten(for: currency) else { return nil }
      self = amount
    } else if let amount = PriceGuess(currency: currency, language: nil).onlyAmount(of: cell) {
      self = amount
    } else {
      return nil
    }
  }
}

extension String {
  /// The text with a zero added to a single digit after a comma: `9,5 €` → `9,50 €`
  fileprivate var withTwoDecimals: String {
    guard let comma = utf8.firstIndex(of: UInt8(ascii: ",")) else { return self }
    let digits = utf8[utf8.index(after: comma)...].prefix { (0x30...0x39).contains($0) }
    guard digits.count == 1 else { return self }
    return String(self[..<digits.endIndex]) + "0" + String(self[digits.endIndex...])
  }
}
