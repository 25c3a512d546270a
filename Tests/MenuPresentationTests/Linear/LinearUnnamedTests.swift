import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Orders that name no dish, or count it by how often, and who asks what somebody may eat.
@Suite(.timeLimit(.minutes(5))) struct LinearUnnamedTests {
  private let menu = LinearMenu.sample()

  private var chosen: [String] {
    menu.session.choice.lines.map { "\($0.count) \($0.dish.name.allTexts.first ?? "")" }
  }

  @Test(arguments: [
    "einmal Marinara und zweimal Diavola", "zweimal Diavola und einmal Marinara bitte",
    "una volta marinara e due volte diavola", "une fois marinara et deux fois diavola",
    "marinara once and diavola twice", "una vez marinara y dos veces diavola",
  ])
  func howOftenIsHowMany(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen.sorted() == ["1 Marinara", "2 Diavola"], "\(answer)")
  }

  @Test(arguments: [
    "1 and 3 please", "1 e 3, per favore", "1 und 3 bitte", "1 et 3 s'il vous plaît",
    "1 y 3 por favor", "vorrei 1 e 3", "take 1 and 3", "aggiungi 1, 3", "I'd like 1 and 3",
  ])
  func twoNumbersAreTwoLines(line: String) {
    _ = menu.told(to: "pizze")
    let answer = menu.told(to: line)
    #expect(chosen == ["1 Marinara", "1 Diavola"], "\(answer)")
  }

  @Test func whichLineIsNoneOrHasSizesIsTold() {
    _ = menu.told(to: "pizze")
    #expect(menu.told(to: "1 e 77 per favore").hasPrefix("Non c'è una riga 77"))
    #expect(chosen.isEmpty)
    let answer = menu.told(to: "1 e 2 per favore")
    #expect(chosen == ["1 Marinara"] && answer.contains("Quale formato?"), "\(answer)")
    _ = menu.told(to: "liste")
    #expect(menu.told(to: "1 e 2 per favore").hasPrefix("Per scegliere scrivi"))
  }

  /// A number alone opens a line; of two nobody knows which.
  @Test func numbersAloneAreAskedAbout() {
    _ = menu.told(to: "pizze")
    #expect(menu.told(to: "1 e 3") == "Scrivi per esempio: aggiungi 1 e 3.\n")
    #expect(chosen.isEmpty)
  }

  @Test(arguments: [
    "vorrei una pizza media", "I'd like a medium pizza", "ich möchte eine große Pizza",
    "je voudrais une petite pizza", "quiero una pizza mediana", "vorrei una pizza maxi",
  ])
  func aSizeOfNoDishIsAskedAbout(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Quale formato? normale, maxi.\n"), "\(answer)")
    #expect(answer.contains("1. Margherita") && !answer.contains("Diavola"))
    #expect(answer.hasSuffix("Scrivi per esempio: aggiungi 1 normale.\n"))
    #expect(menu.session.query == MenuQuery())
  }

  @Test(arguments: ["vorrei una margherita media", "a medium margherita please"])
  func aSizeThatADishHasNotIsAskedAbout(line: String) {
    #expect(menu.told(to: line).hasPrefix("Quale formato? normale 7"))
    #expect(chosen.isEmpty)
  }

  @Test(arguments: [
    "what can my son eat", "cosa può mangiare mio figlio?", "was kann mein Sohn essen?",
    "que peut manger mon fils ?", "¿qué puede comer mi hijo?", "what can I eat here?",
  ])
  func whoAsksWhatToEatIsToldWhatToType(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.contains("Scrivi senza e un allergene"), "\(answer)")
    #expect(answer.hasSuffix("Chiedere al personale.\n"))
    #expect(menu.session.query == MenuQuery())
  }
}
