import Testing

@testable import MenuCore

/// The new lexicon beside the one that it replaces.
struct LexiconDifferenceTests {
  @Test("every entry of the old lists says what it said")
  func entries() {
    var new = Lexicon()
    for language in InterfaceLanguage.allCases {
      for entry in language.words.ingredients.entries {
        let text = entry.word.replacing("_", with: " ").replacing("-", with: "")
        var old = IngredientLexicon()
        let before = old.finding(in: text)
        let after = new.finding(in: text)
        #expect(after.allergens.isSuperset(of: before.allergens), "\(text)")
        #expect(after.traits.isSuperset(of: before.traits), "\(text)")
      }
    }
  }
}
