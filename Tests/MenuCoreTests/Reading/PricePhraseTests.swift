import OldMenuCore
import MenuTestSupport
import Testing

/// What owners write around an amount, and what they are told to write.
@Suite(.timeLimit(.minutes(5))) struct PricePhraseTests {
  static let meanings: [(String, String)] = [
    // One amount.
    ("7.00 €", #""7.00""#), ("7 euro", #""7.00""#), ("EUR 7", #""7.00""#), ("7 eur", #""7.00""#),
    ("7.-", #""7.00""#), ("7,–", #""7.00""#), ("7.", #""7.00""#), (" 7.00 ", #""7.00""#),
    ("7€50", #""7.50""#), ("8,5", #""8.50""#), ("8,5000", #""8.50""#), ("0.500", #""0.50""#),
    ("4'50 €", #""4.50""#),
    // Thousands that nothing else can be.
    ("1.234,50", #""1234.50""#), ("1,234.50", #""1234.50""#), ("4'000", #""4000""#),
    ("4’000.50", #""4000.50""#), ("4\u{202F}000 €", #""4000""#), ("1.234.567", #""1234567""#),
    // From an amount on.
    ("da 2,70€", #"{"from": "2.70"}"#), ("a partire da 5 €", #"{"from": "5.00"}"#),
    ("2.50 in su", #"{"from": "2.50"}"#), ("from 4.90", #"{"from": "4.90"}"#),
    ("starting at €5", #"{"from": "5.00"}"#), ("ab 4,90 €", #"{"from": "4.90"}"#),
    ("à partir de 5€", #"{"from": "5.00"}"#), ("dès 5 €", #"{"from": "5.00"}"#),
    ("desde 3,50 €", #"{"from": "3.50"}"#), ("A PARTIR DE 3", #"{"from": "3.00"}"#),
    ("da 40 al kg", #"{"from": "40.00", "per": "kg"}"#),
    // For a piece, a person, or a part.
    ("6.50 all'etto", #"{"amount": "6.50", "per": "100 g"}"#),
    ("40 al kg", #"{"amount": "40.00", "per": "kg"}"#),
    ("al kg € 40", #"{"amount": "40.00", "per": "kg"}"#),
    ("5 €/kg", #"{"amount": "5.00", "per": "kg"}"#),
    ("3,50 € / 100g", #"{"amount": "3.50", "per": "100 g"}"#),
    ("3,50 pro 100 g", #"{"amount": "3.50", "per": "100 g"}"#),
    ("5 € les 100 g", #"{"amount": "5.00", "per": "100 g"}"#),
    ("12 € / 1 kg", #"{"amount": "12.00", "per": "1 kg"}"#),
    ("4.50ea", #"{"amount": "4.50", "per": "piece"}"#),
    ("4.00€ cad.", #"{"amount": "4.00", "per": "piece"}"#),
    ("2€ pz.", #"{"amount": "2.00", "per": "piece"}"#),
    ("2,00 l’uno", #"{"amount": "2.00", "per": "piece"}"#),
    ("2 € al pezzo", #"{"amount": "2.00", "per": "piece"}"#),
    ("2.50 each", #"{"amount": "2.50", "per": "piece"}"#),
    ("2,50 je Stück", #"{"amount": "2.50", "per": "piece"}"#),
    ("2,50 la pièce", #"{"amount": "2.50", "per": "piece"}"#),
    ("2,50 à l'unité", #"{"amount": "2.50", "per": "piece"}"#),
    ("c/u 2,50", #"{"amount": "2.50", "per": "piece"}"#),
    ("2,50 por unidad", #"{"amount": "2.50", "per": "piece"}"#),
    ("16 a persona", #"{"amount": "16.00", "per": "person"}"#),
    ("a testa € 16", #"{"amount": "16.00", "per": "person"}"#),
    ("16 per person", #"{"amount": "16.00", "per": "person"}"#),
    ("16 € p.P.", #"{"amount": "16.00", "per": "person"}"#),
    ("16 par personne", #"{"amount": "16.00", "per": "person"}"#),
    ("16 pro Person", #"{"amount": "16.00", "per": "person"}"#),
    ("16 por persona", #"{"amount": "16.00", "per": "person"}"#),
    ("9 al litro", #"{"amount": "9.00", "per": "l"}"#),
    ("9 € pro Liter", #"{"amount": "9.00", "per": "l"}"#),
    ("5.00 a glass", #"{"amount": "5.00", "per": "glass"}"#),
  ]

  /// Nothing of what the text says is lost, and it can mean nothing else.
  @Test(arguments: meanings) func whatIsKnownBecomesAPrice(text: String, source: String) throws {
    #expect(try Self.suggestion(for: text) == .certain(source))
  }

  static let unknown = [
    "gratis", "secondo mercato", "N.D.", "nach Auswahl", "2 top", "5 gel", "3 cup", "40 kg",
    "18.00€ - 6 assaggi", "4.00€ 每只", "7,00*", "2 x 5,00", "7,00 (10,00)", "5 € 2 pezzi",
    "0,2l-2,50€", "9 € L", "7²", "７００", "7\u{200B}00", ".50", "ca. 5", "max 5 €", "7 € $ 8",
    "1/2 3,50", "von 5", "5 100 g", "3,50 / 2 pz", "250/-", "1,00,000 €", "31.12.2024", "7:50",
    "10 € la pizza", "2 for 1", "12345678901 €", "5,00 € (min. 2 persone)",
  ]

  /// It would leave sums and limits, so no program does that by itself.
  @Test(arguments: unknown) func whatIsNotKnownStaysAsPrinted(text: String) throws {
    #expect(try Self.suggestion(for: text) == .asPrinted(#"{"text": "\#(text)"}"#))
  }

  static let doubtful: [(String, [String])] = [
    ("€ 4,000", [#""4.00""#, #""4000""#]),
    ("da 1.900 €", [#"{"from": "1.90"}"#, #"{"from": "1900"}"#]),
    ("4,000 al kg", [#"{"amount": "4.00", "per": "kg"}"#, #"{"amount": "4000", "per": "kg"}"#]),
    ("€ 4.255", [#""4255""#]),
    ("7,00 - 9,00 €", [#"{"from": "7.00", "to": "9.00"}"#]),
    ("von 5 bis 7", [#"{"from": "5.00", "to": "7.00"}"#]),
    ("da 5 a 7 €", [#"{"from": "5.00", "to": "7.00"}"#]),
    ("$8.00", [#""8.00""#, #"{"text": "$8.00"}"#]),
    ("$4,000", [#""4.00""#, #""4000""#, #"{"text": "$4,000"}"#]),
    (
      "8 CHF a persona",
      [
        #"{"amount": "8.00", "per": "person"}"#, #"{"text": "8 CHF a persona"}"#,
      ]
    ),
  ]

  @Test(arguments: doubtful) func whatCouldBeSeveralThingsIsAChoice(
    text: String, sources: [String]
  ) throws {
    #expect(try Self.suggestion(for: text) == .choices(sources))
  }

  @Test(arguments: [
    ("$8.50", "AUD"), ("A$8.50", "AUD"), ("8.50 CAD", "CAD"), ("8.50 cad", "CAD"), ("£8.50", "EGP"),
    ("8,50 kr", "DKK"), ("Fr.8.50", "CHF"), ("8.50 cup", "CUP"), ("¥8.50", "CNY"),
    ("8,50 TL", "TRY"), ("8US$50", "USD"), ("8$50", "USD"),
  ]) func theFilesOwnCurrencyWins(text: String, code: String) throws {
    #expect(try Self.suggestion(for: text, currency: code) == .certain(#""8.50""#))
  }

  /// Nobody knows what stands apart behind the sign.
  @Test(arguments: ["7 US$50", "7US $50", "7US$ 50", "7 $50"])
  func aSignThatStandsApartIsNoPoint(text: String) throws {
    let suggestion = try Self.suggestion(for: text, currency: "USD")
    #expect(suggestion == .asPrinted(#"{"text": "\#(text)"}"#))
  }

  @Test(arguments: ["€ 7,00", "7 €"]) func aSignIsNotGivenUpWhereNoCurrencyKeepsIt(text: String)
    throws
  {
    #expect(try Self.suggestion(for: text, currency: nil) == .choices([#""7.00""#]))
  }

  /// The rest of a menu with one dish, of which nothing is to be said.
  private static let dish = #""pizzas": [{"name": "A", "allergens": "none"}]}"#

  @Test(
    arguments: [
      ("€", .certain(#""EUR""#)), ("Euro", .certain(#""EUR""#)), ("eur", .certain(#""EUR""#)),
      ("$", .choices([#""USD""#])), ("kr", .choices([#""SEK""#])), ("US$", .certain(#""USD""#)),
      ("prices in CHF", .certain(#""CHF""#)), ("all prices", nil),
    ] as [(String, Diagnostic.Suggestion?)])
  func aCurrencyThatIsNoCodeIsRecognised(text: String, suggestion: Diagnostic.Suggestion?) throws {
    let reading = try MenuReader.read(Array((#"{"currency": "\#(text)", "# + Self.dish).utf8))
    #expect(reading.diagnostics.map(\.rule.suggestion) == [suggestion])
  }

  @Test(
    arguments: [
      ("8,50", .certain("8.50")), ("4,000", .choices(["4", "4000"])),
      ("4,250", .choices(["4.25", "4250"])), ("-8,5", .certain("-8.5")),
    ] as [(String, Diagnostic.Suggestion)])
  func aCommaOutsideQuotesBecomesAPoint(number: String, suggestion: Diagnostic.Suggestion) throws {
    let reading = try MenuReader.read(Array((#"{"x-own": \#(number), "# + Self.dish).utf8))
    #expect(reading.diagnostics.map(\.rule.suggestion) == [suggestion])
  }

  @Test func onTopIsWhatAnAddOnCostsAnyway() throws {
    let text = #"""
      {"currency": "EUR", "pizzas": [{"name": "A", "allergens": "none", "price": 7,
        "addOns": [{"name": "bufala", "price": "+2,50 €"}]}]}
      """#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(reading.diagnostics.map(\.rule.suggestion) == [.certain(#""2.50""#)])
  }

  @Test func anAddOnAndACoverMayCostNothing() throws {
    let text = #"""
      {"currency": "EUR", "cover": 0, "pizzas": [{"name": "A", "allergens": "none", "price": 7,
        "addOns": [{"name": "basilico", "price": 0}]}]}
      """#
    #expect(try MenuReader.read(Array(text.utf8)).diagnostics.isEmpty)
  }

  @Test func theCoverIsForAPersonAnyway() throws {
    let text = #"{"currency": "EUR", "cover": "2,50 € a persona", "# + Self.dish
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(reading.diagnostics.map(\.rule.suggestion) == [.certain(#""2.50""#)])
  }

  /// Whatever is written in place of the value is a price, and none of its digits are lost.
  @Test(arguments: meanings.map(\.0) + unknown + doubtful.map(\.0))
  func aCureThatIsObeyedIsTheEndOfTheFault(text: String) throws {
    for source in try #require(try Self.suggestion(for: text)).texts {
      let reading = try MenuReader.read(Self.file(source, currency: "EUR"))
      #expect(reading.diagnostics.filter { $0.severity == .error }.isEmpty, "\(source)")
      #expect(reading.menu.pizzas.first?.price != nil, "\(source)")
    }
  }

  static func file(_ source: String, currency: String?) -> [UInt8] {
    let head = currency.map { #""currency": "\#($0)", "# } ?? ""
    return Array(
      #"{\#(head)"pizzas": [{"name": "A", "allergens": "none", "price": \#(source)}]}"#.utf8)
  }

  static func suggestion(
    for text: String, currency: String? = "EUR"
  ) throws -> Diagnostic.Suggestion? {
    let reading = try MenuReader.read(file("\"\(text)\"", currency: currency))
    #expect(reading.menu.pizzas.first?.price == nil)
    let errors = reading.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1)
    return errors.first?.rule.suggestion
  }
}
