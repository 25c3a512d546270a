import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Questions about a whole list: they are answered, and leave no filter.
@Suite(.timeLimit(.minutes(5))) struct LinearListQuestionTests {
  private let menu: LinearMenu

  init() throws {
    let text = """
      {"pizzas": [{"name": "Margherita", "allergens": {"contains": ["gluten", "milk"], "complete": true}},
          {"name": "Marinara", "allergens": {"contains": ["gluten"], "complete": true}},
          {"name": "Boscaiola"}], "desserts": [{"name": "Panna cotta"}]}
      """
    menu = LinearMenu.sample(of: try MenuReader.read(Array(text.utf8)).menu)
  }

  @Test(arguments: [
    "is the pizza gluten free", "are the pizzas gluten free?", "sind die Pizzen glutenfrei?",
    "le pizze sono senza glutine?", "les pizzas sont sans gluten ?", "¿las pizzas son sin gluten?",
  ])
  func noneOfThemIsToldWithTheReasons(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Margherita: contiene glutine. Marinara:"), "\(answer)")
    #expect(answer.contains("0 voci, 3 nascoste: glutine 2, non dichiarato 1."), "\(answer)")
    #expect(!menu.session.query.hasFilters)
    #expect(menu.told(to: "liste").contains("1. Pizze, 3."))
  }

  @Test(arguments: ["are the pizzas without milk?", "sind die Pizzen ohne Milch?"])
  func thoseThatAreHaveTheirLines(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Senza latte · pizze: 1 di 4 voci.\n"), "\(answer)")
    #expect(answer.contains("\n1. Marinara.\n1 voce, 2 nascoste: latte 1, non dichiarato 1.\n"))
    #expect(!menu.session.query.hasFilters)
    #expect(menu.told(to: "1").hasPrefix("Marinara."))
  }

  @Test(arguments: [
    "pizze senza latte", "are there pizzas without milk?", "ci sono pizze senza latte?",
    "gibt es Pizzen ohne Milch?", "y a-t-il des pizzas sans lait ?", "¿hay pizzas sin leche?",
  ])
  func whoLooksForSomeKeepsTheFilter(line: String) {
    _ = menu.told(to: line)
    #expect(menu.session.query.filter.without == [.milk])
  }

  /// What joins two lists in one language is no word of another.
  @Test(arguments: [
    "avete pizze e dolci senza latte?", "do you have pizzas and desserts without milk?",
    "haben Sie Pizzen und Desserts ohne Milch?", "avez-vous des pizzas et des desserts sans lait ?",
    "¿tienen pizzas y postres sin leche?", "gibt es Pizzen und Desserts ohne Milch?",
    "ci sono pizze e dolci senza latte?", "y a-t-il des pizzas et des desserts sans lait ?",
  ])
  func whoLooksForSomeOfTwoListsKeepsTheFilter(line: String) {
    _ = menu.told(to: line)
    #expect(menu.session.query.filter.without == [.milk])
  }

  @Test(arguments: [
    "le pizze e i dolci sono senza latte?", "are the pizzas and the desserts without milk?",
    "sind die Pizzen und die Desserts ohne Milch?",
    "les pizzas et les desserts sont sans lait ?", "¿las pizzas y los postres son sin leche?",
    "¿Son las pizzas y los postres sin leche?",
  ])
  func aQuestionOfTwoListsLeavesNoFilter(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.contains("1. Marinara."), "\(answer)")
    #expect(!menu.session.query.hasFilters)
  }
}
