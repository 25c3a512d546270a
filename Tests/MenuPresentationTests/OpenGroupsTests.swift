import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import OldMenuTesting
import Testing

/// A dish of which all is known but a little: what is open is named, so that nobody who avoids
/// something else is sent to the staff.
@Suite(.timeLimit(.minutes(5))) struct OpenGroupsTests {
  /// A dish that is complete, with something that must be taken and says nothing of some allergens.
  private func dish(leavingOpen open: AllergenSet, contains: AllergenSet = []) -> Dish {
    var dish = Dish.fixture(name: "Zuppa", price: "4.50")
    dish.allergens = AllergenStatement(contains: contains, isComplete: true)
    let told = AllergenSet(Allergen.groups).subtracting(open)
    let option = AddOn(name: "a scelta", allergens: AllergenStatement(freeFrom: told))
    dish.addOns = [AddOnGroup(title: "Base", choose: 1...1, items: [option])]
    return dish
  }

  @Test(arguments: Allergen.groups, InterfaceLanguage.allCases)
  func theOneThatIsOpenIsNamed(allergen: Allergen, language: InterfaceLanguage) throws {
    let details = try #require(
      presenter(dish(leavingOpen: AllergenSet(allergen)), language)
        .details(forRow: 0, inSection: 0))
    let name = language.name(of: allergen)
    switch language {
    case .italian:
      #expect(details.allergenWarning == "nessuna dichiarazione su \(name) · chiedere al personale")
      #expect(details.allergens == "Nessuna dichiarazione su \(name), chiedere al personale.")
    case .english:
      #expect(details.allergenWarning == "nothing stated about \(name) · ask the staff")
      #expect(details.allergens == "Nothing stated about \(name), ask the staff.")
    case .german, .french, .spanish:
      #expect(details.allergenWarning.contains(name))
      #expect(details.allergens.contains(name))
    }
  }

  @Test func severalAreNamedInOneBreath() throws {
    let dish = dish(leavingOpen: [.milk, .eggs])
    let details = try #require(presenter(dish, .italian).details(forRow: 0, inSection: 0))
    #expect(
      details.allergenWarning == "nessuna dichiarazione su uova, latte · chiedere al personale")
    #expect(details.allergens == "Nessuna dichiarazione su uova, latte, chiedere al personale.")
  }

  @Test func manyAreNotNamed() throws {
    for (open, isNamed) in [([.milk, .eggs, .fish], true), ([.milk, .eggs, .fish, .soy], false)]
      as [(AllergenSet, Bool)]
    {
      let details = try #require(
        presenter(dish(leavingOpen: open), .italian).details(forRow: 0, inSection: 0))
      #expect((details.allergenWarning == "chiedere al personale") == !isNamed)
      // A page has room for more than a line: a table beside it says of the others what they are.
      #expect(!details.allergens.hasPrefix("Allergeni non dichiarati: "))
    }
    let half = AllergenSet(Allergen.groups.prefix(8))
    let details = try #require(
      presenter(dish(leavingOpen: half), .italian).details(forRow: 0, inSection: 0))
    #expect(details.allergens.hasPrefix("Allergeni non dichiarati: "))
  }

  @Test func whatAnIngredientLeavesOpenIsNamedToo() throws {
    var dish = Dish.fixture(name: "Zuppa", price: "4.50")
    dish.ingredients = [Ingredient(name: "latte")]
    dish.allergens = AllergenStatement(isComplete: true)
    let details = try #require(presenter(dish, .italian).details(forRow: 0, inSection: 0))
    #expect(details.allergenWarning == "nessuna dichiarazione su latte · chiedere al personale")
  }

  @Test func whatSaysNothingKeepsItsWordsAndWhatWarnsNamesTheFewToo() throws {
    let silent = try #require(
      presenter(Dish.fixture(name: "Zuppa"), .italian).details(forRow: 0, inSection: 0))
    #expect(silent.allergenWarning == "chiedere al personale")
    let warned = dish(leavingOpen: [.milk], contains: [.fish])
    let details = try #require(presenter(warned, .italian).details(forRow: 0, inSection: 0))
    #expect(
      details.allergenWarning
        == "pesce · nessuna dichiarazione su latte · chiedere al personale")
  }

  @Test(arguments: Allergen.groups, [InterfaceLanguage.italian, .english])
  func aRowHasAShortFormOfIt(allergen: Allergen, language: InterfaceLanguage) {
    var query = MenuQuery()
    query.filter.without = AllergenSet(allergen)
    query.filter.showsUndeclared = true
    let name = language.name(of: allergen)
    let row = row(presenter(dish(leavingOpen: AllergenSet(allergen)), language, query))
    #expect(row == (language == .italian ? "chiedere: \(name)" : "ask: \(name)"))
    let silent = self.row(presenter(Dish.fixture(name: "Zuppa"), language, query))
    #expect(silent == (language == .italian ? "chiedere al personale" : "ask the staff"))
  }

  private func presenter(
    _ dish: Dish, _ language: InterfaceLanguage, _ query: MenuQuery = MenuQuery()
  ) -> MenuPresenter {
    var menu = Menu()
    menu.other = [dish]
    return MenuPresenter(
      MenuSession(
        dataSource: MenuDataSource(menu: menu, language: language.language), query: query))
  }

  private func row(_ presenter: MenuPresenter) -> String? {
    let cell = MenuCellSpy()
    presenter.configure(cell: cell, forRow: 0, inSection: 0)
    return cell.allergenWarning
  }
}
