@testable import MenuCore
import Testing

/// Extras: no dish is made with them, but they are on the menu.
struct ExtraTests {
  private var menu: MenuDataSource {
    var carbonara = Dish(name: "Carbonara")
    var yolk = AddOn(name: ["it": "tuorlo", "de": "Eigelb"])
    yolk.allergens = AllergenStatement(contains: [.eggs])
    carbonara.addOns = [AddOnGroup(items: [yolk, AddOn(name: "pepe nero")])]
    var custard = Dish(name: "Crema")
    custard.allergens = AllergenStatement(contains: [.eggs])
    return MenuDataSource(pizzas: [Pizza(carbonara), Pizza(name: "Marinara"), Pizza(custard)])
  }

  @Test(
    "a word that only an extra has shows the dishes with that extra",
    arguments: ["tuorlo", "Eigelb", "nero"])
  func word_thatOnlyAnExtraHas_showsTheDishesWithIt(_ typed: String) {
    let found = menu.asked(typed)
    #expect(found.titles == ["Carbonara"] && found.notice == .extra(typed))
  }

  @Test("a dish that has the word takes precedence over an extra")
  func word_thatADishHas_isNotSearchedInExtras() {
    var pepper = Dish(name: "Cacio e pepe")
    pepper.ingredients = [Ingredient(name: "pepe nero")]
    let found = MenuDataSource(pizzas: menu.menu.pizzas.map { Pizza($0) } + [Pizza(pepper)]).asked(
      "nero")
    #expect(found.titles == ["Cacio e pepe"] && found.notice == nil)
  }

  @Test("an extra that a filter hides is not found")
  func extra_thatAFilterHides_isNotFound() {
    let found = menu.asked("tuorlo, senza uova")
    #expect(found.titles.isEmpty && found.notice != .extra("tuorlo"))
  }
}
