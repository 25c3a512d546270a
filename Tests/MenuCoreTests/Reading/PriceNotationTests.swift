import OldMenuCore
import MenuTestSupport
import Testing

/// Each way to write an amount in each currency: what is read is what a careful person would say,
/// and what is in doubt is an error and no amount.
@Suite(.timeLimit(.minutes(5))) struct PriceNotationTests {
  /// A value of a file, and the amount that it says by the decimals of the currency; nil for none.
  struct Notation: Sendable {
    let source: String
    let amount: @Sendable (Int) -> String?

    init(_ source: String, _ amount: @escaping @Sendable (Int) -> String?) {
      (self.source, self.amount) = (source, amount)
    }
  }

  static let notations: [Notation] = [
    Notation("4") { _ in "4" }, Notation("4.00") { _ in "4" }, Notation("4.0") { _ in "4" },
    Notation("4.5") { $0 > 0 ? "4.5" : nil }, Notation("4.50") { $0 > 0 ? "4.5" : nil },
    Notation("4.05") { $0 > 0 ? "4.05" : nil }, Notation("4000") { _ in "4000" },
    Notation("4.000") { $0 == 3 ? "4" : nil }, Notation("4.0000") { _ in nil },
    Notation("1.900") { $0 == 3 ? "1.9" : nil }, Notation("1.255") { $0 == 3 ? "1.255" : nil },
    Notation("0.500") { $0 == 3 ? "0.5" : nil }, Notation("1234.500") { $0 == 3 ? "1234.5" : nil },
    Notation("12.3456") { _ in nil }, Notation("999999999") { _ in "999999999" },
    Notation("1234567890") { _ in nil }, Notation("-4") { _ in nil }, Notation("4e3") { _ in nil },
  ]

  /// With a comma: what is in quotes must have the decimals of the currency, or none that say
  /// something.
  static let commas: [Notation] = [
    Notation("4,50") { $0 == 2 ? "4.5" : nil }, Notation("4,00") { $0 < 3 ? "4" : nil },
    Notation("4,5") { _ in nil }, Notation("4,000") { _ in nil }, Notation("1,255") { _ in nil },
    Notation("0,500") { _ in nil }, Notation("1234,500") { _ in nil },
    Notation("12,3456") { _ in nil }, Notation("4'000") { _ in nil },
    Notation("4 000") { _ in nil },
    Notation("1.234,50") { _ in nil }, Notation("1,234.50") { _ in nil },
    Notation("1.234.567") { _ in nil },
  ]

  /// Outside quotes a comma is a fault of the JSON, and the number is kept if it is none else.
  static let bareCommas: [Notation] = [
    Notation("4,50") { $0 > 0 ? "4.5" : nil }, Notation("4,5") { $0 > 0 ? "4.5" : nil },
    Notation("4,00") { _ in "4" }, Notation("4,000") { _ in nil }, Notation("1,255") { _ in nil },
    Notation("0,500") { _ in nil }, Notation("12,3456") { _ in nil },
  ]

  @Test(arguments: Currency.all) func anAmountIsReadAsACarefulPersonDoes(currency: Currency) throws
  {
    for notation in Self.notations + Self.commas {
      try check("\"\(notation.source)\"", notation, currency)
    }
    for notation in Self.notations + Self.bareCommas {
      try check(notation.source, notation, currency)
    }
  }

  private func check(_ source: String, _ notation: Notation, _ currency: Currency) throws {
    let reading = try MenuReader.read(PricePhraseTests.file(source, currency: currency.code))
    let price = reading.menu.pizzas.first?.price
    let expected = notation.amount(currency.fractionDigits).map { Price(.exactly($0.amount)) }
    #expect(price == expected, "\(source) \(currency)")
    let errors = reading.diagnostics.filter { $0.severity == .error }
    #expect(errors.count <= 1, "\(source) \(currency): \(errors)")
    #expect(price != nil || errors.count == 1, "\(source) \(currency)")
    try checkCures(errors, currency)
  }

  /// Of each number of decimals, and those whose codes are words.
  @Test(
    arguments: ["EUR", "JPY", "KWD", "ALL", "CAD", "TOP", "GEL"].compactMap(Currency.init(code:)))
  func noWordBesideAnAmountIsOverlooked(currency: Currency) throws {
    for frame in ["€ ", "da ", "ca. ", "+"] {
      for notation in Self.notations + Self.commas {
        try checkRefused("\(frame)\(notation.source)", currency)
      }
    }
    for frame in [" €", " cad.", " all'etto", " top", " gel", " kg", "*", " - 6 assaggi"] {
      for notation in Self.notations + Self.commas {
        try checkRefused("\(notation.source)\(frame)", currency)
      }
    }
  }

  private func checkRefused(_ text: String, _ currency: Currency) throws {
    let reading = try MenuReader.read(PricePhraseTests.file("\"\(text)\"", currency: currency.code))
    #expect(reading.menu.pizzas.first?.price == nil, "\(text) \(currency)")
    let errors = reading.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1, "\(text) \(currency)")
    try checkCures(errors, currency)
  }

  /// Three digits stand behind a point only where the currency has them, and each cure is read.
  private func checkCures(_ errors: [Diagnostic], _ currency: Currency) throws {
    for source in errors.flatMap({ $0.rule.suggestion?.texts ?? [] }) {
      if !source.hasPrefix(#"{"text""#), currency.fractionDigits != 3 {
        #expect(source.firstMatch(of: /[.,][0-9]{3}(?![0-9])/) == nil, "\(source) \(currency)")
      }
      let reading = try MenuReader.read(PricePhraseTests.file(source, currency: currency.code))
      #expect(reading.diagnostics.allSatisfy { $0.severity == .warning }, "\(source) \(currency)")
      #expect(reading.menu.pizzas.first?.price != nil, "\(source) \(currency)")
    }
  }

  @Test(
    arguments: [
      ("4.000", nil), ("1.900", nil), ("1.255", nil), ("4,000", nil), ("4.00", "4"), ("4.5", "4.5"),
      ("4,50", "4.5"), ("0.500", "0.5"), ("4.2550", "4.255"),
    ] as [(String, String?)])
  func withoutACurrencyThreeDigitsAreInDoubtToo(text: String, amount: String?) throws {
    let reading = try MenuReader.read(PricePhraseTests.file("\"\(text)\"", currency: nil))
    #expect(reading.menu.pizzas.first?.price == amount.map { Price(.exactly($0.amount)) })
  }
}
