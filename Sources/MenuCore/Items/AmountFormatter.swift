/// Formats amounts in a language: 7.5 EUR → `7,50 €` in Italian, `€7.50` in English.
///
/// Signs, separators and their positions are those of the CLDR for the five interface languages, without a
/// country, and for `de-CH`. Any other country has those of its language: `es-MX` → `7,50 €`. Any other language has a decimal comma and the sign after the number, or a decimal point and the
/// sign before it if `pointLanguages` lists it.
package struct AmountFormatter: Sendable {
  /// The decimal separator.
  let point: String
  private let groupSign: String
  /// The minimum number of digits before the decimal separator for grouping.
  private let groupedFrom: Int
  private var prefix = ""
  private var suffix = ""
  private let currency: Currency?

  init(language: Language, currency: Currency?) {
    let primary = language.primary
    let isSwiss = language.tag == "de-CH"
    let usesPoint = isSwiss || AmountFormatter.pointLanguages.contains { $0 == primary }
    point = usesPoint ? "." : ","
    if primary == "fr" {
      groupSign = "\u{202F}"
    } else if isSwiss {
      groupSign = "’"
    } else {
      groupSign = usesPoint ? "," : "."
    }
    switch primary {
    case "es", "pt", "pl": groupedFrom = 5
    default: groupedFrom = 4
    }

    self.currency = currency
    guard let currency else { return }
    let sign = AmountFormatter.sign(of: currency)
    if !usesPoint || AmountFormatter.signsAfterAmount.contains(currency.code) {
      suffix = "\u{A0}" + sign
    } else if sign == currency.code {
      // A space separates a code from the number: `CHF 7.00`, but `$7.00`.
      prefix = sign + "\u{A0}"
    } else {
      prefix = sign
    }
  }

  /// The languages with a decimal point.
  private static let pointLanguages = [
    "en", "zh", "ja", "ko", "th", "he", "hi", "ms", "ga", "cy", "mt", "sw", "tl", "fil", "ur", "bn",
  ]
  private static let signs: [(code: String, sign: String)] = [
    ("EUR", "€"), ("USD", "$"), ("GBP", "£"), ("JPY", "¥"), ("CNY", "CN¥"), ("INR", "₹"),
    ("KRW", "₩"), ("ILS", "₪"), ("VND", "₫"), ("TRY", "₺"), ("UAH", "₴"), ("BRL", "R$"),
    ("PLN", "zł"), ("CZK", "Kč"), ("HUF", "Ft"), ("SEK", "kr"), ("DKK", "kr."), ("NOK", "kr"),
  ]
  private static let signsAfterAmount = ["PLN", "CZK", "HUF", "SEK", "DKK", "NOK"]

  /// The sign of a currency, or its code: EUR → `€`, CHF → `CHF`.
  package static func sign(of currency: Currency) -> String {
    signs.first { $0.code == currency.code }?.sign ?? currency.code
  }

  /// The amount with the decimals of its currency, or more if it needs them; as written if there is
  /// no currency.
  func text(of amount: Amount) -> String { prefix + number(amount) + suffix }

  /// The amount with the decimals as written, instead of those of its currency: `9 €`
  func briefText(of amount: Amount) -> String { prefix + spelled(amount.description) + suffix }

  /// Several amounts with one currency sign. `7,00 – 11,50 €`
  func text(of amounts: [Amount], separator: String) -> String {
    prefix + amounts.map(number).joined(separator: separator) + suffix
  }

  private func number(_ amount: Amount) -> String { spelled(amount.digits(in: currency)) }

  /// A number with the separators of the language. `1234.5` → `1.234,5`
  func spelled(_ number: String) -> String {
    let mark = number.utf8.firstIndex(of: UInt8(ascii: ".")) ?? number.endIndex
    var whole = String(number[..<mark])
    if whole.utf8.count >= groupedFrom {
      var groups: [String] = []
      while whole.utf8.count > 3 {
        groups.insert(String(whole.suffix(3)), at: 0)
        whole = String(whole.dropLast(3))
      }
      whole = ([whole] + groups).joined(separator: groupSign)
    }
    guard mark < number.endIndex else { return whole }
    return whole + point + String(number[mark...].dropFirst())
  }

  /// The currency of a sign: `€` → EUR; nil if several currencies use it, such as `kr`.
  static func code(ofSign sign: String) -> String? {
    guard sign != "¥" else { return nil }
    return signs.filter { $0.sign.hasSameUTF8(as: sign) }.only?.code
  }
}
