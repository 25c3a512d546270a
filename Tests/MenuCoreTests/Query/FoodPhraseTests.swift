import TestSupport
import Testing

@testable import MenuCore

/// Foods of several words that include the name of an allergen.
struct FoodPhraseTests {
  @Test(
    "an allergen whose name has several words is excluded by each of them",
    arguments: InterfaceLanguage.allCases)
  func namesOfSeveralWords(_ language: InterfaceLanguage) throws {
    let words = GrammarTable.of(language).meanings.compactMap { phrase, meaning in
      if case .allergens(let named) = meaning {
        (String(decoding: phrase, as: UTF8.self), named)
      } else {
        nil
      }
    }
    #expect(words.count > 35)
    let without = ["senza", "without", "ohne", "sans", "sin"]
    let place = try #require(InterfaceLanguage.allCases.firstIndex(of: language))
    let menu = try MenuReader.read(Repository.bytes("Menu.json")).menu
    let source = MenuDataSource(menu: menu, language: "it", words: language).indexed()
    for (word, named) in words {
      let text = "\(without[place]) \(word)"
      #expect(TypedQuery(text, preferring: language).filter.without == named, "\(text)")
      // Trying a suggestion may lead to another suggestion.
      _ = source.asked(word)
    }
  }

  @Test(
    "a food of several words that no dish has shows the dishes that state its allergen",
    arguments: [
      ("peanut butter", [.peanuts]), ("latte di soia", [.soy]), ("pizza latte di soia", [.soy]),
    ] as [(String, AllergenSet)])
  func foodPhrase(_ typed: String, _ allergens: AllergenSet) {
    var dish = Dish(name: "Wok")
    dish.allergens = AllergenStatement(contains: [.soy], mayContain: [.peanuts])
    let source = MenuDataSource(pizzas: [Pizza(dish), Pizza(name: "Latteria")])
    let found = source.asked(typed)
    let food = typed.hasPrefix("pizza ") ? String(typed.dropFirst(6)) : typed
    #expect(found.titles == ["Wok"] && found.notice == .allergenFood(food, allergens))
    #expect(source.asked("latte uova").notice == .allergenUnclear("latte uova", [.milk, .eggs]))
    #expect(source.asked("coconut milk").notice == .noSuchWord("coconut milk", without: nil))
  }

  @Test(
    "excluding a food of several words does not exclude the allergen in its name",
    arguments: [
      ("without peanut butter", "peanut butter"), ("senza fior di latte", "fior di latte"),
      ("no coconut milk", "coconut milk"),
      ("sans lait d'amande", "lait d'amande"), ("senza latte di mucca", nil),
      ("no goat cheese", "goat cheese"), ("no tomato basil", "tomato"),
    ] as [(String, String?)])
  func foodExcluded(_ typed: String, _ food: String?) {
    let query = TypedQuery(typed)
    #expect(query.withoutWords.first == food)
  }

  @Test("a food is found by its other name if its words are spread over several dishes")
  func foodByOtherName() {
    let source = MenuDataSource(pizzas: [
      Pizza(name: "Patatine fritte"), Pizza(name: "Patate e rosmarino"),
    ])
    #expect(source.asked("patate fritte").titles == ["Patatine fritte"])
    #expect(source.asked("patate rosmarino").titles == ["Patate e rosmarino"])
  }
}
