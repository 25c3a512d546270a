import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Wherever a statement is read that leaves one of the fourteen open, it is said whom to ask: what is
/// not named must not be taken for what is not in the dish.
@Suite(.timeLimit(.minutes(5))) struct WhomToAskTests {
  /// Statements, and whether they leave something open.
  static let statements: [(AllergenStatement, Bool)] = [
    (.init(contains: [.milk]), true), (.init(contains: [.wheat, .milk]), true),
    (.init(mayContain: [.nuts]), true), (.init(freeFrom: [.milk]), true),
    (.init(contains: [.milk], freeFrom: [.gluten]), true),
    (.init(contains: [.milk], isComplete: true), false), (.init(isComplete: true), false),
    (.init(freeFrom: AllergenSet(Allergen.groups)), false),
    (.init(contains: [.wheat], freeFrom: allBut(.gluten)), false),
    (.init(mayContain: [.almond], freeFrom: allBut(.nuts)), false),
    (.init(contains: [.milk], freeFrom: allBut(.milk).subtracting([.lupin])), true),
    // That it is without rye says nothing of gluten.
    (.init(freeFrom: allBut(.gluten).union([.rye])), true),
  ]

  private static func allBut(_ allergen: Allergen) -> AllergenSet {
    AllergenSet(Allergen.groups).subtracting(AllergenSet(allergen))
  }

  @Test(arguments: statements)
  func aSentenceEndsWithWhomToAskWhereSomethingIsOpen(statement: AllergenStatement, isOpen: Bool) {
    #expect(statement.leavesSomeOpen == isOpen)
    let italian = Strings.italian.sentence(statement)
    let english = Strings.english.sentence(statement)
    #expect(italian.hasSuffix(" Sugli altri allergeni: chiedere al personale.") == isOpen)
    #expect(english.hasSuffix(" About the other allergens: ask the staff.") == isOpen)
    #expect(italian.ranges(of: "chiedere").count == (isOpen ? 1 : 0))
  }

  @Test(arguments: Allergen.groups)
  func eachOfTheFourteenIsMissedWhereItIsTheOnlyOne(allergen: Allergen) {
    let statement = AllergenStatement(freeFrom: Self.allBut(allergen))
    #expect(statement.leavesSomeOpen)
    #expect(Strings.english.sentence(statement).hasSuffix("ask the staff."))
  }

  @Test(arguments: statements)
  func aPageOnPaperSaysItBehindTheAllergens(statement: AllergenStatement, isOpen: Bool) {
    let page = printed(dish(statement))
    #expect(page.contains(" · altri: chiedere\n") == isOpen)
    #expect(printed(dish(statement), language: "en").contains(" · others: ask\n") == isOpen)
  }

  @Test func aDishThatSaysNothingKeepsItsWords() {
    #expect(
      Strings.italian.sentence(AllergenStatement())
        == "Allergeni non dichiarati: chiedere al personale.")
    let page = printed(dish(AllergenStatement()))
    #expect(page.contains("\nchiedere al personale\n"))
    #expect(!page.contains("altri: chiedere"))
  }

  @Test(arguments: statements)
  func anAddOnSaysItLikeADish(statement: AllergenStatement, isOpen: Bool) throws {
    var dish = dish(AllergenStatement(isComplete: true))
    dish.addOns = [AddOnGroup(items: [AddOn(name: "basilico", allergens: statement)])]
    let addOns = try #require(shownDetails(of: dish)?.addOns.first)
    #expect(addOns.hasSuffix(" · altri: chiedere)") == isOpen)
    #expect(told(dish).contains("sugli altri allergeni: chiedere al personale.") == isOpen)
  }

  @Test func sizesThatDifferAreToldEachByItself() throws {
    var dish = dish(AllergenStatement(contains: [.gluten], isComplete: true))
    dish.sizes = [
      DishSize(name: "normale"),
      DishSize(name: "maxi", allergens: AllergenStatement(contains: [.gluten, .milk])),
    ]
    let details = try #require(shownDetails(of: dish))
    #expect(
      details.allergens == """
        Contiene glutine, latte. Sugli altri allergeni: chiedere al personale. \
        normale: contiene glutine. Nessuno degli altri allergeni è un ingrediente. \
        maxi: contiene glutine, latte. Sugli altri allergeni: chiedere al personale.
        """)
    #expect(details.sizeWarnings == ["normale: glutine", "maxi: glutine, latte · altri: chiedere"])
    let page = printed(dish)
    #expect(page.contains("\nnormale: glutine\nmaxi: glutine, latte · altri: chiedere\n"))
    #expect(told(dish).contains("maxi: contiene glutine, latte. Sugli altri allergeni: chiedere"))
  }

  @Test func sizesThatSayTheSameAreToldOnce() throws {
    let same = AllergenStatement(contains: [.gluten])
    var dish = dish(same)
    dish.sizes = [DishSize(name: "normale"), DishSize(name: "maxi", allergens: same)]
    let details = try #require(shownDetails(of: dish))
    #expect(details.allergens == "Contiene glutine. Sugli altri allergeni: chiedere al personale.")
    #expect(details.sizeWarnings == [])
  }

  @Test func whoMustAskIsNotSentTwice() throws {
    var query = MenuQuery()
    query.filter.without = [.milk]
    query.filter.showsUndeclared = true
    let details = try #require(shownDetails(of: dish(.init(contains: [.gluten])), query: query))
    #expect(details.allergens == "Contiene glutine. Sugli altri allergeni: chiedere al personale.")
    #expect(details.allergenWarning == "glutine · chiedere al personale")
  }

  /// The other outputs tell the rest as no ingredient: what is told here must be the same.
  @Test func theFewThatAreLeftOpenAreNamed() throws {
    let dish = try #require(Self.withOneLeftOpen)
    let details = try #require(shownDetails(of: dish))
    #expect(
      details.allergens == """
        Contiene latte. Nessuna dichiarazione su frutta a guscio, chiedere al personale.
        """)
    let page = printed(dish)
    #expect(
      page.contains("latte · nessuna dichiarazione su frutta a guscio · chiedere al personale\n"))
    #expect(!page.contains("altri: chiedere"))
    #expect(told(dish).contains("Nessuna dichiarazione su frutta a guscio"))
    let wide = guest(of: dish).frame(for: Size(columns: 140, lines: 30)).text
    #expect(wide.contains { $0.contains("Altri     nessuna dichiarazione su frutta a guscio") })
  }

  /// A dish with all fourteen stated, of which an ingredient belies what is said of one.
  private static var withOneLeftOpen: Dish? {
    let text = """
      {"other": [{"name": "A", "ingredients": ["pistacchi"],
        "allergens": {"contains": ["milk"], "complete": true}}]}
      """
    return try? MenuReader.read(Array(text.utf8)).menu.dish(at: 0, in: .other)
  }

  @Test func panelAndPageOfADishSayIt() {
    let guest = guest(of: dish(.init(contains: [.milk])))
    let panel = guest.frame(for: Size(columns: 80, lines: 24)).text.joined(separator: " ")
    #expect(panel.contains("Contiene latte. Sugli altri allergeni:"))
    let wide = guest.frame(for: Size(columns: 120, lines: 30)).text
    #expect(wide.contains { $0.contains("│  Contiene  latte ") })
    #expect(wide.contains { $0.contains("│  Altri     chiedere al personale ") })
    guest.perform(.open)
    let page = guest.frame(for: Size(columns: 46, lines: 19)).text
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }.joined()
    #expect(page.contains(" Contiene  latte Altri     chiedere al personale "))
  }

  private func dish(_ statement: AllergenStatement) -> Dish {
    var dish = Dish.fixture()
    dish.allergens = statement
    return dish
  }

  private func guest(
    of dish: Dish, language: Language = "it", query: MenuQuery = MenuQuery()
  ) -> Guest {
    var menu = Menu()
    menu.other = [dish]
    return Guest(dataSource: MenuDataSource(menu: menu, language: language), query: query)
  }

  private func shownDetails(of dish: Dish, query: MenuQuery = MenuQuery()) -> DishDetails? {
    guest(of: dish, query: query).presenter.details(forRow: 0, inSection: 0)
  }

  private func printed(_ dish: Dish, language: Language = "it") -> String {
    let page = PlainMenu(
      guest(of: dish, language: language).state.session,
      text: TerminalText(cellWidth: testCellWidth), columns: 200)
    var printed = ""
    page.write { printed += $0.string }
    return printed
  }

  /// The dish as the linear menu tells it.
  private func told(_ dish: Dish) -> String {
    let linear = LinearMenu(
      guest(of: dish).state.session, text: TerminalText(cellWidth: testCellWidth))
    _ = linear.told(to: "1")
    return linear.told(to: "1")
  }
}
