#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// Spells amounts as a language does, through Foundation's formats.
struct AmountText: Sendable {
  private let locale: Locale
  private let currency: Currency?

  init(language: Language, currency: Currency?) {
    locale = Locale(identifier: language.tag)
    self.currency = currency
  }

  /// The amount with as many decimals as its currency or it itself needs.
  func text(of amount: Amount) -> String {
    guard let currency else { return bareText(of: amount) }
    let digits = max(currency.fractionDigits, amount.neededFractionDigits)
    return amount.decimal.formatted(
      .currency(code: currency.code).precision(.fractionLength(digits)).locale(locale))
  }

  /// The amount as a number with the decimals that were written.
  func bareText(of amount: Amount) -> String {
    amount.decimal.formatted(
      .number.precision(.fractionLength(amount.writtenFractionDigits)).locale(locale))
  }

  /// A number of thousandths with only the decimals that it needs: 1500 is 1.5.
  func text(thousandths: Int) -> String {
    (Decimal(thousandths) / 1000).formatted(
      .number.precision(.fractionLength(0...3)).locale(locale))
  }

  /// Two amounts with a dash, the sign of the currency written once: `7,00 – 11,50 €`.
  func text(from low: Amount, to high: Amount) -> String {
    let (lowText, highText) = (text(of: low), text(of: high))
    guard low != high else { return lowText }
    let prefix = highText.prefix { !$0.isNumber }
    let suffix = highText.lastIndex(where: \.isNumber).map { highText[$0...].dropFirst() } ?? ""
    if !suffix.isEmpty, lowText.hasSuffix(suffix) {
      return "\(lowText.dropLast(suffix.count)) – \(highText)"
    }
    if lowText.hasPrefix(prefix) {
      return "\(lowText) – \(highText.dropFirst(prefix.count))"
    }
    return "\(lowText) – \(highText)"
  }
}
