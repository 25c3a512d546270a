import OldMenuCore
import Testing

/// Options of which some must be taken, where the file does not say so as it should.
@Suite(.timeLimit(.minutes(5))) struct UnreadableChoiceTests {
  private static let options = """
    [{"name": "classico", "price": "0", "allergens": ["gluten"]},
     {"name": "integrale", "price": "1", "allergens": ["gluten"]}]
    """

  private func reading(_ addOns: String) throws -> MenuReading {
    try MenuReader.read(
      #"{"currency": "EUR", "pizzas": [{"name": "Componi", "allergens": "none", "addOns": \#(addOns)}]}"#
    )
  }

  private func reading(ofGroup members: String) throws -> MenuReading {
    try reading(#"[{"title": "Impasto", \#(members), "items": \#(Self.options)}]"#)
  }

  @Test(arguments: [
    (#""choose": 1"#, 1), (#""choose": "1""#, 1), (#""choose": 2"#, 2), (#""choose": []"#, 1),
    (#""choose": {"min": "1"}"#, 1), (#""choose": {"minimo": 1}"#, 1),
    (#""choose": {"min": 1, "max": "uno"}"#, 1), (#""choose": {"min": 2, "max": 1}"#, 2),
    (#""choose": {"min": 1, "min": 2}"#, 1), (#""choose": {"exactly": 1}"#, 1),
    (#""choose": {"max": 1}, "choose": {"min": 1}"#, 1),
    (#""choise": {"min": 1}"#, 1), (#""scelta": {"min": 1}"#, 1), (#""Auswahl": 1"#, 1),
    (#""required": true"#, 1), (#""obbligatorio": true"#, 1), (#""obbligatoria": "sì""#, 1),
    (#""obligatoire": true"#, 1), (#""Pflicht": "ja""#, 1), (#""obligatorio": 1"#, 1),
    (#""isRequired": true"#, 1), (#""min": 1"#, 1), (#""minimo": 2"#, 2), (#""minItems": 1"#, 1),
    (#""choose": {"max": 2}, "required": true"#, 1),
  ])
  func anUnreadableChoiceIsOneThatMustBeMade(members: String, count: Int) throws {
    let reading = try reading(ofGroup: members)
    #expect(reading.diagnostics.contains { $0.severity == .error })
    let dish = try #require(reading.menu.pizzas.first?.dish)
    #expect(dish.addOns.first?.choose?.lowerBound == count)
    #expect(dish.state(of: .gluten) == .contains)
  }

  @Test(arguments: [
    #""choose": {"max": 2}"#, #""choose": {"min": 0, "max": 1, "note": "x"}"#,
    #""required": false"#,
    #""min": 0"#, #""max": 2"#, #""obbligatorio": "no""#, #""x-required": true"#,
  ])
  func whatNeedNotBeTakenStaysOneThatNeedNot(members: String) throws {
    let reading = try reading(ofGroup: members)
    let dish = try #require(reading.menu.pizzas.first?.dish)
    #expect(dish.state(of: .gluten) == .notAnIngredient)
  }

  @Test(
    arguments: [
      (#""required": true"#, .choice(min: 1, max: 1)),
      (#""obligatoire": true"#, .choice(min: 1, max: 1)),
      (#""required": 2"#, .choice(min: 2, max: 2)),
      (#""min": 1, "max": 2"#, .choice(min: 1, max: 2)), (#""scelta": 1"#, .choice(min: 1, max: 1)),
    ] as [(String, Diagnostic.MeantMember)])
  func itIsToldOnceHowAChoiceIsWritten(members: String, meant: Diagnostic.MeantMember) throws {
    let found = try reading(ofGroup: members).diagnostics
    let key = String(members.dropFirst().prefix { $0 != "\"" })
    #expect(found.map(\.rule) == [.key(.unknownMember(key: key, meant: meant))])
    #expect(found.map(\.severity) == [.error])
  }

  @Test(arguments: [
    #"{"title": "Impasto", "choose": {"min": 1}, "items": \#(options)}"#,
    #"[{"title": "Impasto", "choose": {"min": 1}, "opzioni": \#(options)}]"#,
    #"[{"title": "Impasto", "choose": {"min": 1}, "items": {"classico": {"allergens": ["gluten"]}}}]"#,
    #"[{"title": "Impasto", "required": true, "items": ["classico", "integrale"]}]"#,
    #"[{"choose": {"min": 1}, "items": \#(options)}], "addOns": []"#,
    #"[], "addOns": [{"choose": {"min": 1}, "items": \#(options)}]"#,
    #"{"Impasto": {"choose": {"min": 1}, "items": \#(options)}}"#,
  ])
  func nothingIsPromisedBesideOptionsThatAreLost(addOns: String) throws {
    let reading = try reading(addOns)
    #expect(reading.diagnostics.contains { $0.severity == .error })
    let dish = try #require(reading.menu.pizzas.first?.dish)
    #expect(dish.state(of: .gluten) >= .contains || dish.state(of: .gluten) == .notStated)
  }
}
