import OldMenuCore
import Testing

/// The base and the dough of a pizza say what is in it, as its description does.
@Suite(.timeLimit(.minutes(5))) struct DoughTests {
  private func reading(_ members: String) throws -> MenuReading {
    try MenuReader.read(
      Array(
        #"{"pizzas": [{"name": "A", \#(members), "allergens": {"contains": ["gluten"], "complete": true}}]}"#
          .utf8))
  }

  @Test(arguments: [
    (#""base": "panna""#, Allergen.milk), (#""base": "con nocciole""#, .nuts),
    (#""base": {"it": "pomodoro", "de": "Sahne"}"#, .milk), (#""base": "crème fraîche""#, .milk),
    (#""base": "queso fresco""#, .milk), (#""base": "pesto e noci""#, .nuts),
    (#""dough": "impasto al latte""#, .milk), (#""dough": "pasta con uova""#, .eggs),
    (#""dough": "Teig mit Milch""#, .milk), (#""dough": "made with milk""#, .milk),
    (#""dough": "pâte au beurre""#, .milk), (#""dough": "masa con leche""#, .milk),
    (#""impasto": "al latte""#, .milk), (#""Teig": "mit Milch""#, .milk),
    (#""base": "panna", "base": "pomodoro""#, .milk), (#""fondo": "panna""#, .milk),
  ])
  func whatTheySayTakesAPromiseBack(members: String, allergen: Allergen) throws {
    let reading = try reading(members)
    #expect(
      reading.diagnostics.contains { $0.rule.name == "named-allergen" && $0.severity == .error })
    let pizza = try #require(reading.menu.pizzas.first?.dish)
    #expect(pizza.state(of: allergen) == .notStated)
    #expect(pizza.state(of: .lupin) == .notAnIngredient)
  }

  @Test(arguments: [
    #""base": "pomodoro""#, #""base": "bianca""#, #""base": "rossa""#, #""base": "white""#,
    #""base": "olio e rosmarino""#, #""base": {"it": "bianca", "en": "white", "de": "weiß"}"#,
    #""dough": "integrale""#, #""dough": "kamut""#, #""dough": "farina di grano tenero""#,
    #""dough": "ai 5 cereali""#, #""dough": "farro e segale""#, #""dough": "Vollkorn""#,
    #""dough": "whole wheat, 48 hours""#, #""dough": "lievito madre""#, #""dough": "senza latte""#,
    #""dough": "carbone vegetale""#, #""dough": "pâte fine""#, #""dough": "masa madre""#,
  ])
  func whatIsUsualTakesNothingBack(members: String) throws {
    #expect(try reading(members).diagnostics.map(\.rule.name).filter { $0 != "no-dish" } == [])
  }
}
