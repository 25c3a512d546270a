/// An exact amount of money, never negative, with the decimals that the owner wrote.
///
/// A parsed amount has at most nine digits before the point and four after it; sums may have more.
/// Amounts are equal if their values are equal, regardless of trailing zeros.
public struct Amount: Sendable, CustomStringConvertible {
  /// The value in ten-thousandths, the smallest unit.
  package let tenThousandths: Int64
  /// The number of digits after the point as written: 2 for 7.50.
  package var writtenFractionDigits: Int { Int(storedFractionDigits) }
  @Uncompared private var storedFractionDigits: Int8 = 0

  /// Parses `[0-9]{1,9}(\.[0-9]{1,4})?`; nil for anything else, including a decimal comma.
  public init?(_ text: some StringProtocol) { self.init(utf8: text.utf8) }

  /// Parses what a person types, with a point or a comma; nil if three digits after a comma could
  /// be thousands. `8,50` → 8.50
  package init?(typed text: String) {
    self.init(text.withPoint)
    if text.contains(","), writtenFractionDigits == 3 { return nil }
  }

  /// The amount that a guest means in a currency: three decimals are thousands, unless it has as many.
  /// 3.000 → 3000 in HUF
  package func meant(in currency: Currency?) -> Amount {
    guard writtenFractionDigits == 3, let currency, currency.fractionDigits < 3 else { return self }
    return Amount(tenThousandths: tenThousandths * 1000, fractionDigits: 0)
  }

  /// Parses the same format from bytes.
  init?(utf8 bytes: some Sequence<UInt8>) {
    var units: Int64 = 0
    var whole = 0
    var fraction: Int?
    for byte in bytes {
      switch byte {
      case 0x30...0x39:
        if let digits = fraction { fraction = digits + 1 } else { whole += 1 }
        guard whole <= 9, fraction ?? 0 <= 4 else { return nil }
        units = units * 10 + Int64(byte - 0x30)
      case UInt8(ascii: ".") where fraction == nil && whole > 0: fraction = 0
      default: return nil
      }
    }
    guard whole > 0, fraction != 0 else { return nil }

    let digits = fraction ?? 0
    for _ in digits..<4 { units *= 10 }
    self.init(tenThousandths: units, fractionDigits: digits)
  }

  package init(tenThousandths: Int64, fractionDigits: Int) {
    self.tenThousandths = tenThousandths
    storedFractionDigits = Int8(clamping: fractionDigits)
  }

  /// The amount 0.
  public static let zero: Amount = 0

  /// The amount with the decimals as written.
  public var description: String { text(fractionDigits: writtenFractionDigits) }

  /// The number of significant decimals: 1 for 7.50.
  package var neededFractionDigits: Int {
    var digits = 4
    var rest = tenThousandths
    while digits > 0, rest % 10 == 0 {
      digits -= 1
      rest /= 10
    }
    return digits
  }

  /// The amount with a number of decimals, at most four; further ones are cut. 9.5, 2 → `9.50`
  package func text(fractionDigits count: Int) -> String {
    let whole = String(tenThousandths / 10_000)
    guard count > 0 else { return whole }
    return "\(whole).\(String(10_000 + tenThousandths % 10_000).dropFirst().prefix(count))"
  }

  /// The digits of the amount with the decimals of its currency, or more if it needs them: 9.5 is
  /// `9.50` in EUR. Without a currency, the digits as written.
  package func digits(in currency: Currency?) -> String {
    guard let currency else { return description }
    return text(fractionDigits: max(currency.fractionDigits, neededFractionDigits))
  }

  /// True if a file may contain it as written.
  ///
  /// Three digits after a separator are thousands to some people and decimals to others, so they
  /// are accepted only if the currency of the file has three decimals. Zeros as in `450.00` are
  /// harmless in a currency without decimals.
  package func isWritten(for currency: Currency?) -> Bool {
    let digits = writtenFractionDigits
    guard let currency else { return digits != 3 }
    return digits <= currency.fractionDigits
      || currency.fractionDigits == 0 && digits < 3 && neededFractionDigits == 0
  }
}

extension Amount: Hashable, Comparable {
  /// True if the left value is smaller.
  public static func < (left: Amount, right: Amount) -> Bool {
    left.tenThousandths < right.tenThousandths
  }
}
