import Foundation
import MenuTestSupport
import Testing

@testable import OldMenuCore

/// Amounts are spelt as Foundation spells them, without asking it for each.
@Suite(.timeLimit(.minutes(5)))
struct AmountPatternTests {
  static let languages: [Language] = [
    "it", "en", "en-GB", "de", "de-AT", "de-CH", "fr", "fr-CH", "es", "es-MX", "pl", "ja", "sv",
    "ar",
    "fa", "hi", "he", "tr",
  ]

  @Test("In every currency", arguments: languages)
  func asFoundation(language: Language) {
    let locale = Locale(identifier: language.tag)
    for currency in Currency.all {
      let formatter = AmountFormatter(language: language, currency: currency)
      for amount in ["0", "0.5", "7.00", "9.9999", "12.345", "999.99", "1000", "123456.5"] {
        let amount = amount.amount
        let digits = max(currency.fractionDigits, amount.neededFractionDigits)
        let expected = amount.decimal.formatted(
          .currency(code: currency.code).precision(.fractionLength(digits)).locale(locale))
        let seen = expected.unicodeScalars.filter { !$0.properties.isBidiControl }
        #expect(formatter.text(of: amount) == String(String.UnicodeScalarView(seen)))
      }
    }
  }

  @Test(
    "A start need not ask how the languages of the interface spell euros",
    arguments: InterfaceLanguage.allCases)
  func euros(language: InterfaceLanguage) {
    let spelt = AmountPattern.sample.formatted(
      .currency(code: "EUR").locale(Locale(identifier: language.language.tag)))
    #expect(language.terms.euros == spelt)
  }
}
