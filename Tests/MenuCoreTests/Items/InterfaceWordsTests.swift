import Foundation
import Testing

@testable import OldMenuCore

@Suite(.timeLimit(.minutes(5))) struct InterfaceWordsTests {
  @Test(arguments: [
    (Allergen.gluten, "glutine", "gluten"), (.wheat, "frumento", "wheat"),
    (.nuts, "frutta a guscio", "nuts"), (.hazelnut, "nocciole", "hazelnuts"),
    (.milk, "latte", "milk"), (.sulphites, "solfiti", "sulphites"),
    (.molluscs, "molluschi", "molluscs"),
  ])
  func anAllergenHasANameInEachLanguage(allergen: Allergen, italian: String, english: String) {
    #expect(InterfaceLanguage.italian.name(of: allergen) == italian)
    #expect(InterfaceLanguage.english.name(of: allergen) == english)
  }

  @Test(arguments: [
    (Diet.vegan, "vegana", "vegan"), (.vegetarian, "vegetariana", "vegetarian"),
    (.glutenFree, "senza glutine", "gluten-free"), (.organic, "biologica", "organic"),
  ])
  func aDietHasANameInEachLanguage(diet: Diet, italian: String, english: String) {
    #expect(InterfaceLanguage.italian.name(of: diet) == italian)
    #expect(InterfaceLanguage.english.name(of: diet) == english)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func aLanguageIsCalledAsFoundationCallsIt(language: InterfaceLanguage) {
    let locale = Locale(identifier: language.language.tag)
    #expect(language.ownName == locale.localizedString(forIdentifier: language.language.tag))
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func everythingHasANameAndNoTwoThingsShareOne(language: InterfaceLanguage) {
    let kinds = [
      Allergen.allCases.map(language.name(of:)), Diet.allCases.map(language.name(of:)),
      MenuList.allCases.map(language.name(of:)), Serving.allCases.map(language.name(of:)),
      ["red", "white"].map(language.text(base:)), ["piece", "person"].map(language.text(per:)),
      [language.noName, language.terms.homemade, language.terms.from],
    ]
    for names in kinds {
      #expect(Set(names.map { FoldedText($0).bytes }).count == names.count, "\(names)")
      #expect(!names.contains { $0.isEmpty || $0.first == " " || $0.last == " " }, "\(names)")
    }
    let range = language.terms.range(from: "1", to: "2")
    #expect(range.contains("1") && range.contains("2"))
  }

  @Test func everyLanguageOfTheInterfaceIsOneThatCanBeTyped() {
    let tags = Vocabularies.all.map { $0.language.tag }
    #expect(Set(tags).count == tags.count)
    for language in InterfaceLanguage.allCases {
      #expect(tags.contains(language.language.tag), "\(language)")
    }
  }
}
