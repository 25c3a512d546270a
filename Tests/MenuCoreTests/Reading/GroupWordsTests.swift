import OldMenuCore
import Testing

/// What a group says of its dishes, by its title or where nothing reads it.
@Suite(.timeLimit(.minutes(5))) struct GroupWordsTests {
  private func reading(_ members: String, list: String = "pizzas") throws -> MenuReading {
    try MenuReader.read(
      Array(
        #"{"groups": [{"id": "a", \#(members)}], "\#(list)": [{"name": "A", "group": "a", "allergens": "none"}]}"#
          .utf8))
  }

  private func isLost(_ reading: MenuReading) -> Bool {
    reading.diagnostics.contains {
      if case .key(.lostStatement(_, .group, _)) = $0.rule { true } else { false }
    }
  }

  @Test(arguments: [
    #""allergens": ["milk"]"#, #""contains": ["milk"]"#, #""mayContain": ["milk"]"#,
    #""allergeni": ["latte"]"#, #""Allergene": "Milch""#, #""può contenere": ["latte"]"#,
    #""allergens": {"contains": ["milk"]}"#, #""allergens": {"mayContain": ["milk"]}"#,
    #""notes": ["contengono latte"]"#, #""note": "tutte con mozzarella""#,
    #""Hinweis": "alle mit Käse""#, #""avviso": "contengono latte""#, #""latte": true"#,
    #""ingredients": ["mozzarella"]"#,
  ])
  func whatNothingReadsTakesThePromisesOfItsDishesBack(members: String) throws {
    let reading = try reading(#""title": "Rosse", \#(members)"#)
    #expect(isLost(reading))
    let dish = try #require(reading.menu.pizzas.first?.dish)
    #expect(dish.state(of: .milk) == .notStated)
    #expect(dish.state(of: .eggs) == .notAnIngredient)
  }

  @Test(arguments: [
    #""descrizione": "tutte con mozzarella""#, #""description": "tutte con mozzarella""#,
    #""beschreibung": "alle mit Mozzarella""#,
  ])
  func aDescriptionByAnotherNameIsOne(members: String) throws {
    let reading = try reading(#""title": "Rosse", \#(members)"#)
    #expect(reading.diagnostics.contains { $0.rule.name == "named-allergen" })
    #expect(reading.menu.pizzas.first?.dish.state(of: .milk) == .notStated)
  }

  @Test(arguments: [
    #""allergens": "none""#, #""allergens": []"#, #""x-allergens": ["milk"]"#,
    #""sizes": ["S", "L"]"#, #""slug": "pizze-al-formaggio""#, #""note": "senza latte""#,
    #""icon": "pizza""#, #""order": 3"#, #""freeFrom": ["milk"]"#,
    #""image": "img/formaggi.jpg""#,
  ])
  func whatSaysNothingOfThemTakesNothingBack(members: String) throws {
    let reading = try reading(#""title": "Rosse", \#(members)"#)
    #expect(!isLost(reading))
    #expect(reading.menu.pizzas.first?.dish.state(of: .milk) == .notAnIngredient)
  }

  @Test func whatNobodyCanReadLeavesNoPromise() throws {
    let reading = try reading(#""title": "Rosse", "allergens": ["xyzzy"]"#)
    #expect(isLost(reading))
    #expect(reading.menu.pizzas.first?.dish.state(of: .eggs) == .notStated)
  }

  @Test func whatIsStatedIsSaidOfBeveragesToo() throws {
    let stated = try reading(#""title": "Caldi", "allergens": ["milk"]"#, list: "beverages")
    #expect(stated.menu.beverages.first?.dish.state(of: .milk) == .notStated)
    let title = try reading(#""title": "Con formaggi""#, list: "beverages")
    #expect(title.menu.beverages.first?.dish.state(of: .milk) == .notAnIngredient)
  }

  @Test(arguments: [
    ("Con mozzarella", Allergen.milk), ("Pizze con mozzarella", .milk), ("Con latte", .milk),
    ("With nuts", .nuts), ("Mit Käse", .milk), ("Pizze con uova", .eggs),
    ("Con gamberi", .crustaceans), ("Avec fromage", .milk), ("Con queso", .milk),
    ("Pizze e fritti con mozzarella", .milk), ("Pizze bianche (con mozzarella)", .milk),
    ("Con mozzarella e prosciutto", .milk), ("Formaggi con miele", .milk),
    ("Pizze al formaggio", .milk), ("Mozzarella", .milk), ("CON MOZZARELLA", .milk),
    ("Pizza mit Ei und Spinat", .eggs), ("Con opzione senza latte", .milk),
  ])
  func aTitleSaysWhatIsInItsDishes(title: String, allergen: Allergen) throws {
    let reading = try reading(#""title": "\#(title)""#)
    #expect(
      reading.diagnostics.contains { $0.rule.name == "named-allergen" && $0.severity == .error })
    #expect(reading.menu.pizzas.first?.dish.state(of: allergen) == .notStated)
    #expect(reading.menu.pizzas.first?.dish.state(of: .lupin) == .notAnIngredient)
  }

  @Test(arguments: [
    "Carne e pesce", "Formaggi & salumi", "Con carne o pesce", "Con o senza latte",
    "Pizze con patate", "Pizze senza latte con patate", "With meat or fish", "Mit Fleisch/Fisch",
    "Pesce, carne, verdure con patate", "Con",
  ])
  func aTitleOfSeveralThingsSaysOfNoneWhichItIs(title: String) throws {
    let reading = try reading(#""title": "\#(title)""#)
    let dish = try #require(reading.menu.pizzas.first?.dish)
    #expect(dish.state(of: .milk) == .notAnIngredient)
    #expect(dish.state(of: .fish) == .notAnIngredient)
  }

  @Test func aTitleInPlaceOfAnIdSaysTheSame() throws {
    let reading = try MenuReader.read(
      Array(#"{"pizzas": [{"name": "A", "group": "Pizze ai formaggi", "allergens": "none"}]}"#.utf8)
    )
    #expect(
      reading.diagnostics.contains { $0.rule.name == "named-allergen" && $0.severity == .error })
    #expect(reading.menu.pizzas.first?.dish.state(of: .milk) == .notStated)
    #expect(reading.menu.pizzas.first?.dish.state(of: .eggs) == .notAnIngredient)
  }
}
