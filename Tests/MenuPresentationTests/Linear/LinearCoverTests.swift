import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// For how many people the cover is, as people answer that.
@Suite(.timeLimit(.minutes(5))) struct LinearCoverTests {
  private let menu = LinearMenu.sample(of: .choiceSample)

  @Test(arguments: [
    "siamo in 4", "4 persone", "persone: 4", "siamo quattro", "in 4", "per 4", "4 people",
    "wir sind zu viert",
    "zu viert",
    "we are 4",
    "we're four", "there are 4 of us", "wir sind 4", "4 Personen", "nous sommes 4",
    "on est 4", "personnes : 4", "somos 4", "somos cuatro", "4 personas", "Siamo in 4.", "quattro",
    "4",
  ])
  func itIsAnsweredInASentence(line: String) {
    for line in ["aggiungi marinara", "scelta"] { _ = menu.told(to: line) }
    let answer = menu.told(to: line)
    #expect(menu.session.choice.people == 4, "\(answer)")
    #expect(answer.replacing("\u{A0}", with: " ").contains("4 × Coperto, 2,00 €, 8,00 €."))
  }

  @Test(arguments: [
    "siamo in trentacinque", "we are thirty five", "thirty-five people", "wir sind fünfunddreißig",
    "fünfunddreißig Personen", "nous sommes trente-cinq", "nous sommes trente cinq personnes",
    "somos treinta y cinco", "treinta y cinco personas", "thirty five",
  ])
  func aLargeCompanyIsCountedInLetters(line: String) {
    for line in ["aggiungi marinara", "scelta"] { _ = menu.told(to: line) }
    let answer = menu.told(to: line)
    #expect(menu.session.choice.people == 35, "\(answer)")
  }

  @Test func theNumberOfALineIsALine() {
    for line in ["aggiungi marinara", "scelta"] { _ = menu.told(to: line) }
    #expect(menu.told(to: "1").hasPrefix("Marinara."))
    #expect(menu.session.choice.people == nil)
    // Asked no longer.
    #expect(menu.told(to: "4").hasPrefix("Non c'è una riga 4"))
    #expect(menu.told(to: "siamo in 4").contains("4 × Coperto"))
    #expect(menu.told(to: "siamo in 5").contains("5 × Coperto"))
  }

  @Test(arguments: [
    "people 100", "people -1", "people 1.5", "persone 100", "siamo in 100", "people many",
    "personen 1,5", "we are -1",
  ])
  func whatIsNoSuchNumberIsToldWhatCanBeTyped(line: String) {
    for line in ["aggiungi marinara", "scelta"] { _ = menu.told(to: line) }
    #expect(menu.told(to: line) == "Scrivi un numero intero fino a 99, come: persone 4.\n")
    #expect(menu.session.choice.people == nil)
  }

  @Test(arguments: [
    "pizza per due", "in", "siamo", "4 marinara", "siamo in 4 o 5", "we are four or five",
  ])
  func whatSaysMoreIsNoAnswer(line: String) {
    for line in ["aggiungi marinara", "scelta"] { _ = menu.told(to: line) }
    _ = menu.told(to: line)
    #expect(menu.session.choice.people == nil)
  }

  @Test(arguments: ["siamo in 4", "persone 4", "we are four", "4 Personen", "wir sind zu viert"])
  func itCanBeSaidBeforeAnythingIsChosen(line: String) {
    let answer = menu.told(to: line).replacing("\u{A0}", with: " ")
    #expect(answer.contains("4 × Coperto, 2,00 €, 8,00 €."), "\(answer)")
    #expect(menu.session.choice.people == 4 && menu.session.query.isEmpty)
    #expect(menu.told(to: "aggiungi marinara").hasPrefix("Aggiunto: Marinara."))
    #expect(menu.told(to: "scelta").contains("4 × Coperto"))
  }

  @Test func aDishThatIsCalledSoIsFoundFirst() {
    var sample = Menu.choiceSample
    sample.pizzas.append(.fixture(name: "Menu per 4 persone"))
    let menu = LinearMenu.sample(of: sample)
    #expect(menu.told(to: "per 4 persone").contains("1. Menu per 4 persone"))
    #expect(menu.session.choice.people == nil)
  }
}
