import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Of a dish that is nothing without one of its options it is told what those contain.
@Suite(.timeLimit(.minutes(5)))
struct AllergensOnChoiceTests {
  private func details(
    _ statement: AllergenStatement, _ options: [AllergenSet], choose: ClosedRange<Int>? = 1...1,
    without: AllergenSet = [], language: Language = "en"
  ) throws -> DishDetails {
    let options = options.map { AllergenStatement(contains: $0, isComplete: true) }
    return try details(
      session(choosing: options, choose, language, query: MenuQuery(without: without)) {
        $0.allergens = statement
      })
  }

  private func details(_ session: MenuSession) throws -> DishDetails {
    try #require(MenuPresenter(session).details(forRow: 0, inSection: 0))
  }

  /// A menu of one dish, of whose options one must be taken.
  private func session(
    choosing options: [AllergenStatement], _ choose: ClosedRange<Int>? = 1...1,
    _ language: Language = "en", query: MenuQuery = MenuQuery(), _ edit: (inout Dish) -> Void
  ) -> MenuSession {
    var dish = Dish.fixture(name: "Bowl")
    let items = options.enumerated().map { place, statement in
      AddOn(name: LocalizedText("\(place)"), allergens: statement)
    }
    dish.addOns = [AddOnGroup(choose: choose, items: items)]
    edit(&dish)
    var menu = Menu()
    menu.other = [dish]
    return MenuSession(dataSource: MenuDataSource(menu: menu, language: language), query: query)
  }

  private let none = AllergenStatement(isComplete: true)
  private let milk = AllergenStatement(contains: [.milk], isComplete: true)

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
    let open = AllergenStatement(
      contains: AllergenSet(contained.compactMap(Allergen.init(rawValue:))))
    var session = session(choosing: [open, none]) { $0.allergens = none }
    let details = try details(session)
    #expect(details.allergens == said)
    #expect(details.labelled.first { $0.text.contains("none is") } == nil)
    #expect(session.menu.menu.dishGaps.first?.allergens.contains(.fish) == true)
    // Who left one out sees that the other one suits.
    session.change { $0.filter.without = [.fish] }
    #expect(MenuPresenter(session).details(forRow: 0, inSection: 0) != nil)
  }

  @Test(
    arguments: [
      (Language("it"), "A seconda della scelta: vegana."),
      ("en", "Depending on the choice: vegan."),
    ])
  func aDietThatOneOptionIsAgainstIsNoSign(language: Language, said: String) throws {
    var session = session(choosing: [milk, none], 1...1, language) {
      $0.allergens = none
      $0.diets = [.vegan]
    }
    let details = try details(session)
    #expect(details.diets?.hasSuffix(said) == true, "\(details.diets ?? "")")
    #expect(details.marks == ["V"])
    // Who asks for it is told which one to take.
    session.change { $0.filter.diets = [.vegan] }
    let left = try self.details(session)
    #expect(left.marks == ["VG"])
  }

  @Test func whatOneOptionHasTheDishIsNotFreeOf() throws {
    let free = AllergenStatement(freeFrom: [.gluten, .milk])
    let bread = AllergenStatement(contains: [.gluten], freeFrom: [.milk])
    let details = try details(session(choosing: [free, bread]) { $0.allergens = free })
    #expect(
      details.allergens.hasPrefix("Depending on the choice: gluten. Free of: milk."),
      "\(details.allergens)")
  }

  /// What one size has of its own hides nothing that depends on the choice in the other.
  @Test func aSizeSaysWhatDependsOnTheChoiceToo() throws {
    let session = session(choosing: [milk, none]) {
      $0.sizes = [
        DishSize(name: "S", allergens: AllergenStatement(freeFrom: [.milk])),
        DishSize(name: "L", allergens: AllergenStatement(contains: [.milk])),
      ]
    }
    let details = try details(session)
    #expect(!details.allergens.contains("free of"), "\(details.allergens)")
    #expect(details.sizeWarnings.first == "S: depending on the choice: milk · others: ask")
  }

  @Test func tracesInAnOptionTakeTheSignOfGlutenAway() throws {
    let traces = AllergenStatement(mayContain: [.gluten], isComplete: true)
    let session = session(choosing: [none, traces]) {
      $0.allergens = none
      $0.diets = [.glutenFree]
    }
    let details = try details(session)
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
