import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Other ways to say what the manual says by one word.
@Suite(.timeLimit(.minutes(5))) struct LinearSayingTests {
  private let menu = LinearMenu.sample()

  private var chosen: [String] {
    menu.session.choice.lines.map { "\($0.count) \($0.dish.name.allTexts.first ?? "")" }
  }

  @Test(arguments: [
    "show my order", "my order", "what have I ordered?", "show the choice", "mostra la mia scelta",
    "il mio ordine", "cosa ho scelto?", "meine Bestellung", "zeige meine Auswahl",
    "was habe ich bestellt?", "ma commande", "afficher mon choix", "mi elección", "mi pedido",
    "muestra mi pedido",
  ])
  func theChoiceIsShown(line: String) {
    _ = menu.told(to: "aggiungi marinara")
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("La mia scelta.\n") && answer.contains("Marinara, 6,00"), "\(answer)")
  }

  @Test(arguments: [
    "list desserts", "list the desserts", "elenca i dolci", "liste die Desserts auf",
    "liste les desserts", "lista los postres",
  ])
  func aListIsRead(line: String) {
    #expect(menu.told(to: line).hasPrefix("Dolci.\n1. Tiramisù"))
  }

  @Test(arguments: [
    "how do I order", "How can I order?", "how do we choose", "come ordino?", "come si ordina?",
    "come faccio a ordinare?", "wie bestelle ich?", "Wie kann ich bestellen?",
    "comment commander ?", "comment je commande", "¿cómo pido?", "¿cómo puedo pedir?",
  ])
  func howToChooseIsTold(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("aggiungi 2: la riga 2 nella tua scelta"), "\(answer)")
    #expect(answer.contains("Non è un ordine"), "\(answer)")
  }

  @Test(arguments: ["annulla", "cancel", "Abbrechen", "annuler", "cancelar", "annulla, grazie"])
  func whatIsAskedIsCalledOff(line: String) {
    _ = menu.told(to: "aggiungi una marinara e due margherita")
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Non ho aggiunto altro.\nNella tua scelta: 1"), "\(answer)")
    #expect(!menu.told(to: "maxi").contains("Aggiunto"))
    #expect(chosen == ["1 Marinara"])
  }

  @Test(arguments: ["cancel", "abbrechen", "cancelar"])
  func whereNothingIsAskedItRemoves(line: String) {
    _ = menu.told(to: "aggiungi marinara")
    #expect(menu.told(to: line).hasPrefix("Scrivi togli filtri, oppure: togli scelta.\n"))
    #expect(menu.told(to: "\(line) marinara").hasPrefix("Tolto: Marinara."))
  }

  @Test(arguments: [
    "take back the beer", "take the beer back", "remove the beer", "togli la birra",
    "nimm das Bier zurück", "retire la bière", "devuelve la cerveza",
  ])
  func whatIsChosenIsPutBackByAWordOfItsName(line: String) {
    var sample = Menu.sample()
    var beer = Dish.fixture()
    beer.name = [
      "it": "Birra ambrata", "en": "Amber beer", "de": "Dunkles Bier", "fr": "Bière ambrée",
      "es": "Cerveza tostada",
    ]
    sample.beverages = [Beverage(beer)]
    let menu = LinearMenu.sample(of: sample)
    for typed in ["aggiungi marinara", "aggiungi birra ambrata"] { _ = menu.told(to: typed) }
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Tolto: Birra ambrata."), "\(answer)")
    #expect(menu.session.choice.lines.map(\.count) == [1])
  }

  @Test func whereSeveralMayBeMeantNoneIsPutBack() {
    var sample = Menu.sample()
    sample.beverages = ["Birra chiara", "Birra rossa"].map { .fixture(name: $0) }
    let menu = LinearMenu.sample(of: sample)
    for typed in ["aggiungi birra chiara", "aggiungi birra rossa"] { _ = menu.told(to: typed) }
    let answer = menu.told(to: "togli la birra")
    #expect(answer.contains("1. 1 × Birra chiara") && answer.contains("2. 1 × Birra rossa"))
    #expect(menu.session.choice.lines.count == 2, "\(answer)")
  }

  @Test func aFilterIsMeantBeforeADish() {
    var sample = Menu.sample()
    sample.beverages = [.fixture(name: "Latte caldo")]
    let menu = LinearMenu.sample(of: sample)
    for typed in ["aggiungi latte caldo", "senza latte", "togli latte"] { _ = menu.told(to: typed) }
    #expect(menu.session.choice.lines.count == 1 && !menu.session.query.hasFilters)
  }

  @Test(arguments: [
    "does it have nuts?", "is it vegan?", "does this contain milk?", "is there milk in it?",
    "questa contiene noci?", "in questa c'è il latte?", "enthält es Nüsse?", "hat das Milch?",
    "contient-il des noix ?", "est-ce que ça contient du lait ?", "¿esto lleva nueces?",
    "is there pork in this?", "is there pork inside?", "c'è maiale in questa?",
    "c'è del maiale qui dentro?", "ist da Schwein drin?", "ist in dieser Knoblauch?",
    "y a-t-il du porc dedans ?", "¿hay cerdo en esta?", "c'è aglio in questa?",
  ])
  func whereNoDishIsOpenedThatIsSaid(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Di quale voce? "), "\(answer)")
    #expect(menu.session.query == MenuQuery())
  }

  @Test(arguments: [
    "what has milk?", "is there anything that has milk?", "gibt es etwas mit Milch?",
    "est-ce qu'il y a du lait ?", "ci sono piatti con latte?", "¿hay algo con leche?",
  ])
  func whatAsksForDishesFindsThem(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.contains("Margherita"), "\(answer)")
  }

  @Test func ofAWordForTwoTheOneItNamesIsTold() {
    let answer = menu.told(toTheLastOf: ["without nuts", "I can eat nuts"])
    #expect(answer.contains("togli frutta a guscio"), "\(answer)")
  }

  @Test(arguments: [
    "I can eat nuts", "posso mangiare la frutta a guscio", "ich kann Nüsse essen",
    "je peux manger des fruits à coque", "puedo comer frutos secos",
  ])
  func whatCanBeEatenNeitherBecomesAFilterNorLosesOne(line: String) {
    _ = menu.told(to: line)
    #expect(menu.session.query.filter == QueryFilter())
    for typed in ["liste", "senza frutta a guscio"] { _ = menu.told(to: typed) }
    let before = menu.session.query.filter
    let answer = menu.told(to: line)
    #expect(menu.session.query.filter == before, "\(answer)")
    #expect(answer.contains("togli frutta a guscio"), "\(answer)")
  }
}
