import MenuCore
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
