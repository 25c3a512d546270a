import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What the linear menu asks back, and what a guest answers to it.
@Suite(.timeLimit(.minutes(5))) struct LinearAskingTests {
  private let menu = LinearMenu.sample(of: .choiceSample)

  private func told(_ line: String) -> String { menu.toldPlainly(to: line) }

  @Test(arguments: ["maxi", "MAXI."])
  func aSizeAloneAnswersWhichSize(answer: String) {
    #expect(told("aggiungi diavola").hasPrefix("Quale formato?"))
    #expect(told(answer).hasPrefix("Aggiunto: Diavola (maxi).\n"))
  }

  @Test func aSizeSaysWhatIsInIt() {
    var menu = Menu.choiceSample
    menu.pizzas[1].dish.sizes[1].allergens = AllergenStatement(contains: [.nuts], isComplete: true)
    let answer = LinearMenu.sample(of: menu).told(to: "aggiungi diavola")
      .replacing("\u{A0}", with: " ")
    #expect(
      answer.hasPrefix(
        "Quale formato? normale 7,00 €, glutine (frumento), latte, altri: chiedere; maxi 11,50 €, "
          + "glutine (frumento), latte, frutta a guscio."), "\(answer)")
  }

  /// What is wanted otherwise than it stands on the menu is asked of people.
  @Test(arguments: [
    ("aggiungi diavola senza latte", "Diavola senza latte: chiedere al personale."),
    ("prendi due diavola senza pomodoro", "Due diavola senza pomodoro: chiedere al personale."),
  ])
  func aDishIsNotTakenOtherwiseThanItIs(line: String, answer: String) {
    let told = told(line)
    #expect(told.hasPrefix(answer + "\nDiavola"), "\(told)")
    #expect(told.contains("Non hai ancora scelto niente."))
    #expect(menu.session.choice.lines.isEmpty && !menu.session.query.hasFilters)
  }

  @Test func soManyAsWereWantedAreTaken() {
    _ = told("aggiungi due diavola")
    #expect(told("normale con bufala").hasPrefix("Aggiunto: 2 × Diavola (normale) + bufala.\n"))
  }

  @Test func anAddOnAloneAnswersWhichOne() {
    let asked = told("aggiungi pasta")
    let front =
      "Formato (una a scelta): penne, chiedere al personale; spaghetti, chiedere al personale."
    #expect(asked.hasPrefix(front), "\(asked)")
    #expect(told("penne").hasPrefix("Aggiunto: Pasta + penne.\n"))
  }

  @Test func whereTwoAreNeededTheExampleHasTwo() {
    var menu = Menu.choiceSample
    menu.other[2].addOns = [
      AddOnGroup(choose: 2...3, items: ["a", "b", "c"].map { AddOn(name: $0) })
    ]
    let linear = LinearMenu.sample(of: menu)
    let answer = linear.told(to: "aggiungi pasta")
    #expect(answer.contains("Scrivi per esempio: aggiungi 1 a b."), "\(answer)")
    #expect(linear.told(to: "aggiungi 1 a b").hasPrefix("Aggiunto: Pasta + a + b.\n"))
  }

  /// The name of this dish is a number too.
  @Test func theExampleRepeatsWhatWasSaidBefore() {
    var two = Dish(name: "Two")
    two.sizes = [DishSize(name: "small"), DishSize(name: "large")]
    two.addOns = [("Base", ["red", "white"]), ("Crust", ["thin", "thick"])].map { title, items in
      AddOnGroup(
        title: LocalizedText(stringLiteral: title), choose: 1...1,
        items: items.map { AddOn(name: LocalizedText(stringLiteral: $0)) })
    }
    var menu = Menu()
    menu.other = [two]
    for first in ["add two", "add two large", "add two white", "add two thick", "add 3 two red"] {
      let linear = LinearMenu.sample(of: menu, language: "en")
      var answer = linear.told(to: first)
      for _ in 1...3 {
        guard let example = answer.firstMatch(of: /for example: (.*)\.\n/) else { break }
        answer = linear.told(to: String(example.1))
      }
      #expect(answer.hasPrefix("Added: "), "\(first): \(answer)")
      #expect(linear.session.choice.lines.count == 1)
    }
    let linear = LinearMenu.sample(of: menu, language: "en")
    #expect(linear.told(to: "add two large white").contains("add two large white thin."))
  }

  @Test func whatAFilterExcludesIsNotOffered() {
    var menu = Menu.choiceSample
    let free = AllergenStatement(freeFrom: [.milk])
    menu.other[2].allergens = free
    menu.other[2].addOns = [
      AddOnGroup(
        title: "Salsa", choose: 1...1,
        items: [
          AddOn(name: "panna", allergens: AllergenStatement(contains: [.milk])),
          AddOn(name: "olio", allergens: free),
        ])
    ]
    let linear = LinearMenu.sample(of: menu)
    _ = linear.told(to: "senza latte")
    let answer = linear.told(to: "aggiungi pasta")
    #expect(answer.hasPrefix("Salsa (una a scelta): olio, senza: latte"), "\(answer)")
    #expect(answer.contains("\nScrivi per esempio: aggiungi 1 olio."), "\(answer)")
    #expect(!linear.told(to: "panna").contains("Aggiunto"))
    _ = linear.told(to: "pizze")
    #expect(linear.told(to: "aggiungi pasta panna").contains("panna"))
    #expect(linear.session.choice.lines.isEmpty)
    let typed = LinearMenu.sample(of: menu, query: MenuQuery(search: "pasta senza latte"))
    _ = typed.told(to: "aggiungi 1 panna")
    // The dish with milk is hidden, and is not asked about.
    #expect(!typed.told(to: "aggiungi diavola").contains("Quale formato?"))
    #expect(typed.session.choice.lines.isEmpty)
    _ = linear.told(to: "aggiungi pasta")
    #expect(linear.told(to: "olio").hasPrefix("Aggiunto: Pasta + olio.\n"))
  }

  @Test(arguments: [
    "prendi diavola", "prendo la diavola", "prendere diavola", "take diavola", "prends diavola",
    "je prends la diavola", "tomo diavola", "toma la diavola", "ich nehme diavola",
  ])
  func aDishIsTakenByWhateverWordThereIsForIt(line: String) {
    #expect(told(line).hasPrefix("Quale formato?"))
  }

  @Test func onAnotherMenuAnAnswerIsNotTakenForAnotherDish() {
    _ = told("aggiungi diavola")
    var changed = Menu.choiceSample
    changed.pizzas.append(changed.pizzas[1])
    changed.pizzas[1].dish.name = "Napoli"
    menu.follow(.menu(MenuReading(menu: changed, diagnostics: [])), file: "Menu.json")
    #expect(!told("maxi").contains("Aggiunto"))
    #expect(menu.session.choice.lines.isEmpty)
  }

  @Test func whoAsksForSomethingElseIsNotHeldToIt() {
    _ = told("aggiungi diavola")
    #expect(told("marinara").contains("Marinara"))
    #expect(!told("maxi").hasPrefix("Aggiunto"))
    #expect(menu.session.choice.lines.isEmpty)
  }

  @Test func anExampleIsOneThatCanBeTyped() {
    let answer = told("aggiungi pasta con penne e spaghetti")
    #expect(answer.hasSuffix("aggiungi pasta penne.\n"))
    #expect(told("aggiungi pasta penne").hasPrefix("Aggiunto: Pasta + penne.\n"))
  }

  @Test func whoRemovesEverythingIsAskedWhatThatIs() {
    _ = told("aggiungi marinara")
    _ = told("senza uova")
    #expect(told("togli tutto").hasPrefix("Scrivi togli filtri, oppure: togli scelta.\n"))
    #expect(menu.session.choice.count == 1 && menu.session.query.hasFilters)
    #expect(told("togli scelta").contains("Non hai ancora scelto niente."))
    #expect(menu.session.choice.lines.isEmpty && menu.session.query.hasFilters)
    _ = told("togli tutto")
    #expect(!menu.session.query.hasFilters)
  }

  @Test(arguments: ["togli tutto", "togli", "remove all", "entferne alles", "quitar todo"])
  func alsoWhereNoFilterIsOn(line: String) {
    _ = told("aggiungi marinara")
    #expect(told(line).hasPrefix("Scrivi togli filtri, oppure: togli scelta.\n"))
    #expect(menu.session.choice.count == 1)
  }

  @Test(arguments: ["togli filtri", "entferne alle filter", "retirer tous les filtres"])
  func whoNamesTheFiltersIsNotAsked(line: String) {
    _ = told("aggiungi marinara")
    _ = told("senza uova")
    _ = told(line)
    #expect(!menu.session.query.hasFilters && menu.session.choice.count == 1)
  }

  @Test(arguments: [
    ("nimm 1", "entferne auswahl"), ("ajouter 1", "retirer mon choix"),
    ("añadir 1", "quitar selección"), ("add 1", "remove my choice"),
  ])
  func theChoiceIsEmptiedInEveryLanguage(take: String, empty: String) {
    for line in ["pizze", take, empty] { _ = told(line) }
    #expect(menu.session.choice.lines.isEmpty)
  }

  @Test func aDishThatIsHiddenIsNotUnknown() {
    _ = told("senza glutine")
    let answer = told("aggiungi marinara")
    #expect(
      answer.hasPrefix("I filtri nascondono Marinara: per vedere tutto scrivi togli filtri.\n"))
    #expect(menu.session.choice.lines.isEmpty && menu.session.query.hasFilters)
  }

  @Test(arguments: ["togli marinara", "togli Marinara.", "remove marinara"])
  func whatWasNotChosenIsSaidSo(line: String) {
    #expect(told(line) == "Marinara non è nella scelta.\n")
  }

  @Test func aCoverAloneIsNoChoice() {
    for line in ["aggiungi marinara", "persone 2", "togli marinara"] { _ = told(line) }
    #expect(told("scelta").contains("Non hai ancora scelto niente."))
    #expect(!told("scelta").contains("Coperto"))
  }

  @Test(arguments: ["conto", "totale", "quanto costa", "bill", "total", "Rechnung", "cuenta"])
  func whatItComesToIsAskedInManyWords(line: String) {
    _ = told("aggiungi marinara")
    #expect(told(line).contains("Totale indicativo, 6,00 €."))
  }
}
