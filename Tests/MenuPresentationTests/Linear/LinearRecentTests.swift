import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What is said of the dish that was told last, without naming it again.
@Suite(.timeLimit(.minutes(5))) struct LinearRecentTests {
  private let menu = LinearMenu.sample()

  private var chosen: [String] {
    menu.session.choice.lines.map { "\($0.count) \($0.dish.name.allTexts.first ?? "")" }
  }

  @Test(arguments: [
    "does it have milk?", "is it gluten free?", "is this vegan?", "does it contain fish?",
    "how much is it?", "contiene latte?", "questa ha il glutine?", "c'è del latte?",
    "enthält es Milch?", "ist das glutenfrei?", "was kostet das?", "contient-il du lait ?",
    "est-ce que ça contient du lait ?", "¿contiene leche?", "¿esto lleva leche?",
  ])
  func aQuestionIsAnsweredWithItsSentence(line: String) {
    for typed in ["margherita", "1"] { _ = menu.told(to: typed) }
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Margherita. Numero 2 del menu."), "\(answer)")
    #expect(menu.session.query.filter == QueryFilter())
    #expect(menu.told(to: line) == answer)
  }

  @Test(arguments: [
    "ci sono pizze senza latte?", "any pizza without milk?", "senza latte",
    "quanto costa la diavola?", "is the diavola vegan?", "latte",
  ])
  func anotherQuestionIsAnother(line: String) {
    for typed in ["margherita", "1"] { _ = menu.told(to: typed) }
    let answer = menu.told(to: line)
    #expect(!answer.hasPrefix("Margherita. Numero 2 del menu."), "\(answer)")
    let leavesOut = ["senza", "without"].contains { line.contains($0) }
    #expect(menu.session.query.filter.without.isEmpty == !leavesOut)
  }

  @Test(arguments: [
    "add it", "I'll take it, please", "take this", "lo prendo", "prendo questa",
    "la prendo, grazie", "ich nehme es", "die nehme ich", "je la prends", "lo tomo",
    "quiero añadir esta",
  ])
  func itIsTaken(line: String) {
    for typed in ["diavola", "1"] { _ = menu.told(to: typed) }
    let answer = menu.told(to: line)
    #expect(chosen == ["1 Diavola"], "\(answer)")
  }

  @Test(arguments: [
    "remove one", "togline una", "togli una", "entferne eine", "enlève-en une", "quita una",
    "take one away",
  ])
  func oneOfItIsPutBack(line: String) {
    _ = menu.told(to: "aggiungi due marinara")
    let answer = menu.told(to: line)
    #expect(chosen == ["1 Marinara"], "\(answer)")
    #expect(answer.hasPrefix("Tolto: Marinara."))
  }

  @Test func itIsForgottenBehindAnotherAnswer() {
    for typed in ["margherita", "1", "bevande"] { _ = menu.told(to: typed) }
    #expect(!menu.told(to: "does it have milk?").hasPrefix("Margherita."))
    #expect(!menu.told(to: "add it").contains("Aggiunto") && chosen.isEmpty)
  }
}
