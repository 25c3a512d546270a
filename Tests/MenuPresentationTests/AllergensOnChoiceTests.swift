import MenuCore
import MenuPresentation
import MenuTestSupport
import Testing

/// Of a dish that is nothing without one of its options it is told what those contain.
@Suite(.timeLimit(.minutes(5)))
struct AllergensOnChoiceTests {
  private func details(
    _ statement: AllergenStatement, _ options: [AllergenSet], choose: ClosedRange<Int>? = 1...1,
    without: AllergenSet = [], language: Language = "en"
  ) throws -> DishDetails {
    var dish = Dish.fixture(name: "Bowl")
    dish.allergens = statement
    let items = options.enumerated().map { place, contained in
      AddOn(
        name: LocalizedText("\(place)"),
        allergens: AllergenStatement(contains: contained, isComplete: true))
    }
    dish.addOns = [AddOnGroup(choose: choose, items: items)]
    var menu = Menu()
    menu.other = [dish]
    let session = MenuSession(
      dataSource: MenuDataSource(menu: menu, language: language), query: MenuQuery(without: without)
    )
    return try #require(MenuPresenter(session).details(forRow: 0, inSection: 0))
  }

  private let none = AllergenStatement(isComplete: true)

  @Test(arguments: [
    (
      Language("it"),
      "A seconda della scelta: glutine, latte. Nessuno degli altri allergeni è un ingrediente."
    ),
    (
      "en",
      "Depending on the choice: gluten, milk. None of the other allergens is an ingredient."
    ),
  ])
  func noOptionIsWithoutAny(language: Language, said: String) throws {
    let details = try details(none, [[.milk], [.gluten]], language: language)
    #expect(details.allergens == said)
  }

  @Test func aRowSaysItInShort() throws {
    let details = try details(none, [[.milk], [.gluten]])
    #expect(details.allergenWarning == "depending on the choice: gluten, milk")
    #expect(
      details.labelled.prefix(2) == [
        LabelledText("Depending on the choice", "gluten, milk"),
        LabelledText("Others", "none is an ingredient"),
      ])
  }

  @Test(
    arguments: [
      ([], "Allergens not stated: ask the staff."),
      (
        ["milk"],
        "Depending on the choice: milk. About the other allergens: ask the staff."
      ),
    ] as [([String], String)])
  func whatOneOptionLeavesOpenIsNotPromised(contained: [String], said: String) throws {
    var dish = Dish.fixture(name: "Bowl")
    dish.allergens = none
    let open = AllergenStatement(
      contains: AllergenSet(contained.compactMap(Allergen.init(rawValue:))))
    dish.addOns = [
      AddOnGroup(
        choose: 1...1,
        items: [AddOn(name: "pesto", allergens: open), AddOn(name: "oil", allergens: none)])
    ]
    var menu = Menu()
    menu.other = [dish]
    let session = MenuSession(dataSource: MenuDataSource(menu: menu, language: "en"))
    let details = try #require(MenuPresenter(session).details(forRow: 0, inSection: 0))
    #expect(details.allergens == said)
    #expect(details.labelled.first { $0.text.contains("none is") } == nil)
    #expect(menu.dishGaps.first?.allergens.contains(.fish) == true)
    // Who left one out sees that the other one suits.
    var without = session
    without.change { $0.filter.without = [.fish] }
    #expect(without.numberOfDishes == 1)
  }

  @Test(
    arguments: [
      (Language("it"), "A seconda della scelta: vegana."),
      ("en", "Depending on the choice: vegan."),
    ])
  func aDietThatOneOptionIsAgainstIsNoSign(language: Language, said: String) throws {
    var dish = Dish.fixture(name: "Bowl")
    dish.allergens = none
    dish.diets = [.vegan]
    let milk = AllergenStatement(contains: [.milk], isComplete: true)
    dish.addOns = [
      AddOnGroup(
        choose: 1...1,
        items: [AddOn(name: "ricotta", allergens: milk), AddOn(name: "tofu", allergens: none)])
    ]
    var menu = Menu()
    menu.other = [dish]
    var session = MenuSession(dataSource: MenuDataSource(menu: menu, language: language))
    let details = try #require(MenuPresenter(session).details(forRow: 0, inSection: 0))
    #expect(details.diets?.hasSuffix(said) == true, "\(details.diets ?? "")")
    #expect(details.marks == ["V"])
    // Who asks for it is told which one to take.
    session.change { $0.filter.diets = [.vegan] }
    let left = try #require(MenuPresenter(session).details(forRow: 0, inSection: 0))
    #expect(left.marks == ["VG"])
  }

  @Test func whatOneOptionHasTheDishIsNotFreeOf() throws {
    let free = AllergenStatement(freeFrom: [.gluten, .milk])
    var dish = Dish.fixture(name: "Bowl")
    dish.allergens = free
    dish.addOns = [
      AddOnGroup(
        choose: 1...1,
        items: [
          AddOn(name: "olio", allergens: free),
          AddOn(
            name: "pane", allergens: AllergenStatement(contains: [.gluten], freeFrom: [.milk])),
        ])
    ]
    var menu = Menu()
    menu.other = [dish]
    let session = MenuSession(dataSource: MenuDataSource(menu: menu, language: "en"))
    let details = try #require(MenuPresenter(session).details(forRow: 0, inSection: 0))
    #expect(
      details.allergens.hasPrefix("Depending on the choice: gluten. Free of: milk."),
      "\(details.allergens)")
  }

  /// What one size has of its own hides nothing that depends on the choice in the other.
  @Test func aSizeSaysWhatDependsOnTheChoiceToo() throws {
    var dish = Dish.fixture(name: "Bowl")
    dish.sizes = [
      DishSize(name: "S", allergens: AllergenStatement(freeFrom: [.milk])),
      DishSize(name: "L", allergens: AllergenStatement(contains: [.milk])),
    ]
    let milk = AllergenStatement(contains: [.milk], isComplete: true)
    dish.addOns = [
      AddOnGroup(
        choose: 1...1,
        items: [AddOn(name: "besciamella", allergens: milk), AddOn(name: "olio", allergens: none)])
    ]
    var menu = Menu()
    menu.other = [dish]
    let session = MenuSession(dataSource: MenuDataSource(menu: menu, language: "en"))
    let details = try #require(MenuPresenter(session).details(forRow: 0, inSection: 0))
    #expect(!details.allergens.contains("free of"), "\(details.allergens)")
    #expect(details.sizeWarnings.first == "S: depending on the choice: milk · others: ask")
  }

  @Test func tracesInAnOptionTakeTheSignOfGlutenAway() throws {
    var dish = Dish.fixture(name: "Torta")
    dish.allergens = none
    dish.diets = [.glutenFree]
    let traces = AllergenStatement(mayContain: [.gluten], isComplete: true)
    dish.addOns = [
      AddOnGroup(
        choose: 1...1,
        items: [AddOn(name: "olio", allergens: none), AddOn(name: "aceto", allergens: traces)])
    ]
    var menu = Menu()
    menu.other = [dish]
    let session = MenuSession(dataSource: MenuDataSource(menu: menu, language: "en"))
    let details = try #require(MenuPresenter(session).details(forRow: 0, inSection: 0))
    #expect(details.marks == [])
  }

  @Test func whatIsInAllOfThemIsInTheDish() throws {
    let details = try details(none, [[.milk], [.milk, .gluten]])
    #expect(details.allergens.hasPrefix("Contains milk. Depending on the choice: gluten."))
  }

  @Test func whatNobodyMustTakeIsNoMatterOfTheDish() throws {
    let details = try details(none, [[.milk], [.gluten]], choose: nil)
    #expect(details.allergens == "None of the fourteen allergens is an ingredient.")
  }

  @Test func whatAFilterHidesIsNotChosen() throws {
    let details = try details(none, [[.milk], [.gluten], []], without: [.milk])
    #expect(details.allergens.hasPrefix("Depending on the choice: gluten."))
  }

  @Test(arguments: [
    (Language("it"), "Contiene frutta a guscio (tra cui mandorle)."),
    ("en", "Contains nuts (including almonds)."),
    ("de", "Enthält Schalenfrüchte (darunter Mandeln)."),
    ("fr", "Contient\u{A0}: fruits à coque (dont amandes)."),
    ("es", "Contiene frutos de cáscara (entre otros almendras)."),
  ])
  func aGroupThatIsNamedIsMoreThanItsKinds(language: Language, said: String) throws {
    let details = try details(
      AllergenStatement(contains: [.nuts, .almond]), [[]], choose: nil, language: language)
    #expect(details.allergens.hasPrefix(said), "\(details.allergens)")
  }
}
