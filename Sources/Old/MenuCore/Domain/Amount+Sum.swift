/// Sums of amounts, exact; they may have more digits than an amount that is read.
extension Amount {
  /// The sum, with the decimals of either; nil where it is too large to be held.
  public func adding(_ other: Amount) -> Amount? {
    let (sum, isOver) = tenThousandths.addingReportingOverflow(other.tenThousandths)
    return isOver
      ? nil
      : Amount(
        tenThousandths: sum,
        fractionDigits: max(writtenFractionDigits, other.writtenFractionDigits))
  }

  /// The difference, with the decimals of the one that has more; zero where there is less.
  func subtracting(_ other: Amount) -> Amount {
    Amount(
      tenThousandths: max(0, tenThousandths - other.tenThousandths),
      fractionDigits: max(writtenFractionDigits, other.writtenFractionDigits))
  }

  /// So many times the amount, with its decimals; nil where it is too large to be held.
  ///
  /// - Parameter count: how many times; below 0 is as 0.
  /// - Returns: the product.
  public func multiplied(by count: Int) -> Amount? {
    let (product, isOver) = tenThousandths.multipliedReportingOverflow(by: Int64(max(0, count)))
    return isOver ? nil : Amount(tenThousandths: product, fractionDigits: writtenFractionDigits)
  }

  private init(tenThousandths: Int64, fractionDigits: Int) {
    self.init(
      units: tenThousandths / Amount.power(4 - fractionDigits),
      fractionDigits: Int8(fractionDigits))
  }

  private static func power(_ exponent: Int) -> Int64 {
    (0..<max(0, exponent)).reduce(1) { power, _ in power * 10 }
  }
}

extension [Amount] {
  /// What so many of them cost at least; nil where it is too large to be told.
  func leastSum(of count: Int) -> Amount? {
    sorted().prefix(count).reduce(.zero) { sum, amount in sum?.adding(amount) }
  }
}
