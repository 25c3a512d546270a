import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Orders without a verb: a number or a word for one more, and a dish by its name.
@Suite(.timeLimit(.minutes(5))) struct LinearCountedTests {
  private let menu = LinearMenu.sample()

  private var chosen: [String] {
    menu.session.choice.lines.map { "\($0.count) \($0.dish.name.allTexts.first ?? "")" }
  }

  @Test(arguments: [
    "one margherita maxi", "una margherita maxi", "eine Margherita maxi", "une margherita maxi",
    "a margherita maxi", "1 margherita maxi",
  ])
  func oneIsTaken(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Aggiunto: Margherita (maxi).\n"), "\(answer)")
  }

  @Test(arguments: [
    "two margheritas maxi", "due margherite maxi", "zwei Margherita maxi", "deux margheritas maxi",
    "dos margheritas maxi", "2 margherite maxi",
  ])
  func severalAreTaken(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Aggiunto: 2 × Margherita (maxi).\n"), "\(answer)")
  }

  @Test(arguments: ["una marinara e due diavola", "a marinara and two diavolas"])
  func severalDishesAreTaken(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen == ["1 Marinara", "2 Diavola"], "\(answer)")
  }

  @Test(arguments: [
    "one more diavola", "another diavola", "un'altra diavola", "un’altra diavola",
    "ancora una diavola", "noch eine Diavola", "encore une diavola", "une autre diavola",
    "otra diavola",
  ])
  func oneMoreIsTaken(line: String) {
    _ = menu.told(to: "aggiungi diavola")
    let answer = menu.told(to: line)
    #expect(chosen == ["2 Diavola"], "\(answer)")
  }

  @Test(arguments: [
    "una pizza", "a pizza", "una pizza al tartufo", "due", "un'altra pizza", "another pizza",
    "una pizza con funghi", "a pizza without milk", "one", "eine Pizza", "the margherita",
    "margherita", "margherita maxi", "una marinara senza aglio", "una marinara e senza latte",
    "più pizze", "more diavola than milk",
  ])
  func whatNamesNoDishIsLookedFor(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen.isEmpty, "\(answer)")
  }

  @Test func aNameThatBeginsWithANumberIsLookedFor() {
    var sample = Menu.sample()
    sample.pizzas[0].dish.name = "Quattro Stagioni"
    let menu = LinearMenu.sample(of: sample)
    #expect(menu.told(to: "quattro stagioni").contains("1. Quattro Stagioni"))
    #expect(menu.session.choice.lines.isEmpty)
    #expect(menu.told(to: "due quattro stagioni").hasPrefix("Aggiunto: 2 × Quattro Stagioni."))
  }
}
