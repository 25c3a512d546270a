import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Lines by what people call them: `number two`, `the third`, `two of the 3`.
@Suite(.timeLimit(.minutes(5))) struct LinearLineTests {
  private let menu = LinearMenu.sample()

  private var chosen: [String] {
    menu.session.choice.lines.map { "\($0.count) \($0.dish.name.allTexts.first ?? "")" }
  }

  @Test(arguments: [
    "number 3", "what's in number 3", "What is in number three?", "the third", "the third one",
    "line 3", "open number 3", "show me the third", "how much is number 3?", "tell me about the 3",
    "la terza", "la 3", "numero 3", "cosa c'è nella 3?", "il numero tre", "mostrami la terza",
    "quanto costa la 3?", "apri la 3", "Nummer 3", "Nummer drei", "die dritte",
    "was ist in der 3?", "zeig mir die dritte", "was kostet die 3?", "numéro 3",
    "le numéro trois", "la troisième", "qu'est-ce qu'il y a dans la 3 ?", "combien coûte la 3 ?",
    "número 3", "el número tres", "la tercera", "¿qué lleva la 3?", "¿cuánto cuesta la 3?",
  ])
  func aLineIsOpened(line: String) {
    _ = menu.told(to: "pizze")
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Diavola. Numero 4 del menu."), "\(answer)")
    #expect(chosen.isEmpty)
  }

  @Test(arguments: [
    "does number 2 have milk?", "is the second vegan?", "la 2 contiene latte?",
    "enthält die 2 Milch?", "le numéro 2 contient du lait ?", "¿la 2 lleva leche?",
  ])
  func aQuestionAboutALineIsAnsweredWithItsSentence(line: String) {
    _ = menu.told(to: "pizze")
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Margherita. Numero 2 del menu."), "\(answer)")
    #expect(menu.session.query.filter == QueryFilter())
  }

  @Test(arguments: ["number 9", "what's in number 9?", "la numero 9", "Nummer 9", "numéro 9"])
  func whereThereIsNoSuchLineTheNumberOnTheMenuIsMeant(line: String) {
    #expect(menu.told(to: line).hasPrefix("Tartufo. Numero 9 del menu."))
  }

  @Test(arguments: ["open 3", "read 3", "apri 3", "leggi 3", "öffne 3", "ouvre 3", "abre 3"])
  func aWordThatOpensNeedsNoArticle(line: String) {
    _ = menu.told(to: "pizze")
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Diavola. Numero 4 del menu."), "\(answer)")
  }

  @Test(arguments: [
    "open the diavola", "read diavola", "apri la diavola", "leggimi la diavola",
    "öffne die Diavola",
    "ouvre la diavola", "lea la diavola",
  ])
  func aDishIsOpenedByItsName(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Diavola. Numero 4 del menu."), "\(answer)")
  }

  @Test(arguments: ["are you open?", "open", "open today?", "open until 11?"])
  func whoAsksForTheHoursOpensNothing(line: String) {
    _ = menu.told(to: "pizze")
    #expect(menu.told(to: line).hasPrefix("Il menu non dice né indirizzo, né telefono, né orari."))
  }

  @Test func whatIsNowhereIsSaid() {
    _ = menu.told(to: "pizze")
    #expect(menu.told(to: "the ninth") == "Non c'è una riga 9: scrivi un numero da 1 a 5.\n")
  }

  @Test(arguments: [
    "without number 3", "senza la 3", "nicht die 3", "the 3 of us", "no. 4", "\"number 3\"",
    "il secondo piatto", "3 pizze", "under 3",
  ])
  func whatSaysMoreIsNoLine(line: String) {
    _ = menu.told(to: "pizze")
    let answer = menu.told(to: line)
    #expect(!answer.hasPrefix("Diavola. Numero 4"), "\(answer)")
  }

  @Test func whatIsCalledSoComesFirst() {
    let menu = LinearMenu.sample(
      of: Menu(pizzas: ["Una", "La terza", "Due"].map { .fixture(name: $0) }))
    #expect(menu.told(toTheLastOf: ["pizze", "la terza", "1"]).contains("La terza"))
    _ = menu.told(toTheLastOf: ["pizze", "aggiungi la terza"])
    #expect(menu.session.choice.lines.map(\.dish.name) == ["La terza"])
  }

  @Test(arguments: [
    "add the 3", "add number 3", "add the third", "I'd like number 3", "the third, please",
    "aggiungi la 3", "aggiungi la terza", "vorrei la 3", "la terza, per favore", "nimm die 3",
    "ich möchte die dritte", "ajoute la 3", "je voudrais la troisième", "añade la 3",
    "quisiera la tercera",
  ])
  func aLineIsTaken(line: String) {
    _ = menu.told(to: "pizze")
    let answer = menu.told(to: line)
    #expect(chosen == ["1 Diavola"], "\(answer)")
  }

  @Test(arguments: [
    "two of the 3", "2 of the 3", "add two of the third", "add the 3 twice",
    "add number 3 two times",
    "I'd like two of number 3, please", "due della 3", "aggiungi due della terza",
    "aggiungi la 3 due volte", "vorrei due della 3", "zwei von der 3", "nimm die 3 zweimal",
    "zweimal die 3, bitte", "deux de la 3", "ajoute la 3 deux fois", "dos de la 3",
    "añade la 3 dos veces", "add diavola twice", "aggiungi due volte la diavola",
    "zweimal Diavola, bitte",
  ])
  func manyOfALineAreTaken(line: String) {
    _ = menu.told(to: "pizze")
    let answer = menu.told(to: line)
    #expect(chosen == ["2 Diavola"], "\(answer)")
  }

  @Test func linesAndNamesAreTakenTogether() {
    _ = menu.told(toTheLastOf: ["pizze", "vorrei la 2 maxi e due della 3 e una marinara"])
    #expect(Set(chosen) == ["1 Margherita", "2 Diavola", "1 Marinara"])
  }

  @Test(arguments: [
    "togli la 3", "togli la terza", "togli la numero 3", "remove the 3", "remove number 3",
    "take the third away", "entferne die 3", "retire la 3", "quita la tercera",
  ])
  func aLineIsPutBack(line: String) {
    for typed in ["pizze", "aggiungi la 3 due volte"] { _ = menu.told(to: typed) }
    let answer = menu.told(to: line)
    #expect(chosen == ["1 Diavola"], "\(answer)")
    #expect(answer.hasPrefix("Tolto: Diavola."))
    _ = menu.told(to: "aggiungi la 3 due volte")
    #expect(menu.told(to: "togli due della 3").hasPrefix("Tolto: 2 × Diavola."))
  }
}
