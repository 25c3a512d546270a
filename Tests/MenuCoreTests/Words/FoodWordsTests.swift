import TestSupport
import Testing

@testable import MenuCore

/// The file of foods in five languages.
struct FoodWordsTests {
  @Test("every line names a food in five languages, and has no name twice in one of them")
  func lines() throws {
    let file = try Repository.bytes("Sources/CWords/Files/foods.txt")
    let lines = file.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
    #expect(FoodWords.shared.foods.count == lines.count)
    #expect(FoodWords.shared.foods.count > 80)
    for names in FoodWords.shared.foods {
      #expect(Set(names.map(\.language)).count == InterfaceLanguage.allCases.count)
      for language in InterfaceLanguage.allCases {
        let texts = names.filter { $0.language == language }.map { FoldedText.phrase(of: $0.words) }
        #expect(Set(texts).count == texts.count, "\(names.map(\.text))")
      }
    }
  }

  @Test("no name is a filter, and none is a fish, a shellfish or a nut")
  func harmless() {
    var lexicon = Lexicon()
    let madeOf = AllergenSet([.gluten, .milk, .eggs, .sulphites]).withKinds
    for name in FoodWords.shared.foods.flatMap(\.self) {
      let typed = TypedQuery(name.text, preferring: name.language)
      #expect(typed.filter.isEmpty && typed.namedAllergens.isEmpty, "\(name.text)")
      let allergens = lexicon.finding(in: name.text).allergens
      #expect(allergens.isSubset(of: madeOf), "\(name.text)")
    }
  }

  @Test("a line with fewer than five languages is ignored")
  func unreadLine() {
    let foods = FoodWords(Array("# x\nmela / apple\nriso / rice / Reis / riz / arroz\n".utf8))
    #expect(foods.knows("Reis") && foods.knows("ARROZ") && !foods.knows("mela"))
    #expect(foods.names(of: ["riz"], preferring: nil).map(\.text).contains("riso"))
    #expect(foods.hasName(beginningWith: Array("re".utf8)))
    #expect(!foods.hasName(beginningWith: Array("reis".utf8)))
  }

  @Test("the small words of a phrase may be missing, as a search skips them")
  func phrase() {
    let names = FoodWords.shared.names(of: ["pommes", "terre"], preferring: .french)
    #expect(names.first?.text == "patate")
  }
}
