/// Sums of amounts, exact; they may have more digits than an amount that is read.
extension Amount {
  /// The sum, with the decimals of either; nil where it is too large to be held.
  public func adding(_ other: Amount) -> Amount? {
    let (sum, isOver) = tenThousandths.addingReportingOverflow(other.tenThousandths)
    return isOver ? nil : like(max(writtenFractionDigits, other.writtenFractionDigits), sum)
  }

  /// So many times the amount, with its decimals; nil where it is too large to be held.
  ///
  /// - Parameter count: how many times; below 0 is as 0.
  public func multiplied(by count: Int) -> Amount? {
    let (product, isOver) = tenThousandths.multipliedReportingOverflow(by: Int64(max(0, count)))
    return isOver ? nil : like(writtenFractionDigits, product)
  }

  /// The amount in the smallest unit of a currency, such as cents; nil where it has a part of one.
  public func minorUnits(in currency: Currency) -> Int64? {
    let (units, rest) = tenThousandths.quotientAndRemainder(
      dividingBy: Amount.power(4 - currency.fractionDigits))
    return rest == 0 ? units : nil
  }

  private func like(_ fractionDigits: Int, _ tenThousandths: Int64) -> Amount {
    Amount(
      units: tenThousandths / Amount.power(4 - fractionDigits),
      fractionDigits: Int8(fractionDigits))
  }

  private static func power(_ exponent: Int) -> Int64 {
    (0..<max(0, exponent)).reduce(1) { power, _ in power * 10 }
  }
}
