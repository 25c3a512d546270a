import OldMenuCore
import Testing

/// What an add-on promises against its own words, or against the title over it.
@Suite(.timeLimit(.minutes(5))) struct AddOnWordsTests {
  private func reading(_ addOns: String) throws -> MenuReading {
    try MenuReader.read(
      Array(
        #"{"pizzas": [{"name": "Margherita", "allergens": ["milk"], "addOns": [\#(addOns)]}]}"#
          .utf8))
  }

  private func addOn(_ reading: MenuReading) throws -> AddOn {
    try #require(reading.menu.pizzas.first?.dish.addOns.first?.items.first)
  }

  @Test(arguments: [
    #"{"name": "Rosa", "description": "con nocciole", "allergens": "none"}"#,
    #"{"name": "Rosa", "descrizione": "con nocciole", "allergens": "none"}"#,
    #"{"name": "Rosa", "Zutaten": ["Haselnüsse"], "allergens": "none"}"#,
    #"{"name": "Rosa", "nuts": true, "allergens": "none"}"#,
    #"{"note": "with hazelnuts", "items": [{"name": "Rosa", "allergens": "none"}]}"#,
    #"{"items": [{"name": "Rosa", "note": "avec noisettes", "allergens": {"freeFrom": ["nuts"]}}]}"#,
  ])
  func whatNothingReadsTakesThePromiseBack(addOns: String) throws {
    let reading = try reading(addOns)
    #expect(
      reading.diagnostics.map(\.rule.name).contains {
        $0 == "lost-statement" || $0 == "unknown-key"
      }
    )
    #expect(reading.diagnostics.contains { $0.severity == .error })
    #expect(try addOn(reading).believedStatement.state(of: .nuts) == .notStated)
  }

  @Test(arguments: [
    #"{"name": "Rosa", "description": "senza noci", "allergens": "none"}"#,
    #"{"name": "Rosa", "x-description": "con nocciole", "allergens": "none"}"#,
    #"{"title": "Salse e noci", "items": [{"name": "Rosa", "allergens": "none"}]}"#,
    #"{"title": "Scegli la salsa", "items": [{"name": "Rosa", "allergens": "none"}]}"#,
  ])
  func whatDeniesItTakesNothingBack(addOns: String) throws {
    #expect(try addOn(try reading(addOns)).believedStatement.state(of: .nuts) == .notAnIngredient)
  }

  @Test func aDietIsContradictedByTheAddOnThatHasIt() throws {
    let reading = try reading(
      #"{"name": "uovo", "allergens": ["eggs"], "diets": ["vegan"]}, {"name": "prosciutto", "diets": ["vegan", "organic"]}, {"name": "salsa", "allergens": {"mayContain": ["gluten"]}, "diets": ["gluten-free"]}"#
    )
    #expect(
      reading.diagnostics.map(\.rule) == [
        .diet(.contradictedDiet(diet: .vegan, allergen: .eggs, addOn: "uovo")),
        .diet(.contradictedDietOfAddOn(diet: .vegan, addOn: "prosciutto")),
        .diet(.doubtedDiet(diet: .glutenFree, allergen: .gluten, addOn: "salsa")),
      ])
    let items = try #require(reading.menu.pizzas.first?.dish.addOns.first?.items)
    #expect(items.map(\.trustedDiets) == [[], [.organic], [.glutenFree]])
  }

  @Test(arguments: [
    #""prosciutto vegano", "diets": ["vegan"]"#, #""prosciutto", "diets": ["gluten-free"]"#,
    #""tonno", "diets": ["pescatarian"]"#, #""latte di soia", "diets": ["vegan"]"#,
    #""mozzarella", "diets": ["vegetarian"]"#, #""Wurst aus Soja", "diets": ["vegan"]"#,
  ])
  func aDietThatTheNameOfAnAddOnLetsStandIsNone(addOn: String) throws {
    #expect(try reading(#"{"name": \#(addOn)}"#).diagnostics == [])
  }

  @Test(arguments: ["Salse con latte", "Formaggi", "Sauces with milk", "Saucen mit Milch"])
  func aTitleIsSaidOfEach(title: String) throws {
    let reading = try reading(
      #"{"title": "\#(title)", "items": [{"name": "A", "allergens": "none"}]}"#)
    #expect(
      reading.diagnostics.map(\.rule) == [
        .allergen(.contradictedAddOn(addOn: "A", title: title, allergen: .milk))
      ])
    #expect(try addOn(reading).believedStatement.state(of: .milk) == .notStated)
  }

  @Test func underMilkStandsMilkOfPlantsToo() throws {
    let reading = try reading(
      #"{"title": "Scegli il latte", "items": [{"name": "Latte di soia", "allergens": {"contains": ["soy"], "complete": true}}]}"#
    )
    #expect(reading.diagnostics == [])
    #expect(try addOn(reading).believedStatement.state(of: .milk) == .notAnIngredient)
  }

  @Test func theAddOnIsNamedAndNotTheDish() throws {
    let reading = try reading(#"{"name": "bufala", "allergens": "none"}"#)
    #expect(
      reading.diagnostics.map(\.rule) == [
        .allergen(.contradictedAddOn(addOn: "bufala", allergen: .milk))
      ])
    #expect(
      reading.diagnostics.first?.message.hasPrefix(#"the add-on "bufala" of "Margherita" promises"#)
        == true)
  }
}
