import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What an Italian owner reads of an allergen has its Italian name, beside the word for the file.
@Suite(.timeLimit(.minutes(5))) struct AllergenNamesTests {
  @Test(arguments: [
    (
      #""ingredients": ["mozzarella"], "allergens": {"freeFrom": ["milk"]}"#,
      "di essere senza latte"
    ),
    (#""ingredients": ["mozzarella"], "allergens": ["gluten"]"#, "elenca mozzarella ma non latte"),
    (#""diets": ["vegan"], "allergens": ["milk"]"#, "ma contiene latte"),
    (#""diets": ["gluten-free"], "allergens": ["gluten.wheat"]"#, "ma contiene glutine"),
    (
      #""diets": ["gluten-free"], "allergens": {"mayContain": ["gluten"]}"#,
      "ma può contenere glutine"
    ),
  ])
  func theMessageHasTheNameInItsLanguage(members: String, words: String) throws {
    let file = #"{"pizzas": [{"name": "A", \#(members)}]}"#
    let advice = try MenuReader.read(Array(file.utf8)).diagnostics.map { $0.advice(in: .italian) }
    #expect(advice.contains { $0.message.contains(words) }, "\(advice.map(\.message))")
  }

  @Test func theCureHasBoth() throws {
    let file =
      #"{"pizzas": [{"name": "A", "allergens": {"contains": ["milk"], "freeFrom": ["milk"]}}]}"#
    let cures = try MenuReader.read(Array(file.utf8)).diagnostics
      .map { $0.advice(in: .italian).cure }
    #expect(
      cures.contains { cure in
        cure?.contains("togli milk da") == true && cure?.contains("che contiene latte") == true
      })
  }

  @Test func onlyTheLawsLimitIsCalledOne() {
    let gluten = Diagnostic.sample(.diet(.doubtedDiet(diet: .glutenFree, allergen: .gluten)))
    #expect(gluten.advice(in: .english).cure?.contains("20 mg/kg") == true)
    let milk = Diagnostic.sample(.diet(.doubtedDiet(diet: .dairyFree, allergen: .milk)))
    #expect(milk.advice(in: .english).cure?.contains("20 mg/kg") == false)
  }
}
