import OldMenuCore
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct MenuWriterTests {
  @Test(arguments: 0..<200)
  func aMenuThatIsWrittenReadsToAnEqualOne(seed: Int) throws {
    var generator = FullMenuGenerator(seed: UInt64(seed))
    let menu = generator.menu()
    let text = MenuWriter.json(of: menu)
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(reading.menu == menu, "seed \(seed)\n\(text)")
    #expect(MenuWriter.json(of: reading.menu) == text, "seed \(seed)")
  }

  /// What an owner wrote under a key that is not used keeps its dish from promising otherwise, also in a
  /// file that does not have those words any more.
  @Test(arguments: [
    #""descrizione": "con latte""#, #""note": "con latte""#, #""description": "con latte""#,
  ])
  func aPromiseThatWasTakenBackIsNotWritten(words: String) throws {
    let allergens = #""allergens": {"contains": ["gluten"], "complete": true}"#
    let dishes = #"[{"name": "A", \#(words), \#(allergens)}, {"name": "B", \#(allergens)}]"#
    for list in ["pizzas", "desserts", "other"] {
      let menu = try MenuReader.read(#"{"\#(list)": \#(dishes)}"#).menu
      let again = try MenuReader.read(MenuWriter.json(of: menu)).menu
      for menu in [menu, again] {
        let states = (0...1).map { position in
          MenuList(rawValue: list).flatMap { menu.dish(at: position, in: $0)?.state(of: .milk) }
        }
        #expect(states == [.notStated, .notAnIngredient], "\(list)")
      }
    }
  }

  /// What is written of the dish takes it back again: what else it promises is kept.
  @Test func aPromiseThatAnIngredientTakesBackTooIsWritten() throws {
    let menu = try MenuReader.read(
      #"{"pizzas": [{"name": "A", "descrizione": "con latte", "ingredients": ["latte"], "allergens": "none"}]}"#
    ).menu
    let again = try MenuReader.read(MenuWriter.json(of: menu)).menu
    for menu in [menu, again] {
      #expect(menu.pizzas.map { $0.dish.state(of: .milk) } == [.notStated])
      #expect(menu.pizzas.map { $0.dish.state(of: .eggs) } == [.notAnIngredient])
    }
  }

  @Test func aPromiseThatAWordOfTheFileTookBackIsNotWritten() throws {
    let menu = try MenuReader.read(
      #"{"note": "Tutti i piatti possono contenere noci", "pizzas": [{"name": "A", "allergens": "none"}]}"#
    ).menu
    let again = try MenuReader.read(MenuWriter.json(of: menu)).menu
    #expect(again.pizzas.map { $0.dish.state(of: .nuts) } == [.notStated])
  }

  /// Whatever its decimals are, an amount that the currency can have is written so that it is read.
  @Test(arguments: Currency.all) func everyAmountOfACurrencyReadsToItself(currency: Currency) throws
  {
    let written = [
      "0.5", "4", "4.0", "4.00", "4.000", "4.0000", "1.9", "1.90", "1.900", "1.9000", "1.25",
      "1.250", "1.255", "1.2550", "12.345", "1234.5", "1234.500", "999999999", "999999999.000",
    ]
    let amounts = written.map(\.amount).filter {
      $0.neededFractionDigits <= currency.fractionDigits
    }
    var menu = Menu()
    menu.currency = currency
    menu.cover = "2.000".amount
    menu.pizzas = amounts.enumerated().map { index, amount in
      var pizza = Pizza.fixture(name: "P\(index)")
      pizza.price = Price(.exactly(amount))
      pizza.addOns = [AddOnGroup(items: [AddOn(name: "x", price: Price(.from(amount)))])]
      pizza.allergens = AllergenStatement(contains: [.milk])
      return pizza
    }
    let reading = try MenuReader.read(Array(MenuWriter.json(of: menu).utf8))
    #expect(reading.menu == menu)
    #expect(reading.diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  @Test(arguments: ["1.255", "1.900", "4.000", "0.500", "12345.678", "1.2345"])
  func withoutACurrencyNoAmountHasThreeDecimals(amount: String) throws {
    var menu = Menu(pizzas: [.fixture()])
    menu.pizzas[0].price = Price(.exactly(amount.amount))
    let text = MenuWriter.json(of: menu)
    #expect(text.firstMatch(of: /[.][0-9]{3}"/) == nil)
    #expect(try MenuReader.read(Array(text.utf8)).menu == menu)
  }

  @Test func giuseppesMenuReadsToItself() throws {
    let menu = try MenuReader.read(GiuseppesMenuTests.bytes).menu
    let again = try MenuReader.read(Array(MenuWriter.json(of: menu).utf8))
    #expect(again.menu == menu)
    #expect(again.diagnostics == [])
  }

  @Test func aMenuIsLaidOutForPeople() {
    var menu = Menu(pizzas: [.fixture(name: "Margherita"), .fixture(name: "Diavola")])
    menu.name = "Da Giuseppe"
    menu.currency = Currency(code: "EUR")
    menu.pizzas[0].price = Price(.exactly("7.00".amount))
    menu.pizzas[0].allergens = AllergenStatement(contains: [.wheat, .milk], isComplete: true)
    menu.pizzas[0].ingredients = ["pomodoro", "fior di latte", "basilico"].map {
      Ingredient(name: LocalizedText($0))
    }
    menu.pizzas[1].spiciness = 2
    #expect(
      MenuWriter.json(of: menu) == """
        {
          "formatVersion": 1,
          "name": "Da Giuseppe",
          "currency": "EUR",
          "pizzas": [
            {
              "name": "Margherita",
              "ingredients": ["pomodoro", "fior di latte", "basilico"],
              "price": "7.00",
              "allergens": {"contains": ["gluten.wheat", "milk"], "complete": true}
            },
            {"name": "Diavola", "spicy": 2}
          ]
        }

        """)
  }

  @Test func anEmptyMenuIsWrittenToo() throws {
    let text = MenuWriter.json(of: Menu())
    #expect(text == "{\"formatVersion\": 1}\n")
    #expect(try MenuReader.read(Array(text.utf8)).menu == Menu())
  }
}
