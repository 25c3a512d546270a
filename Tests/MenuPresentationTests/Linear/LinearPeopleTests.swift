import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What people typed who had never seen the linear menu, each line to a menu of its own.
@Suite(.timeLimit(.minutes(5))) struct LinearPeopleTests {
  private func answer(_ line: String, language: Language = "it") -> String {
    LinearMenu.sample(language: language).told(to: line)
  }

  @Test(arguments: ["exit", "bye", "basta", "esci"])
  func thereAreSeveralWordsToLeave(line: String) {
    #expect(answer(line) == "Arrivederci.\n")
  }

  @Test(arguments: [
    "no milk", "senza latte", "ohne Milch", "sans lait", "sin leche", "dairy free", "latte no",
    "sono allergico al latte", "qualcosa senza lattosio", "lactose-free",
  ])
  func whatIsLeftOutIsLeftOutAtOnce(line: String) {
    #expect(
      answer(line).contains("Filtri: senza latte. 1 voce, 8 nascoste: latte 1, non dichiarato 7."))
  }

  @Test(arguments: [
    "quanto costa la margherita", "how much is the margherita", "c'è latte nella margherita?",
    "does the margherita contain milk", "was kostet die Margherita",
    "is the margherita vegan", "ist die Margherita vegan", "la margherita est-elle végane",
    "est-ce que la margherita est végane", "es la margherita vegana",
  ])
  func aQuestionAboutADishIsAnsweredWithItsSentence(line: String) {
    #expect(answer(line).hasPrefix("Margherita. Numero 2 del menu. Normale 7,00"))
    #expect(answer(line).contains("Contiene glutine (frumento), latte."))
  }

  @Test(arguments: ["halal", "kosher", "dieta senza glutine"])
  func aDietThatNoDishIsMarkedWithIsToldAndNotSwitchedOn(line: String) {
    let menu = LinearMenu.sample()
    #expect(menu.told(to: line).hasPrefix("Nessuna voce è indicata come "))
    #expect(!menu.session.query.hasFilters)
  }

  @Test(arguments: ["la più economica", "what's cheap", "cheapest", "il più economico"])
  func whatCostsLeastIsNamedFirst(line: String) {
    #expect(answer(line).hasPrefix("Costa meno di tutto: Olive all'ascolana, 1,00"))
  }

  @Test(arguments: [
    ("fino a 5", "5,00"), ("under 5 euro", "4,99"), ("bis 5 €", "5,00"), ("max 5", "5,00"),
    ("meno di 5", "4,99"),
  ])
  func aPriceLimitIsAFilter(line: String, price: String) {
    #expect(answer(line).contains("Filtri: al massimo \(price)"))
  }

  @Test(arguments: [
    "orari", "telefono", "dove", "opening hours", "a che ora aprite?", "che orari fate?",
    "siete aperti?", "dove vi trovate?", "wann macht ihr zu?", "bis wann habt ihr auf?",
    "wann machen Sie auf?", "when do you close?", "a che ora chiudete?",
    "à quelle heure fermez-vous ?", "¿a qué hora cierran?", "when do you open?",
    "are you open on Sunday",
    "where are you located?", "Habt ihr heute geöffnet?", "wann schließen Sie?",
    "vous êtes ouverts ?", "à quelle heure fermez-vous ?", "¿a qué hora abren?", "¿dónde están?",
  ])
  func theHouseIsToldWhereItSaysSomething(line: String) {
    var menu = Menu.sample()
    #expect(LinearMenu.sample(of: menu).told(to: line).hasPrefix("Il menu non dice"))
    menu.address = "Via Roma 1"
    menu.phone = "081"
    menu.hours = .text("12–15")
    #expect(
      LinearMenu.sample(of: menu).told(to: line)
        == "Via Roma 1. Telefono: 081. Orari: 12–15.\n")
  }

  @Test(arguments: [
    "dove c'è il latte?", "where is milk", "wo ist Milch drin?", "aperto senza latte",
  ])
  func whoNamesAnAllergenDoesNotAskForTheHouse(line: String) {
    var menu = Menu.sample()
    menu.hours = .text("12–15")
    #expect(!LinearMenu.sample(of: menu).told(to: line).contains("12–15"))
  }

  @Test func aQuestionAboutTheHouseSearchesForNothing() {
    let menu = LinearMenu.sample()
    _ = menu.told(to: "a che ora aprite?")
    #expect(menu.session.query.isEmpty)
  }

  @Test func whatWasSaidIsSaidAgainAndWhatWasBeforeIsGoneBackTo() {
    let menu = LinearMenu.sample()
    let pizzas = menu.told(to: "pizze")
    #expect(menu.told(to: "ripeti") == pizzas)
    _ = menu.told(to: "2")
    #expect(menu.told(to: "indietro").contains("1. Marinara"))
    _ = menu.told(to: "senza latte")
    #expect(menu.session.query.filter.without == [.milk])
    _ = menu.told(to: "indietro")
    #expect(menu.session.query.filter.without == [])
  }

  @Test(arguments: ["english", "inglese", "English"])
  func aLanguageIsChosenByItsName(line: String) {
    #expect(answer(line).hasPrefix("Da Giuseppe. 9 items"))
  }

  @Test(arguments: ["no pork", "senza aglio"])
  func whatIsNoAllergenIsNotFiltered(line: String) {
    let menu = LinearMenu.sample()
    #expect(menu.told(to: line).hasPrefix("Non so dire quali sono senza "))
    #expect(!menu.session.query.hasFilters)
  }

  @Test func whatIsKnownIsLeftOutBesideWhatIsNot() {
    let menu = LinearMenu.sample()
    let answer = menu.told(to: "senza latte e aglio")
    #expect(answer.hasPrefix("Non so dire quali sono senza aglio"))
    #expect(answer.contains("Filtri: senza latte."))
    #expect(menu.session.query.filter.without == [.milk])
  }
}
