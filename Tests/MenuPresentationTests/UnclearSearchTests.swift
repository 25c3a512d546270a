import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What is shown to who names an allergen beside words that the menu does not know.
@Suite(.timeLimit(.minutes(5))) struct UnclearSearchTests {
  private let guest = Guest(
    dataSource: MenuDataSource(menu: .sample(), language: "it"))

  private var shown: Int {
    (0..<guest.presenter.numberOfSections).reduce(0) {
      $0 + guest.presenter.numberOfRows(inSection: $1)
    }
  }

  @Test(arguments: [
    "milk safe", "milk-safe", "milk is a problem", "milk upsets me", "milk yuck", "latte guai",
    "bando al latte", "il latte mi gonfia", "Milch bekommt mir schlecht", "Milch igitt",
    "le lait me fatigue", "lait beurk", "la leche me sienta fatal", "leche puaj",
    "latte problema con le pizze", "safe for milk",
  ])
  func besideAnAllergenAWordThatNoDishHasIsAskedAbout(text: String) {
    guest.search(for: text)
    #expect(shown == 0)
    #expect(guest.emptyListWords.last == "Forse: senza latte ↵")
    guest.perform(.accept)
    #expect(guest.query.filter.without == [.milk])
    #expect(!guest.query.typed.allergens.contains(.milk))
  }

  /// A guest who is greeted in his language, in which the dishes are not.
  @Test(arguments: [
    (
      "Knoblauch", "Deutsch", InterfaceLanguage.german,
      "Die Einträge dieser Karte sind auf Italienisch geschrieben."
    ),
    ("ail", "français", .french, "Les articles de cette carte sont écrits en italien."),
    ("ajo", "español", .spanish, "Los productos de esta carta están escritos en italiano."),
    ("garlic", "English", .english, "The items of this menu are written in Italian."),
  ])
  func whoLooksInAnotherLanguageIsToldInWhichTheDishesAre(
    text: String, ownName: String, words: InterfaceLanguage, sentence: String
  ) {
    var menu = Menu.sample()
    menu.pizzas[0].dish.ingredients = [Ingredient(name: "pomodoro"), Ingredient(name: "aglio")]
    let guest = Guest(dataSource: MenuDataSource(menu: menu, language: "it", words: words))
    guest.perform(.search, .insert(text))
    #expect(guest.emptyListWords.contains(sentence), "\(guest.emptyListWords)")
    #expect(guest.languageName == "italiano · \(ownName)")
    let italian = Guest(dataSource: MenuDataSource(menu: menu, language: "it"))
    italian.perform(.search, .insert(text))
    #expect(!italian.emptyListWords.contains { $0.contains("scritte") })
    #expect(italian.languageName == "italiano")
  }

  @Test(arguments: [
    ("prendi due marinara", "+ metti la voce nella scelta"), ("siamo in 4", "o la scelta"),
    ("allergeni", "f filtri: allergeni e diete"), ("orari", "i orari, indirizzo, segni"),
    ("add two marinara", "+ metti la voce nella scelta"),
  ])
  func whoTypesWhatAKeyIsForIsToldTheKey(text: String, hint: String) {
    guest.search(for: text)
    #expect(
      shown == 0 && guest.emptyListWords.contains { $0.hasPrefix(hint) }, "\(guest.emptyListWords)")
  }

  @Test(arguments: ["Bier", "teilen"])
  func anotherFirstLetterIsNoAllergenMistyped(text: String) {
    guest.search(for: text)
    #expect(shown == 0 && !guest.emptyListWords.contains { $0.contains("Forse") })
  }

  @Test(arguments: [("latet", "latte"), ("lutine", "glutine"), ("vegn", "vegan")])
  func aNameIsOfferedForWhatIsNearlyIt(text: String, name: String) {
    guest.search(for: text)
    #expect(guest.emptyListWords.last == "Forse: \(name) ↵")
  }

  @Test(arguments: [
    "latte", "pizza latte", "latte pizza", "margherita latte", "latte basil", "latte bas",
    "con latte", "contiene latte", "latte?", "mozzarella latte", "2 latte", "latte pomodoro",
    "fior di latte", "pizza con latte",
  ])
  func whatTheMenuKnowsIsASearch(text: String) {
    guest.search(for: text)
    #expect(shown > 0)
    guest.perform(.accept)
    #expect(guest.query.filter.without == [])
    #expect(shown > 0)
  }

  @Test(arguments: [
    ("senza", "Senza che cosa? Scrivi un allergene."),
    ("allergia", "Senza che cosa? Scrivi un allergene."),
    ("without", "Senza che cosa? Scrivi un allergene."),
    ("halal", "Nessuna voce è indicata come halal. Chiedere al personale."),
    ("kosher", "Nessuna voce è indicata come kosher. Chiedere al personale."),
  ])
  func whoHasNoKeysIsToldAsMuch(text: String, line: String) {
    #expect(Guest.sample(MenuQuery(search: text)).nothingFoundLine == line)
  }

  /// That no dish is found must not read as if none had any.
  @Test(arguments: [
    ("contiene lupini", "Nessuna voce dichiara di contenere lupini."),
    ("c'è qualcosa con i lupini?", "Nessuna voce dichiara di contenere lupini."),
    ("lupini", "Nessuna voce dichiara di contenere lupini."),
  ])
  func whatNobodyStatesToContainMayBeInIt(text: String, said: String) {
    let told = Guest.sample(MenuQuery(search: text)).nothingFoundLine ?? ""
    #expect(told.hasPrefix(said) && told.contains("chiedere al personale"), "\(told)")
  }

  @Test(arguments: [
    ("sin jalapeños", "jalapeños"), ("ohne Rindfleischbrühe bitte", "Rindfleischbrühe"),
    ("scharfe Würstchen", "Würstchen"), ("mélange", "mélange"), ("mélange, Crème", "mélange"),
  ])
  func aWordIsToldWithItsAccents(line: String, word: String) {
    let answer = LinearMenu.sample().told(to: line)
    #expect(answer.contains(word), "\(answer)")
  }

  @Test func whereNothingIsMarkedWithADietTheStaffIsToBeAsked() {
    var query = MenuQuery()
    query.filter.diets = [.lactoseFree]
    let guest = Guest(
      dataSource: MenuDataSource(menu: .sample(), language: "it"), query: query)
    #expect(
      guest.nothingFoundLine?.hasPrefix(
        "Nessuna voce con questi filtri. Chiedere al personale.") == true)
  }

  @Test(arguments: ["tutto", "nessun filtro", "all", "no filters", "Senza filtri"])
  func allIsShownToWhoAsksForIt(line: String) {
    let menu = LinearMenu(guest.state.session, text: TerminalText(cellWidth: testCellWidth))
    _ = menu.told(to: "senza latte")
    #expect(menu.session.query.filter.without == [.milk])
    let answer = menu.told(to: line)
    #expect(menu.session.query == MenuQuery())
    #expect(answer.contains("9 voci"), "\(answer)")
  }

  @Test func whoReadsLineByLineIsAskedToo() {
    let menu = LinearMenu(guest.state.session, text: TerminalText(cellWidth: testCellWidth))
    for line in ["milk safe", "milk upsets me", "il latte mi gonfia", "Milch igitt"] {
      let answer = menu.told(to: line)
      #expect(answer.contains("Forse: 1. senza latte."), "\(answer)")
      #expect(!answer.contains("Margherita"))
    }
    #expect(menu.told(to: "1").contains("Marinara") || menu.session.query.filter.without == [.milk])
  }
}
