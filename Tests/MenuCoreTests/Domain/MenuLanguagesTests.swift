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

  @Test("of a text with many languages, a file has the first 64, and a menu in memory all")
  func manyLanguages() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let tags = letters.flatMap { first in letters.map { "q\(first)\($0)" } }
    let translations = tags.compactMap { Language($0) }
      .map { LocalizedText.Translation(language: $0, text: "Marinara") }
    let menu = Menu(pizzas: [Dish(name: LocalizedText(translations + translations))])
    #expect(menu.languages == translations.map(\.language))
    let name = tags.map { "\"\($0)\":\"Marinara\"" }.joined(separator: ",")
    let read = try MenuReader.read("{\"pizzas\":[{\"name\":{\(name)}}]}").menu
    #expect(read.languages == Array(menu.languages.prefix(64)))
  }
}
