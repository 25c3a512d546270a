import MenuCore
import MenuPresentation
import MenuTesting
import Testing

/// The presenter between rows and views.
struct MenuPresenterTests {
  private let menu: Menu = {
    var menu = Menu(pizzas: [Pizza(name: "Marinara")])
    menu.language = "it"
    menu.pizzas[0].allergens.contains = [.gluten]
    return menu
  }()

  private final class Cell: MenuCell {
    var allergens = ""
    func display(title: String) {}
    func display(allergens: String) { self.allergens = allergens }
  }

  @Test("the words follow the language of another data source")
  func language() {
    let presenter = MenuPresenter(MenuDataSource(menu: menu, language: "it"))
    let cell = Cell()
    presenter.configure(cell: cell, forRow: 0, inSection: 0)
    #expect(cell.allergens.hasPrefix("Contiene glutine"))
    presenter.dataSource = MenuDataSource(menu: menu, language: "en")
    presenter.configure(cell: cell, forRow: 0, inSection: 0)
    #expect(cell.allergens.hasPrefix("Contains gluten"))
  }

  @Test("rows are values, and a section that does not exist has none")
  func rows() {
    let presenter = MenuPresenter(MenuDataSource(menu: menu, language: "en"))
    #expect(presenter.rows(inSection: 0).map(\.title) == ["Marinara"])
    #expect(presenter.rows(inSection: -1).isEmpty && presenter.rows(inSection: .max).isEmpty)
  }

  @Test(
    "a diet agrees with the gender of pizza, and has a neutral form for other dishes",
    arguments: [
      (InterfaceLanguage.italian, Diet.vegan, "vegana", "per vegani"),
      (.italian, .organic, "biologica", "bio"),
      (.italian, .glutenFree, "senza glutine", "senza glutine"),
      (.french, .vegetarian, "végétarienne", "pour végétariens"),
      (.french, .vegan, "végane", "végane"),
      (.spanish, .vegetarian, "vegetariana", "para vegetarianos"),
      (.spanish, .lowFat, "baja en grasas", "con poca grasa"), (.german, .vegan, "vegan", "vegan"),
    ])
  func diets(language: InterfaceLanguage, diet: Diet, ofPizza: String, ofDrink: String) throws {
    var dish = Dish(name: "X")
    dish.diets = DietSet(diet)
    for list in [MenuList.pizzas, .beverages, .desserts] {
      let expected = list == .pizzas ? ofPizza : ofDrink
      var menu = Menu()
      menu[list] = [dish]
      let source = MenuDataSource(menu: menu, words: language)
      let section = try #require(source.sections.firstIndex { !$0.rows.isEmpty })
      let item = try #require(source.item(forRow: 0, inSection: section))
      #expect(Strings[language].signs(of: item) == [expected])
    }
  }

  @Test("the words for a diet on any dish can be typed")
  func typedDiets() {
    for language in InterfaceLanguage.allCases {
      for list in [MenuList.pizzas, .other] {
        for diet in Diet.allCases {
          var dish = Dish(name: "X")
          dish.diets = DietSet(diet)
          dish.allergens = AllergenStatement(isComplete: true)
          var menu = Menu()
          menu[list] = [dish]
          let source = MenuDataSource(menu: menu, words: language)
          for item in source.sections.flatMap({ Array($0.rows) }) {
            for mark in Strings[language].signs(of: item) {
              let found = source.matching(MenuQuery().typing(mark, in: language))
              #expect(found.counts.shown == 1 && found.notice == nil, "\(mark)")
            }
          }
        }
      }
    }
  }
}
