extension Amount {
  /// Makes an amount of the smallest unit of a currency, as tills count: 850 in EUR → 8.50, 850 in
  /// JPY → 850. Without a currency, the unit is a hundredth. A negative number is 0.
  public init(minorUnits: Int, in currency: Currency?) {
    let scale = Self.tenThousandths(inMinorUnitOf: currency)
    let (value, isOver) = Int64(max(0, minorUnits)).multipliedReportingOverflow(by: scale)
    let digits = currency?.fractionDigits ?? 2
    self.init(tenThousandths: isOver ? .max : value, fractionDigits: digits)
  }

  /// The amount in the smallest unit of a currency, as payments count: 8.50 in EUR → 850. Without a
  /// currency, the unit is a hundredth. Half a unit or more is rounded up.
  public func minorUnits(in currency: Currency?) -> Int {
    let scale = Self.tenThousandths(inMinorUnitOf: currency)
    let (units, rest) = tenThousandths.quotientAndRemainder(dividingBy: scale)
    return Int(clamping: rest * 2 < scale ? units : units + 1)
  }

  private static func tenThousandths(inMinorUnitOf currency: Currency?) -> Int64 {
    var scale: Int64 = 10_000
    for _ in 0..<(currency?.fractionDigits ?? 2) { scale /= 10 }
    return scale
  }

  /// The amount in the format of a language: 8.5 in EUR → `8,50 €` in Italian, `€8.50` in English.
  /// Without a currency, the number alone. The space is a no-break space, U+00A0, as in all prices of rows.
  public func formatted(in language: Language, currency: Currency?) -> String {
    AmountFormatter(language: language, currency: currency).text(of: self)
  }

  /// The largest amount that can be held.
  private static let largest = Amount(tenThousandths: .max, fractionDigits: 2)

  /// The sum, with the decimals of the amount that has more. 8.50 + 2 → 10.50
  ///
  /// A sum that cannot be held is the largest amount.
  public static func + (left: Amount, right: Amount) -> Amount {
    left.adding(right) ?? largest
  }

  /// Adds an amount, as `+` does.
  public static func += (left: inout Amount, right: Amount) { left = left + right }

  /// The amount `count` times: `price * 3`. A negative count is 0, and a product that cannot be held is
  /// the largest amount.
  public static func * (amount: Amount, count: Int) -> Amount {
    amount.multiplied(by: count) ?? largest
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

  /// The amount rounded up to a whole one, or itself if that is too large to be held. 7.50 → 8
  package var roundedUp: Amount {
    let (whole, rest) = tenThousandths.quotientAndRemainder(dividingBy: 10_000)
    let units = Amount(tenThousandths: rest > 0 ? whole + 1 : whole, fractionDigits: 0)
    return units.multiplied(by: 10_000) ?? self
  }

  /// The amount divided by `count`, with the decimals that it needs; nil if the result is not exact to a
  /// ten-thousandth. 475 by 100 → 4.75
  package func divided(by count: Int) -> Amount? {
    let count = Int64(max(1, count))
    guard tenThousandths % count == 0 else { return nil }
    let value = tenThousandths / count
    let needed = Amount(tenThousandths: value, fractionDigits: 4).neededFractionDigits
    return Amount(tenThousandths: value, fractionDigits: max(writtenFractionDigits, needed))
  }
}

extension Sequence<Amount> {
  /// The sum of the amounts, 0 for none; O(*n*). `menu.pizzas.compactMap(\.price?.lowest).sum()`
  public func sum() -> Amount {
    var total = Amount.zero
    for amount in self { total += amount }
    return total
  }
}
