extension Amount {
  /// Makes an amount of the smallest unit of a currency, as tills count: 850 in EUR → 8.50, 850 in
  /// JPY → 850. A negative number is 0.
  public init(minorUnits: Int, in currency: Currency) {
    var scale: Int64 = 10_000
    for _ in 0..<currency.fractionDigits { scale /= 10 }
    let (value, isOver) = Int64(max(0, minorUnits)).multipliedReportingOverflow(by: scale)
    self.init(tenThousandths: isOver ? .max : value, fractionDigits: currency.fractionDigits)
  }

  /// The sum, with the decimals of the amount that has more. 8.50 + 2 → 10.50
  ///
  /// A sum that cannot be held is the largest amount.
  public static func + (left: Amount, right: Amount) -> Amount {
    left.adding(right) ?? Amount(tenThousandths: .max, fractionDigits: 2)
  }

  /// The sum, with the decimals of the amount that has more; nil if it is too large to be held.
  package func adding(_ other: Amount) -> Amount? {
    let (sum, isOver) = tenThousandths.addingReportingOverflow(other.tenThousandths)
    guard !isOver else { return nil }
    let digits = max(writtenFractionDigits, other.writtenFractionDigits)
    return Amount(tenThousandths: sum, fractionDigits: digits)
  }

  /// The amount `count` times, where a negative count is 0; nil if it is too large to be held.
  package func multiplied(by count: Int) -> Amount? {
    let (product, isOver) = tenThousandths.multipliedReportingOverflow(by: Int64(max(0, count)))
    guard !isOver else { return nil }
    return Amount(tenThousandths: product, fractionDigits: writtenFractionDigits)
  }
}

extension Sequence<Amount> {
  /// The sum of the amounts, 0 for none; O(*n*). `menu.pizzas.compactMap(\.price?.lowest).sum()`
  public func sum() -> Amount {
    var total = Amount.zero
    for amount in self { total = total + amount }
    return total
  }
}
