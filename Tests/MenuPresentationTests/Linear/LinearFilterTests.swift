import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What the linear menu reads out of filters is what a guest types to have them, and to have them
/// no more; and a diet, the owner's word, is never taken for what is stated of an allergen.
@Suite(.timeLimit(.minutes(5))) struct LinearFilterTests {
  /// A dish for each diet, and one that is stated to be free of gluten and has no diet.
  private static func menu() -> Menu {
    var menu = Menu(
      pizzas: Diet.allCases.map { diet in
        var dish = Dish(name: "Pizza \(diet.rawValue)")
        dish.diets = DietSet(diet)
        return Pizza(dish)
      })
    menu.pizzas.append(.fixture(name: "Pura"))
    menu.pizzas[menu.pizzas.count - 1].dish.allergens = AllergenStatement(
      freeFrom: [.gluten], isComplete: true)
    menu.language = "it"
    menu.currency = Currency(code: "EUR")
    menu.name = ["it": "Da Giuseppe", "en": "Giuseppe's"]
    return menu
  }

  @Test func aLimitIsReplacedByTheNextAndTakenAway() {
    let menu = LinearMenu.sample()
    _ = menu.told(to: "fino a 9 euro")
    _ = menu.told(to: "fino a 12 euro")
    #expect(menu.session.query.filter.maximumPrice == "12".amount)
    let answer = menu.told(to: "senza limite")
    #expect(menu.session.query.filter.maximumPrice == nil)
    #expect(answer.contains("al massimo 12,00"), "\(answer)")
  }

  @Test(arguments: ["la pizza più cara", "most expensive pizza", "die teuerste Pizza"])
  func whatCostsMostIsToldFirst(line: String) {
    let answer = LinearMenu.sample().told(to: line)
    #expect(answer.contains("Costa più di tutto:"), "\(answer)")
  }

  @Test func theStatementAndTheOwnersWordAreToldApart() {
    let menu = LinearMenu.sample(of: Self.menu())
    #expect(menu.told(to: "filtri").contains("vegana, pescetariana, "))
    #expect(menu.told(to: "filtri").contains(", dieta senza glutine, "))
    let strict = menu.told(to: "senza glutine")
    #expect(
      strict == """
        Da Giuseppe. 1 voce in 1 lista: 1. Pizze, 1.
        Se intendi la dieta indicata dal locale, scrivi: dieta senza glutine.
        Filtri: senza glutine. 1 voce, 15 nascoste: non dichiarato 15.

        """)
    #expect(menu.told(to: "1").contains("\n1. Pura.\n"))
    _ = menu.told(to: "togli senza glutine")
    #expect(menu.session.query.hasFilters == false)
    let diet = menu.told(to: "dieta senza glutine")
    #expect(
      diet == """
        Da Giuseppe. 1 voce in 1 lista: 1. Pizze, 1.
        Filtri: dieta senza glutine. 1 voce, 15 nascoste: dieta senza glutine 15.

        """)
    let row = "1. Pizza gluten-free. Dieta senza glutine. Chiedere al personale.\n"
    #expect(menu.told(to: "1").contains(row))
    #expect(menu.told(to: "1").contains("dichiarati: chiedere al personale. Dieta senza glutine"))
  }

  @Test func aFullStopBehindThemChangesNothing() {
    let menu = LinearMenu.sample(of: Self.menu())
    #expect(menu.told(to: "Vegana.") == LinearMenu.sample(of: Self.menu()).told(to: "vegana"))
    _ = menu.told(to: "togli vegana.")
    #expect(menu.session.query.isEmpty)
  }

  @Test func wordsForBothTakeAwayTheOneThatIsOn() {
    let menu = LinearMenu.sample(of: Self.menu())
    for line in ["senza lattosio", "dieta senza lattosio"] { _ = menu.told(to: line) }
    #expect(menu.session.query.filter.without == [.milk])
    #expect(menu.session.query.filter.diets == [.lactoseFree])
    _ = menu.told(to: "togli senza lattosio")
    #expect(menu.session.query.filter.without == [])
    #expect(menu.session.query.filter.diets == [.lactoseFree])
    _ = menu.told(to: "togli senza lattosio")
    #expect(menu.session.query.hasFilters == false)
  }

  @Test(
    arguments: [
      ("senza latte, uova", [.milk, .eggs], []), ("senza latte e senza uova", [.milk, .eggs], []),
      ("senza latte, vegana", [.milk], [.vegan]), ("vegana e senza latte", [.milk], [.vegan]),
      ("dieta vegana", [], [.vegan]), ("without milk and nuts", [.milk, .nuts, .peanuts], []),
      ("diet gluten-free", [], []), ("senza latte, dieta halal", [.milk], []),
      ("dieta vegana, senza glutine", [.gluten], [.vegan]), ("sono celiaco", [.gluten], []),
      ("senza vegana", [], []), ("dieta pippo", [], []), ("vegana, latte", [], []),
      ("senza latte, pippo", [.milk], []), ("dieta", [], []), ("diet coke", [], []),
      ("dieta senza glutine", [], []), ("halal", [], []), ("dairy free", [.milk], []),
      ("sena latte", [], []), ("no pork", [], []),
    ] as [(String, AllergenSet, DietSet)])
  func severalAreNamedAtOnce(line: String, without: AllergenSet, diets: DietSet) {
    let menu = LinearMenu.sample()
    let answer = menu.told(to: line)
    #expect(menu.session.query.filter.without == without, "\(answer)")
    #expect(menu.session.query.filter.diets == diets, "\(answer)")
  }

  @Test func theDietIsOfferedInEveryLanguage() {
    let menu = LinearMenu.sample(of: Self.menu(), language: "en")
    #expect(
      menu.told(to: "without gluten").contains(
        "\nIf you mean the diet that the house marks, type: diet gluten-free.\nFilters: without gluten. "
      ))
    #expect(!menu.told(to: "without eggs").contains("If you mean"))
    // A menu that marks no such dish has nothing to offer.
    #expect(!LinearMenu.sample().told(to: "senza glutine").contains("Se intendi"))
  }

  @Test func aFilterThatIsNotOnIsNotSaidToBeGone() {
    let menu = LinearMenu.sample()
    #expect(
      menu.told(to: "togli uova")
        == "\"uova\" non è tra i filtri.\nPer escludere scrivi: senza uova.\n")
    _ = menu.told(to: "senza frumento")
    #expect(
      menu.told(to: "togli glutine").hasPrefix(
        "\"glutine\" non è tra i filtri.\nPer escludere scrivi: senza glutine.\n"
          + "Filtri: senza frumento. "))
  }

  @Test(arguments: ["it", "en"] as [Language], [false, true])
  func everythingThatIsReadOutIsUnderstoodAgain(language: Language, isASCII: Bool) throws {
    let menu = LinearMenu.sample(of: Self.menu(), language: language, isASCII: isASCII)
    let help = menu.told(to: "filters")
    let lists = help.matches(of: /(?:sono|are|ha|has): ([^:]*)\.\n/).map { match in
      match.1.split(separator: ", ").map(String.init)
    }
    try #require(lists.map(\.count) == [Allergen.groups.count, Diet.allCases.count], "\(help)")
    let without = language == "it" ? "senza" : "without"
    let expected =
      Allergen.groups.map { MenuQuery(without: AllergenSet($0)) }
      + Diet.allCases.map { MenuQuery(diets: DietSet($0)) }
    for (line, query) in zip(lists[0].map { "\(without) \($0)" } + lists[1], expected) {
      let answer = menu.told(to: line)
      // "nuts" are also peanuts where a guest types them.
      #expect(menu.session.query.filter.without.isSuperset(of: query.filter.without), "\(line)")
      #expect(menu.session.query.filter.diets == query.filter.diets, "\(line)")
      #expect(answer.contains("\(line). "), "\(line): \(answer)")
      _ = menu.told(to: "togli \(line)")
      #expect(menu.session.query == MenuQuery(), "\(line)")
    }
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func whateverTheFiltersTheirSentenceIsUnderstoodAgain(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let allergens = Allergen.allCases.shuffled(using: &generator)
    let diets = Diet.allCases.shuffled(using: &generator)
    var query = MenuQuery(
      diets: DietSet(diets.prefix(Int(seed % 3))),
      without: AllergenSet(allergens.prefix(Int(seed % 4))))
    query.filter.maximumPrice = seed % 3 == 0 ? "7.50".amount : nil
    try #require(query.hasFilters)
    let menu = LinearMenu.sample(
      of: Self.menu(), language: seed.isMultiple(of: 2) ? "it" : "en", query: query,
      isASCII: seed.isMultiple(of: 5))
    let answer = menu.told(to: "lists")
    let match = try #require(answer.firstMatch(of: /(?:Filtri|Filters): (.*?)\. \d+ \w/))
    let sentence = String(match.1)
    _ = menu.told(to: "togli \(sentence)")
    #expect(menu.session.query == MenuQuery(), "seed \(seed): \(sentence)")
    _ = menu.told(to: sentence)
    var understood = menu.session.query
    // "nuts" are also peanuts where a guest types them.
    #expect(
      understood.filter.without.isSuperset(of: query.filter.without), "seed \(seed): \(sentence)")
    understood.filter.without = query.filter.without
    #expect(understood == query, "seed \(seed): \(sentence)")
    for part in sentence.split(separator: ", ") { _ = menu.told(to: "remove \(part)") }
    #expect(menu.session.query == MenuQuery(), "seed \(seed): \(sentence)")
  }
}
