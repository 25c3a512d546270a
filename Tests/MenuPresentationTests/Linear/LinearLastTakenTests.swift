import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What is said of the dish that was taken last, without its name.
@Suite(.timeLimit(.minutes(5))) struct LinearLastTakenTests {
  private let menu = LinearMenu.sample()

  private var chosen: [String] {
    menu.session.choice.lines.map { "\($0.count) \($0.dish.name.allTexts.first ?? "")" }
  }

  /// Takes a marinara and a diavola, and answers to a line after them.
  private func told(_ line: String) -> String {
    menu.told(toTheLastOf: ["aggiungi marinara", "aggiungi diavola", line])
  }

  @Test(arguments: [
    "one more", "another one", "another", "add another one", "one more please", "un'altra",
    "un’altra", "ancora una", "aggiungi un'altra", "noch eine", "noch eine bitte", "nimm noch eine",
    "encore une", "une autre", "ajoute encore une", "otra", "otra más", "añade otra", "una más",
  ])
  func oneMoreOfItIsTaken(line: String) {
    let answer = told(line)
    #expect(chosen == ["1 Marinara", "2 Diavola"], "\(answer)")
    #expect(answer.hasPrefix("Aggiunto: Diavola.\n"))
  }

  @Test(arguments: ["two more", "altre due", "noch zwei", "encore deux", "otras dos", "2 more"])
  func severalMoreOfItAreTaken(line: String) {
    let answer = told(line)
    #expect(chosen == ["1 Marinara", "3 Diavola"], "\(answer)")
  }

  @Test(arguments: [
    "make it three", "make that three, please", "facciamo tre", "fanne tre", "mach drei daraus",
    "lieber drei", "mettez-en trois", "plutôt trois", "que sean tres", "mejor tres", "make it 3",
    "actually three", "actually, make it three", "anzi tre", "no, anzi tre", "doch drei",
    "nein, doch drei bitte", "en fait trois", "finalement trois", "en realidad tres",
    "mejor dicho tres",
  ])
  func itIsCountedAnew(line: String) {
    let answer = told(line)
    #expect(chosen == ["1 Marinara", "3 Diavola"], "\(answer)")
    #expect(told("aggiungi 9 diavola").hasPrefix("Aggiunto: 9 × Diavola"))
    _ = menu.told(to: line)
    #expect(chosen.last == "3 Diavola")
    #expect(menu.told(to: "make it 100") == "Di una voce se ne possono scegliere da 1 a 99.\n")
  }

  @Test(arguments: [
    "remove the last one", "remove the last", "take the last one off", "togli l'ultima",
    "togli l’ultima", "annulla l'ultima", "die letzte weg", "entferne die letzte",
    "nimm die letzte weg", "enlève la dernière", "enleve la derniere", "quita la última",
    "quita la ultima, por favor",
  ])
  func theLastOneIsPutBack(line: String) {
    let answer = told(line)
    #expect(chosen == ["1 Marinara"], "\(answer)")
    #expect(answer.hasPrefix("Tolto: Diavola.\n"))
    _ = menu.told(to: line)
    #expect(chosen == [])
    #expect(menu.told(to: line) == "Non hai ancora scelto niente.\n")
  }

  @Test func itIsTheOneThatWasTakenLastThatIsMeant() {
    _ = told("aggiungi marinara")
    #expect(menu.told(to: "one more").hasPrefix("Aggiunto: Marinara.\n"))
    #expect(menu.told(to: "remove the last one").hasPrefix("Tolto: Marinara.\n"))
    #expect(chosen == ["2 Marinara", "1 Diavola"])
  }

  @Test(arguments: ["one more", "noch eine", "make it three", "un'altra", "encore une"])
  func whereNothingWasTakenThatIsTold(line: String) {
    #expect(menu.told(to: line).hasPrefix("Per scegliere scrivi"))
    #expect(chosen == [])
  }

  @Test(arguments: [
    "more", "altro", "noch einmal", "otra vez", "encore une fois", "ancora una volta",
  ])
  func otherLinesAreNotMistaken(line: String) {
    let answer = told(line)
    #expect(chosen == ["1 Marinara", "1 Diavola"], "\(answer)")
  }

  @Test(arguments: ["otra", "another", "ancora"])
  func theWordAloneIsOnlyUnderstoodAfterTaking(line: String) {
    _ = told("pizze")
    _ = menu.told(to: line)
    #expect(chosen == ["1 Marinara", "1 Diavola"])
  }
}
