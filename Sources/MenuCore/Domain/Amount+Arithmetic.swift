extension Amount {
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
