import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct DishDetailsTests {
  @Test func everythingAGuestAsksIsSaidInItalian() throws {
    let details = try details(ofRow: 1, inSection: 0, language: "it")
    #expect(details.title == "Margherita")
    #expect(details.prices == ["normale 7,00 €", "maxi 45 cm 11,50 €"])
    #expect(details.contents == "pomodoro, fior di latte, basilico")
    #expect(
      details.allergens
        == "Contiene glutine (frumento), latte. Può contenere frutta a guscio. "
        + "Sugli altri allergeni: chiedere al personale.")
    #expect(details.diets == "Vegetariana.")
    #expect(details.addOns == ["Aggiunte: bufala +2,50 € (latte · altri: chiedere)"])
  }

  @Test func everythingAGuestAsksIsSaidInEnglish() throws {
    let details = try details(ofRow: 1, inSection: 0, language: "en")
    #expect(details.prices == ["regular €7.00", "maxi 45 cm €11.50"])
    #expect(details.contents == "tomato, mozzarella, basil")
    #expect(
      details.allergens
        == "Contains gluten (wheat), milk. May contain nuts. "
        + "About the other allergens: ask the staff.")
    #expect(details.diets == "Vegetarian.")
    #expect(details.addOns == ["Add-ons: bufala +€2.50 (milk · others: ask)"])
  }

  @Test func theAllergensOfASizeStandOnItsPage() throws {
    var dish = Dish(name: "Birra")
    dish.allergens = AllergenStatement(isComplete: true)
    dish.sizes = [
      DishSize(name: "piccola"),
      DishSize(name: "grande", allergens: AllergenStatement(contains: [.milk], isComplete: true)),
    ]
    var menu = Menu()
    menu.other = [dish]
    let presenter = MenuPresenter(
      MenuSession(dataSource: MenuDataSource(menu: menu, language: "en")))
    let details = try #require(presenter.details(forRow: 0, inSection: 0))
    #expect(details.allergens.hasPrefix("Contains milk."))
    #expect(details.allergens.contains("grande: contains milk. None of the other allergens"))
  }
  static let others = "About the other allergens: ask the staff."

  @Test(
    arguments: [
      (.init(), "Allergens not stated: ask the staff."),
      (.init(contains: [.wheat, .rye, .milk]), "Contains gluten (wheat, rye), milk. \(others)"),
      (.init(contains: [.gluten, .wheat]), "Contains gluten (including wheat). \(others)"),
      (.init(contains: [.gluten]), "Contains gluten. \(others)"),
      (.init(mayContain: [.almond]), "May contain nuts (almonds). \(others)"),
      (.init(freeFrom: [.milk, .eggs]), "Free of: eggs, milk. \(others)"),
      (.init(freeFrom: [.wheat]), "Free of: gluten (only wheat). \(others)"),
      (.init(isComplete: true), "None of the fourteen allergens is an ingredient."),
      (
        .init(contains: [.milk], isComplete: true),
        "Contains milk. None of the other allergens is an ingredient."
      ),
      (
        .init(mayContain: [.milk], isComplete: true),
        "May contain milk. None of the other allergens is an ingredient."
      ),
    ] as [(AllergenStatement, String)])
  func whatIsSaidOfAllergens(statement: AllergenStatement, sentence: String) {
    #expect(Strings.english.sentence(statement) == sentence)
  }

  @Test func aDishWithAPriceShowsItWithWhatItWas() throws {
    var menu = Menu()
    menu.other = [.fixture()]
    menu.other[0].price = Price(.exactly("7".amount), was: "9".amount)
    menu.other[0].description = "sei pezzi"
    menu.other[0].notes = ["anche da asporto"]
    let presenter = MenuPresenter(
      MenuSession(dataSource: MenuDataSource(menu: menu, language: "it")))
    let details = try #require(presenter.details(forRow: 0, inSection: 0))
    #expect(details.prices == ["7 (era 9)"])
    #expect(details.contents == "sei pezzi")
    #expect(details.notes == ["anche da asporto"])
    #expect(details.diets == nil)
  }

  /// The row of a dish with these members, and the lines of its prices.
  private func prices(_ members: String) throws -> (row: String?, details: [String]) {
    let text = #"{"currency": "EUR", "other": [{"name": "A", \#(members)}]}"#
    let menu = try MenuReader.read(Array(text.utf8)).menu
    let source = MenuDataSource(menu: menu, language: "en")
    let details = try #require(
      MenuPresenter(MenuSession(dataSource: source)).details(forRow: 0, inSection: 0))
    return (source.context.priceText(of: menu.other[0]), details.withPlainBlanks.prices)
  }

  @Test(arguments: [
    (
      #""price": 5, "sizes": [{"name": "maxi", "price": 8}]"#, "€5.00 – 8.00",
      ["€5.00", "maxi €8.00"]
    ),
    (#""price": 9, "sizes": [{"name": "maxi", "price": 8}]"#, "€8.00", ["maxi €8.00"]),
    (#""price": 5, "sizes": [{"name": "maxi"}]"#, "from €5.00", ["€5.00", "maxi"]),
    (#""sizes": [{"price": 5}, {"price": 8}]"#, "€5.00 – 8.00", ["€5.00", "€8.00"]),
  ])
  func noRowSaysMoreThanTheLeastThatIsStated(
    members: String, row: String, details: [String]
  ) throws {
    let prices = try prices(members)
    #expect(prices.row == row)
    #expect(prices.details == details)
  }

  @Test func whatIsSaidOfASizeWithoutANameIsSaidOfItsPrice() throws {
    var menu = Menu()
    menu.other = [Dish(name: "A")]
    menu.other[0].sizes = [
      DishSize(name: "", price: Price(.exactly("5".amount))),
      DishSize(
        name: "maxi", allergens: AllergenStatement(contains: [.milk], isComplete: true)),
    ]
    let presenter = MenuPresenter(
      MenuSession(dataSource: MenuDataSource(menu: menu, language: "en")))
    let details = try #require(presenter.details(forRow: 0, inSection: 0))
    #expect(details.allergens.contains("maxi: contains milk"))
    #expect(!details.allergens.contains(" : "))
    #expect(details.sizeWarnings.allSatisfy { !$0.hasPrefix(":") })
  }

  @Test func ingredientsAndADescriptionAreBothTold() throws {
    var menu = Menu()
    menu.pizzas = [.fixture()]
    menu.pizzas[0].dish.description = "la classica"
    menu.pizzas[0].dish.ingredients = [Ingredient(name: "pomodoro")]
    let presenter = MenuPresenter(MenuSession(dataSource: MenuDataSource(menu: menu)))
    #expect(presenter.details(forRow: 0, inSection: 0)?.contents == "la classica: pomodoro")
  }

  @Test func soldOutIsSaidFirst() throws {
    let details = try details(ofRow: 0, inSection: 1, language: "en")
    #expect(details.prices == ["sold out"])
  }

  @Test(arguments: [(-1, 0), (0, 9), (Int.max, Int.min)])
  func aRowThatDoesNotExistHasNone(row: Int, section: Int) {
    let presenter = MenuPresenter(MenuSession(dataSource: MenuDataSource(menu: .sample())))
    #expect(presenter.details(forRow: row, inSection: section) == nil)
  }

  private func details(
    ofRow row: Int, inSection section: Int, language: Language
  ) throws -> DishDetails {
    let presenter = MenuPresenter(
      MenuSession(dataSource: MenuDataSource(menu: .sample(), language: language)))
    let details = try #require(presenter.details(forRow: row, inSection: section))
    return details.withPlainBlanks
  }
}

extension DishDetails {
  /// The details with plain blanks before currencies, as tests can be read.
  fileprivate var withPlainBlanks: DishDetails {
    var plain = self
    plain.prices = prices.map(plainBlanks)
    plain.addOns = addOns.map(plainBlanks)
    return plain
  }

  private func plainBlanks(_ text: String) -> String {
    String(text.map { $0 == "\u{A0}" ? " " : $0 })
  }
}
