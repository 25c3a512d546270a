import MenuCore
import Testing

/// The languages in which a menu can be read.
struct MenuLanguagesTests {
  @Test("a menu built in memory has the same languages as the same menu read from a file")
  func languages() throws {
    var menu = Menu(pizzas: [Pizza(name: "Marinara")])
    menu.language = "it"
    menu[.pizzas][0].name = ["it": "Marinara", "en": "Sailor"]
    menu.notes = [["it": "surgelato", "de": "tiefgekühlt"]]
    menu[.pizzas][0].ingredients = [Ingredient(name: ["it": "aglio", "fr": "ail"])]
    let read = try MenuReader.read(MenuWriter.json(of: menu)).menu
    #expect(read[.pizzas] == menu[.pizzas])
    #expect(menu.languages == ["it", "de", "en", "fr"])
    #expect(menu.languages == read.languages)
    var changed = read
    changed[.pizzas][0].name = "Marinara"
    #expect(!changed.languages.contains("en"))
  }
}
