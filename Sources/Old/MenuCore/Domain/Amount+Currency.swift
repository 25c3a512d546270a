/// What the decimals of an amount mean in a currency.
extension Amount {
  /// Whether it can stand in a file as it is written.
  ///
  /// Three digits behind one separator are thousands to some and decimals to others, so they are
  /// taken only where the file's own currency has three decimals. Zeros such as in `450.00` do no
  /// harm to a currency without decimals.
  @inline(__always)
  func isWritten(for currency: Currency?) -> Bool {
    let digits = writtenFractionDigits
    guard let currency else { return digits != 3 }
    return digits <= currency.fractionDigits
      || currency.fractionDigits == 0 && digits < 3 && neededFractionDigits == 0
  }

  /// The value in the smallest units of a currency: 700 for 7.00 EUR, 850 for 850 JPY; of bare numbers
  /// in hundredths. Nil where it needs more decimals than that.
  public func minorUnits(of currency: Currency?) -> Int? {
    let digits = currency?.fractionDigits ?? 2
    guard neededFractionDigits <= digits else { return nil }
    return Int((digits..<4).reduce(tenThousandths) { value, _ in value / 10 })
  }

  /// The amount in digits and a point, with as many decimals as its currency has and as it needs: 9.5
  /// is 9.50 EUR; a bare number is as it was written.
  package func digits(in currency: Currency?) -> String {
    guard let currency else { return description }
    return text(fractionDigits: max(currency.fractionDigits, neededFractionDigits))
  }

  /// The amount as a file says it: as it was written, or else with as many decimals as are read.
  /// What needs more decimals than the currency has cannot be said; it stays as it is, and is
  /// refused by whoever reads it.
  func text(for currency: Currency?) -> String {
    guard !isWritten(for: currency) else { return description }
    let needed = neededFractionDigits
    let digits = currency?.fractionDigits ?? (needed > 2 ? 4 : 2)
    return needed <= digits ? text(fractionDigits: digits) : description
  }
}
