/// What stands around the digits of an amount below a thousand, in one language and currency.
///
/// Foundation takes 10 µs for an amount, two thirds of the time that a row takes; so it is asked for one,
/// and the others are spelt like it. From a thousand on languages group their digits in ways of their
/// own.
struct AmountPattern: Sendable {
  private let prefix: String
  private let point: String
  private let suffix: String

  /// The number to learn from, which no price is: how it is spelt is looked at, and nothing added up.
  static let sample = 123.45

  /// Learns from the sample as it is spelt with two decimals; nil where the digits are not ASCII's, or
  /// stand in no order that is known.
  init?(learningFrom text: String) {
    guard let whole = text.firstRange(of: "123"),
      let fraction = text[whole.upperBound...].firstRange(of: "45")
    else { return nil }
    prefix = String(text[..<whole.lowerBound])
    point = String(text[whole.upperBound..<fraction.lowerBound])
    suffix = String(text[fraction.upperBound...])
    guard !(prefix + point + suffix).contains(where: \.isNumber) else { return nil }
  }

  /// An amount with n decimals, which are all that it needs; nil from a thousand on.
  func text(of amount: Amount, digits: Int) -> String? {
    guard amount.tenThousandths < 10_000_000 else { return nil }
    let number = amount.text(fractionDigits: digits)
    guard let mark = number.utf8.firstIndex(of: UInt8(ascii: ".")) else {
      return prefix + number + suffix
    }
    // Parts of a text would be joined by the runtime's look for what a collection is.
    let (whole, fraction) = (String(number[..<mark]), String(number[mark...].dropFirst()))
    return prefix + whole + point + fraction + suffix
  }
}
