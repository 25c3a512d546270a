import MenuCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct InterfaceWordsTests {
  @Test(arguments: [
    (Allergen.gluten, "glutine", "gluten"), (.wheat, "frumento", "wheat"),
    (.nuts, "frutta a guscio", "nuts"), (.hazelnut, "nocciole", "hazelnuts"),
    (.milk, "latte", "milk"), (.sulphites, "solfiti", "sulphites"),
    (.molluscs, "molluschi", "molluscs"),
  ])
  func anAllergenHasANameInBothLanguages(allergen: Allergen, italian: String, english: String) {
    #expect(InterfaceLanguage.italian.name(of: allergen) == italian)
    #expect(InterfaceLanguage.english.name(of: allergen) == english)
  }

  @Test(arguments: [
    (Diet.vegan, "vegana", "vegan"), (.vegetarian, "vegetariana", "vegetarian"),
    (.glutenFree, "senza glutine", "gluten-free"), (.organic, "biologica", "organic"),
  ])
  func aDietHasANameInBothLanguages(diet: Diet, italian: String, english: String) {
    #expect(InterfaceLanguage.italian.name(of: diet) == italian)
    #expect(InterfaceLanguage.english.name(of: diet) == english)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func noTwoShareAName(language: InterfaceLanguage) {
    let allergens = Allergen.allCases.map { language.name(of: $0) }
    let diets = Diet.allCases.map { language.name(of: $0) }
    #expect(Set(allergens).count == allergens.count)
    #expect(Set(diets).count == diets.count)
  }
}
