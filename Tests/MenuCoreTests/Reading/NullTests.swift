import OldMenuCore
import Testing

/// `null` is as if the key were not there, wherever a key may stand.
@Suite(.timeLimit(.minutes(5))) struct NullTests {
  static let files: [(with: String, without: String)] = [
    (#"{"pizzas": [{"name": "A", "price": null}]}"#, #"{"pizzas": [{"name": "A"}]}"#),
    (
      #"{"pizzas": [{"name": "A", "price": null, "price": 7}], "currency": "EUR"}"#,
      #"{"pizzas": [{"name": "A", "price": 7}], "currency": "EUR"}"#
    ),
    (#"{"pizzas": [{"name": null}]}"#, #"{"pizzas": [{}]}"#),
    (#"{"pizzas": null, "other": [{"name": "A"}]}"#, #"{"other": [{"name": "A"}]}"#),
    (
      #"{"pizzas": [{"name": "A", "sizes": null, "allergens": null, "diets": null, "addOns": null}]}"#,
      #"{"pizzas": [{"name": "A"}]}"#
    ),
    (
      #"{"pizzas": [{"name": "A", "allergens": {"contains": null, "freeFrom": null, "complete": true}}]}"#,
      #"{"pizzas": [{"name": "A", "allergens": {"complete": true}}]}"#
    ),
    (
      #"{"pizzas": [{"name": "A", "allergens": "none", "alergens": null}]}"#,
      #"{"pizzas": [{"name": "A", "allergens": "none"}]}"#
    ),
    (
      #"{"pizzas": [{"name": {"it": "A", "en": null}}]}"#, #"{"pizzas": [{"name": {"it": "A"}}]}"#
    ),
    (
      #"{"allergenKey": {"1": "milk", "2": null}, "pizzas": [{"name": "A", "allergens": ["1"]}]}"#,
      #"{"allergenKey": {"1": "milk"}, "pizzas": [{"name": "A", "allergens": ["1"]}]}"#
    ),
    (
      #"{"formatVersion": null, "name": null, "language": null, "currency": null, "cover": null, "notes": null, "groups": null, "allergenKey": null, "xyzzy": null, "pizzas": [{"name": "A"}]}"#,
      #"{"pizzas": [{"name": "A"}]}"#
    ),
    (
      #"{"pizzas": [{"name": "A", "ingredients": [{"name": "x", "frozen": null}], "addOns": [{"name": "y", "items": null, "price": null}]}]}"#,
      #"{"pizzas": [{"name": "A", "ingredients": [{"name": "x"}], "addOns": [{"name": "y"}]}]}"#
    ),
    (
      #"{"currency": "EUR", "pizzas": [{"name": "A", "price": {"amount": null, "from": 7, "to": null, "per": null, "text": null}}]}"#,
      #"{"currency": "EUR", "pizzas": [{"name": "A", "price": {"from": 7}}]}"#
    ),
    (
      #"{"groups": [{"id": "g", "title": "G", "parent": null}], "pizzas": [{"name": "A", "group": null, "soldOut": null, "spicy": null, "base": null}]}"#,
      #"{"groups": [{"id": "g", "title": "G"}], "pizzas": [{"name": "A"}]}"#
    ),
    (
      #"{"currency": "EUR", "pizzas": [{"name": "A", "sizes": [{"name": "S", "price": 7, "allergens": null, "diameterCm": null}]}]}"#,
      #"{"currency": "EUR", "pizzas": [{"name": "A", "sizes": [{"name": "S", "price": 7}]}]}"#
    ),
  ]

  @Test(arguments: files) func itIsAsIfTheKeyWereNotThere(with: String, without: String) throws {
    let one = try MenuReader.read(Array(with.utf8))
    let other = try MenuReader.read(Array(without.utf8))
    #expect(one.menu == other.menu)
    #expect(one.diagnostics.map(\.rule) == other.diagnostics.map(\.rule))
  }

  @Test func inAListItIsNoEntry() throws {
    let text =
      #"{"pizzas": [{"name": "A", "allergens": {"contains": ["milk", null], "complete": true}}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(reading.menu.pizzas.first?.allergens == .init(contains: [.milk]))
    #expect(reading.hasErrors)
  }

  @Test(arguments: ["12", "7.0", "-1"]) func anIDThatIsANumberIsTakenAsWritten(id: String) throws {
    let text =
      #"{"groups": [{"id": \#(id), "title": "G"}, {"id": "h", "title": "H", "parent": \#(id)}], "pizzas": [{"name": "A", "id": \#(id), "group": \#(id)}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(reading.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(reading.menu.pizzas.first?.id == id)
    #expect(reading.menu.pizzas.first?.group == id)
    #expect(reading.menu.groups.map(\.id) == [id, "h"])
  }

  @Test func twoDishesWithOneNumberForAnIDAreTold() throws {
    let text = #"{"pizzas": [{"name": "A", "id": 1}, {"name": "B", "id": "1"}]}"#
    let rules = try MenuReader.read(Array(text.utf8)).diagnostics.map(\.rule)
    #expect(rules.contains(.repetition(.repeatedID(id: "1", firstLine: 1))))
  }
}
