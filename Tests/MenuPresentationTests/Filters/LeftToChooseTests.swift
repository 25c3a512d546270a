import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import OldMenuTesting
import Testing

/// A dish that only some of the options suit which must be taken with it: its row says which.
@Suite(.timeLimit(.minutes(5))) struct LeftToChooseTests {
  @Test(arguments: Allergen.allCases, [InterfaceLanguage.italian, .english])
  func theOptionsThatAreLeftAreNamedInTheRow(allergen: Allergen, language: InterfaceLanguage) {
    let word = language == .italian ? "scegliere" : "choose"
    let excluded = AllergenSet(allergen)
    #expect(allergenWarning(1...1, in: language, without: excluded) == "\(word): carciofi, rucola")
    #expect(allergenWarning(2...3, in: language, without: excluded) == "\(word): carciofi, rucola")
    // Nothing need be taken, or nothing is left out.
    #expect(allergenWarning(nil, in: language, without: excluded) == nil)
    #expect(allergenWarning(0...3, in: language, without: excluded) == nil)
    #expect(allergenWarning(1...1, in: language, without: []) == nil)
  }

  @Test func whatIsNotStatedComesFirst() {
    var query = MenuQuery()
    query.filter.without = [.milk, .eggs]
    query.filter.showsUndeclared = true
    let session = session(
      dish(1...1, .milk, statement: AllergenStatement(freeFrom: [.milk])), .italian, query)
    #expect(row(session) == "chiedere al personale")
  }

  @Test func ofWhatIsLeftBecauseNothingIsStatedTheStaffIsToBeAsked() {
    var query = MenuQuery()
    query.filter.without = [.milk]
    query.filter.showsUndeclared = true
    var dish = dish(1...1, .milk)
    dish.addOns[0].items[1].allergens = AllergenStatement()
    #expect(
      row(session(dish, .italian, query))
        == "scegliere: carciofi, rucola · chiedere al personale")
    dish.addOns[0].items.removeFirst()
    #expect(row(session(dish, .italian, query)) == "chiedere al personale")
  }

  @Test(arguments: [InterfaceLanguage.italian, .english])
  func itIsReadOutToo(language: InterfaceLanguage) {
    var query = MenuQuery()
    query.filter.without = [.milk]
    let linear = LinearMenu(
      session(dish(1...1, .milk), language, query),
      text: TerminalText(cellWidth: testCellWidth))
    let word = language == .italian ? "Scegliere" : "Choose"
    #expect(linear.told(to: "1").contains("\(word): carciofi, rucola."))
  }

  private func allergenWarning(
    _ choose: ClosedRange<Int>?, in language: InterfaceLanguage, without: AllergenSet
  ) -> String? {
    var query = MenuQuery()
    query.filter.without = without
    return row(session(dish(choose, without.allergens.first ?? .milk), language, query))
  }

  private func dish(
    _ choose: ClosedRange<Int>?, _ allergen: Allergen,
    statement: AllergenStatement = AllergenStatement(isComplete: true)
  ) -> Dish {
    let complete = AllergenStatement(isComplete: true)
    let contains = AllergenStatement(contains: AllergenSet(allergen), isComplete: true)
    var dish = Dish.fixture(name: "Pizza", price: "8.00")
    dish.allergens = statement
    dish.addOns = [
      AddOnGroup(
        title: "Sopra", choose: choose,
        items: [
          AddOn(name: "bufala", allergens: contains), AddOn(name: "carciofi", allergens: complete),
          AddOn(name: "rucola", allergens: complete),
        ])
    ]
    return dish
  }

  private func session(
    _ dish: Dish, _ language: InterfaceLanguage, _ query: MenuQuery
  ) -> MenuSession {
    var menu = Menu()
    menu.other = [dish]
    return MenuSession(
      dataSource: MenuDataSource(menu: menu, language: language.language), query: query)
  }

  private func row(_ session: MenuSession) -> String? {
    let cell = MenuCellSpy()
    MenuPresenter(session).configure(cell: cell, forRow: 0, inSection: 0)
    return cell.allergenWarning
  }
}
