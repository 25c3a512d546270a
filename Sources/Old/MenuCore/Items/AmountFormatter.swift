#if canImport(FoundationEssentials)
  import FoundationEssentials
  import FoundationInternationalization
#else
  import Foundation
#endif

/// Spells amounts as a language does, through Foundation's formats.
struct AmountFormatter: Sendable {
  private let language: Language
  private let currency: Currency?
  /// How nearly all amounts are spelt, nil where only Foundation knows.
  private let pattern: AmountPattern?

  /// Makes a formatter; one that only speaks need not learn how amounts are spelt.
  init(language: Language, currency: Currency?, isSpoken: Bool = false) {
    (self.language, self.currency) = (language, currency)
    pattern =
      isSpoken
      ? nil
      : currency.flatMap { AmountPattern(learningFrom: AmountFormatter.sample(in: $0, language)) }
  }

  /// The sample as it is spelt. Foundation needs half a millisecond to begin, an eighth of a start, and
  /// nearly all menus have their prices in euros. It learns from a floating-point number, as it takes
  /// four times as long to begin with decimal ones.
  private static func sample(in currency: Currency, _ language: Language) -> String {
    if currency.code == "EUR", let known = InterfaceLanguage(exactly: language) {
      return known.terms.euros
    }
    return AmountPattern.sample.formatted(
      .currency(code: currency.code).precision(.fractionLength(2))
        .locale(Locale(identifier: language.tag))
    ).withoutDirections
  }

  private var locale: Locale { Locale(identifier: language.tag) }

  /// The amount with as many decimals as its currency or it itself needs.
  func text(of amount: Amount) -> String {
    guard let currency else { return bareText(of: amount) }
    let digits = max(currency.fractionDigits, amount.neededFractionDigits)
    return pattern?.text(of: amount, digits: digits)
      ?? AmountFormatter.text(of: amount, digits: digits, currency, locale)
  }

  private static func text(
    of amount: Amount, digits: Int, _ currency: Currency, _ locale: Locale
  ) -> String {
    amount.decimal.formatted(
      .currency(code: currency.code).precision(.fractionLength(digits)).locale(locale)
    ).withoutDirections
  }

  /// The amount as a number with the decimals that were written.
  func bareText(of amount: Amount) -> String {
    amount.decimal.formatted(
      .number.precision(.fractionLength(amount.writtenFractionDigits)).locale(locale)
    ).withoutDirections
  }

  /// The amount as it is read out: without decimals that say nothing, perhaps with the name of its
  /// currency.
  func spoken(_ amount: Amount, withCurrency: Bool) -> String {
    let needed = amount.neededFractionDigits
    let usual = currency?.fractionDigits ?? amount.writtenFractionDigits
    let digits = needed == 0 ? 0 : max(usual, needed)
    guard let currency, withCurrency else {
      return amount.decimal.formatted(
        .number.precision(.fractionLength(digits)).locale(locale)
      ).withoutDirections
    }
    return amount.decimal.formatted(
      .currency(code: currency.code).presentation(.fullName).precision(.fractionLength(digits))
        .locale(locale)
    ).withoutDirections
  }

  /// A number of thousandths with only the decimals that it needs: 1500 is 1.5.
  func text(thousandths: Int) -> String {
    (Decimal(thousandths) / 1000).formatted(
      .number.precision(.fractionLength(0...3)).locale(locale)
    ).withoutDirections
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

extension String {
  /// The text of a format without the marks by which it says in which direction it is read: on a
  /// terminal they would be controls, and in columns they would take no place.
  ///
  /// For what a format made only; in a text of the owner's they stay, for others to judge.
  fileprivate var withoutDirections: String {
    guard unicodeScalars.contains(where: \.isBidirectionalControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isBidirectionalControl }))
  }
}
