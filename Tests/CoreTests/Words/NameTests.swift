import Testing

@testable import MenuCore

/// The names of the five languages.
struct NameTests {
  @Test(arguments: InterfaceLanguage.allCases)
  func names_ofALanguage_areCompleteAndApart(_ language: InterfaceLanguage) {
    let words = language.words
    for (names, count) in [
      (words.allergens, Allergen.allCases.count), (words.diets, Diet.allCases.count),
      (words.lists, MenuList.allCases.count), (words.servings, Dish.Serving.allCases.count),
      (words.bases, 2), (words.units, 2),
    ] {
      #expect(names.count == count && Set(names).count == count && !names.contains(""))
    }
    // A guest may type every name that the screen shows.
    let typed = QueryWords(preferring: language)
    for allergen in Allergen.groups {
      let name = language.name(of: allergen)
      let meaning = typed.meaning(of: FoldedText(name).words[...])?.meaning
      guard case .allergens(let set)? = meaning else {
        Issue.record("\(name) is \(String(describing: meaning))")
        continue
      }
      #expect(set.contains(allergen), "\(name)")
    }
  }
}
