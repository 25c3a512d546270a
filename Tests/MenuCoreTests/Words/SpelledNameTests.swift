import TestSupport
import Testing

@testable import MenuCore

/// The names of terms, compared with names that people wrote out.
struct SpelledNameTests {
  @Test("every allergen has its own name", arguments: InterfaceLanguage.allCases)
  func namesOfAllergens(in language: InterfaceLanguage) throws {
    try expect(Allergen.self, "allergen", language) { language.name(of: $0) }
  }

  @Test("every diet has its own name", arguments: InterfaceLanguage.allCases)
  func namesOfDiets(in language: InterfaceLanguage) throws {
    try expect(Diet.self, "diet", language) { language.name(of: $0) }
  }

  @Test("every list has its own title", arguments: InterfaceLanguage.allCases)
  func namesOfLists(in language: InterfaceLanguage) throws {
    try expect(MenuList.self, "list", language) { language.name(of: $0) }
  }

  @Test("every serving has its own name", arguments: InterfaceLanguage.allCases)
  func namesOfServings(in language: InterfaceLanguage) throws {
    try expect(Dish.Serving.self, "serving", language) { language.name(of: $0) }
  }

  @Test("a red and a white base have their names", arguments: InterfaceLanguage.allCases)
  func namesOfBases(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("base", in: language.language.tag)
    #expect(spelled.count == 2)
    for (word, name) in spelled { #expect(language.text(base: word) == name) }
    #expect(language.text(base: "blue") == "blue")
  }

  @Test(
    "a price per piece, person or kilogram names its unit", arguments: InterfaceLanguage.allCases)
  func namesOfUnits(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("unit", in: language.language.tag)
    #expect(spelled.count == 3)
    for (word, name) in spelled { #expect(language.text(per: word) == name) }
    #expect(language.text(per: "100 g") == "/ 100 g")
  }

  @Test("prices and dishes have the words of their language", arguments: InterfaceLanguage.allCases)
  func words(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("word", in: language.language.tag)
    let context = MenuContext(words: language)
    var dish = Dish(name: "")
    dish.price = Price(.from(7))
    dish.isHomemade = true
    let item = MenuItem(dish: dish, in: context)
    #expect(item.title == spelled["no name"])
    #expect(item.details.first == spelled["homemade"])
    #expect(item.price == spelled["from"].map { "\($0) 7" })
    #expect(context.surcharge(Price(.exactly(0))) == spelled["free"])
  }

  /// Expects that each case of an enum has its name in the table, and that the table has no other term.
  private func expect<Term: CaseIterable & RawRepresentable<String>>(
    _ terms: Term.Type, _ section: String, _ language: InterfaceLanguage,
    _ name: (Term) -> String
  ) throws {
    let spelled = try SpelledNames.section(section, in: language.language.tag)
    #expect(Set(spelled.keys) == Set(Term.allCases.map(\.rawValue)))
    for term in Term.allCases {
      #expect(name(term) == spelled[term.rawValue], "\(term.rawValue)")
    }
  }
}
