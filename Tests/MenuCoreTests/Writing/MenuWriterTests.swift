import MenuCore
import MenuExport
import TestSupport
import Testing

/// A written menu is read back as the same menu, and is formatted for a person.
struct MenuWriterTests {
  @Test(
    "a random menu that is written and read again is equal", arguments: seeds)
  func generatedMenu_writtenAndRead_isEqual(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let json = GeneratedMenu(&random, count: 5).json
      let reading = try MenuReader.read(json)
      guard !reading.hasErrors else { continue }
      let written = MenuWriter.json(of: reading.menu)
      let again = try MenuReader.read(written)
      #expect(again.menu == reading.menu, "\(json)")
      #expect(!again.hasErrors && MenuWriter.json(of: again.menu) == written)
    }
  }

  @Test(
    "a promise that a comment doubts is not written to a file without the comment",
    arguments: [
      #"{"name": "A", "allergens": "none" /* with nuts */}"#,
      #"{"name": "A", "sizes": [{"name": "x", "allergens": "none"}] /* with nuts */}"#,
    ])
  func doubtOfAComment_whenWritten_leavesNoPromise(dish: String) throws {
    let menu = try MenuReader.read("{\"pizzas\": [\(dish)]}").menu
    let again = try MenuReader.read(MenuWriter.json(of: menu)).menu
    #expect(menu.pizzas.first?.state(of: .nuts) == .notStated)
    #expect(again.pizzas.first?.state(of: .nuts) == .notStated)
  }

  @Test("a statement that a name doubts is written unchanged, since the name is written too")
  func doubtOfAName_whenWritten_isKept() throws {
    let json = #"{"pizzas": [{"name": "Noci", "allergens": "none"}]} // with milk"#
    let menu = try MenuReader.read(#"{"pizzas": [{"name": "Noci", "allergens": "none"}]}"#).menu
    #expect(try MenuReader.read(MenuWriter.json(of: menu)).menu == menu)
    let doubted = try MenuReader.read(json).menu
    let again = try MenuReader.read(MenuWriter.json(of: doubted)).menu
    #expect(again.pizzas.first?.state(of: .milk) == doubted.pizzas.first?.state(of: .milk))
  }

  @Test("a menu that was built in memory is settled when it is read again")
  func builtMenu_writtenAndRead_isSettled() throws {
    let statement = AllergenStatement(contains: [.nuts], isComplete: true)
    let menu = Menu(pizzas: [Dish(name: "Nocciolosa", allergens: statement)])
    let again = try MenuReader.read(MenuWriter.json(of: menu))
    #expect(again.diagnostics.isEmpty && again.menu != menu)
    #expect(again.menu == menu.settled().menu)
  }

  /// Texts with special characters of JSON, terminals or HTML.
  @Test(
    "any text is read back as written, and no control character is in the file",
    arguments: [
      "\"", "\\", "\n", "\t", "\r", "\u{7F}", "\u{85}", "\u{2028}", "\u{0}", "\u{1B}[31m",
      "</script>",
      "🍕", "e\u{301}", "\u{202E}", "none", "",
    ])
  func text_ofAnyKind_isWrittenAsItself(_ text: String) throws {
    var dish = Dish(name: "A" + text)
    dish.description = ["it": text, "en-GB": text + text]
    dish.number = text
    dish.ingredients = [Ingredient(name: LocalizedText(text + "x"))]
    let menu = Menu(pizzas: [Pizza(dish)])
    let written = MenuWriter.json(of: menu)
    #expect(try MenuReader.read(written).menu == menu)
    let controls = written.unicodeScalars.filter {
      $0 != "\n" && $0.properties.generalCategory == .control
    }
    #expect(controls.isEmpty && written.hasSuffix("}\n"))
  }

  @Test("a menu is written with short parts on one line and long ones indented")
  func menu_ofTwoDishes_isLaidOutForAPerson() throws {
    let text = """
      {
        "formatVersion": 1,
        "currency": "EUR",
        "pizzas": [
          {
            "name": "Margherita",
            "ingredients": ["pomodoro", {"name": {"it": "fior di latte", "en": "mozzarella"}}],
            "sizes": [{"name": "normale", "price": "7.00"}, {"name": "maxi", "price": "11.50"}],
            "allergens": {"contains": ["gluten.wheat", "milk"], "mayContain": ["nuts"]}
          },
          {"name": "Marinara", "price": "5.00", "allergens": "none", "soldOut": true}
        ]
      }

      """
    #expect(try MenuWriter.json(of: MenuReader.read(text).menu) == text)
  }
}
