import MenuCore
import Testing

/// Menus built in memory promise no more than the same menus in a file.
struct SettlingTests {
  private static var vegan: Dish {
    var dish = Dish(name: "Verde")
    dish.diets = [.vegan]
    dish.allergens = AllergenStatement(isComplete: true)
    dish.ingredients = [Ingredient(name: "mozzarella"), Ingredient(name: "noci")]
    return dish
  }

  @Test("a data source settles an unsettled menu")
  func dataSource() {
    let source = MenuDataSource(menu: Menu(pizzas: [Pizza(Self.vegan)]))
    #expect(source.dish(forRow: 0, inSection: 0)?.diets == [])
    #expect(source.item(forRow: 0, inSection: 0)?.diets == [])
    let found = source.matching(MenuQuery(filter: QueryFilter(without: [.nuts], diets: [.vegan])))
    #expect(found.counts.shown == 0)
  }

  @Test("a data source of pizzas and a row of one pizza settle them")
  func pizzas() {
    let source = MenuDataSource(pizzas: [Pizza(Self.vegan)])
    #expect(source.item(forRow: 0, inSection: 0)?.diets == [])
    #expect(MenuItem(pizza: Pizza(Self.vegan)).diets == [])
    #expect(MenuItem(pizza: Pizza(Self.vegan)).allergens.state(of: .nuts) == .notStated)
  }

  @Test(
    "an unread allergen word withdraws the promises beside it, as in a file",
    arguments: 0..<4)
  func unreadWarning(place: Int) throws {
    var unread = AllergenStatement()
    unread.unread = ["PINOLI"]
    var dish = Dish(name: "Zuppa", allergens: AllergenStatement(isComplete: true), diets: [.vegan])
    switch place {
    case 0: dish.allergens.unread = unread.unread
    case 1: dish.sizes = [DishSize(name: "maxi", allergens: unread)]
    case 2: dish.ingredients = [Ingredient(name: "sugo", allergens: unread)]
    default:
      unread.isComplete = true
      dish.addOns = [AddOnGroup(items: [AddOn(name: "sugo", allergens: unread)])]
    }
    let settled = Menu(pizzas: [Pizza(dish)]).settled()
    #expect(settled.findings.map(\.finding.kind) == [.unreadWarning("PINOLI")])
    #expect(settled.findings.map(\.description) == ["“Zuppa”: \"PINOLI\" is not known"])
    let zuppa = try #require(settled.menu.dishes.first)
    #expect(zuppa.isPromising == (place == 3))
    #expect(zuppa.addOns.first?.items[0].allergens.isComplete != true)
    // The same menu in a file promises as much.
    let read = try MenuReader.read(MenuWriter.json(of: Menu(pizzas: [Pizza(dish)]))).menu
    #expect(read.dishes.first?.isPromising == zuppa.isPromising)
  }

  @Test("settling reports its findings once")
  func findings() {
    let settled = Menu(pizzas: [Pizza(Self.vegan)]).settled()
    #expect(
      settled.findings.map(\.finding.kind) == [
        .contradictedPromise(by: "mozzarella", .milk),
        .contradictedPromise(by: "noci", .walnut),
        .dietBesideIngredient(.vegan, "mozzarella"),
      ])
    #expect(settled.findings.allSatisfy { $0.list == .pizzas && $0.index == 0 })
    #expect(settled.menu.settled().findings.isEmpty)
    #expect(settled.menu.settled().menu == settled.menu)
  }

  @Test("a changed menu is settled again")
  func change() throws {
    var menu = try MenuReader.read(#"{"pizzas":[{"name":"A","allergens":"none"}]}"#).menu
    #expect(
      MenuDataSource(menu: menu).dish(forRow: 0, inSection: 0)?.state(of: .milk) == .notAnIngredient
    )
    menu[.pizzas][0].ingredients.append(Ingredient(name: "latte"))
    #expect(
      MenuDataSource(menu: menu).dish(forRow: 0, inSection: 0)?.state(of: .milk) == .notStated)
    var noted = try MenuReader.read(#"{"pizzas":[{"name":"A","allergens":"none"}]}"#).menu
    noted.notes = ["in cucina si usa latte"]
    #expect(
      MenuDataSource(menu: noted).dish(forRow: 0, inSection: 0)?.state(of: .milk) == .notStated)
  }
}
