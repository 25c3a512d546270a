import MenuCore
import Testing

/// Rows: the only place that turns a dish into what is shown.
struct MenuItemTests {
  private let italian = MenuContext(language: "it")

  @Test("a row has the base, dough and calories of its pizza as details")
  func pizza_withBaseAndDough_hasThemAmongItsDetails() {
    var dish = Dish(name: ["it": "Bufala", "en": "Buffalo"])
    dish.calories = 900
    dish.number = "12"
    dish.id = "b"
    dish.spiciness = 2
    dish.isSoldOut = true
    dish.notes = ["oggi"]
    dish.base = "white"
    dish.dough = "integrale"
    let item = MenuItem(pizza: Pizza(dish), in: italian)
    let details = ["base: bianca", "impasto: integrale", "900 kcal"]
    #expect(item.title == "Bufala" && item.details == details)
    #expect(item.number == "12" && item.dishID == "b" && item.spiciness == 2)
    #expect(item.isSoldOut && item.notes == ["oggi"])
    #expect(item.summary == details.joined(separator: ", "))
  }

  @Test(
    "the base and the dough have a label unless their text names it",
    arguments: [
      ("it", "gialla", "base: gialla", "impasto: gialla"),
      ("it", "Base bianca", "Base bianca", "impasto: Base bianca"),
      ("fr", "white", "base blanche", "pâte: white"), ("es", "red", "base roja", "masa: red"),
      ("de", "Vollkornteig", "Basis: Vollkornteig", "Vollkornteig"),
      ("en", "white", "base: white", "dough: white"),
    ])
  func base_andDough_haveALabel(language: String, text: String, base: String, dough: String) {
    var dish = Dish(name: "A")
    dish.base = LocalizedText(text)
    dish.dough = LocalizedText(text)
    let item = MenuItem(dish: dish, in: MenuContext(language: Language(language)))
    #expect(item.details == [base, dough])
  }

  @Test(
    "the volume of a beverage is written in ml, cl or l as usual",
    arguments: [
      (330, "33 cl"), (750, "75 cl"), (25, "2,5 cl"), (275, "27,5 cl"), (1000, "1 l"),
      (1500, "1,5 l"),
      (1255, "1,255 l"),
      (20, "2 cl"),
    ])
  func beverage_withAVolume_hasItInTheUsualUnit(_ volume: Int, _ text: String) {
    var beer = Dish(name: "Birra")
    beer.volumeMl = volume
    beer.alcoholPercent = Amount("4.7")
    beer.serving = .draught
    let item = MenuItem(dish: beer, of: .beverages, in: italian)
    #expect(item.details.first == text && item.details.contains("4,7 % vol"))
    #expect(item.list == .beverages && item.details.count == 3)
  }

  @Test("a homemade dessert says so")
  func dessert_ofTheHouse_saysSo() {
    var dish = Dish(name: "Torta")
    #expect(MenuItem(dish: dish, of: .desserts).details.isEmpty)
    dish.isHomemade = true
    let cake = MenuItem(dish: dish, of: .desserts, in: italian)
    #expect(cake.details == ["fatto in casa"] && cake.list == .desserts)
  }

  @Test("the summary is the ingredients, else the description; a star marks frozen")
  func summary_ofIngredients_hasNoDetails() {
    var dish = Dish(name: "a")
    dish.description = "Buona"
    #expect(MenuItem(dish: dish).summary == "Buona")
    dish.ingredients = [
      Ingredient(name: "funghi", isFrozen: true), Ingredient(name: "olive*", isFrozen: true),
    ]
    let item = MenuItem(dish: dish)
    #expect(item.summary == "funghi*, olive*" && item.isFrozen && item.title == "a")
    dish.isFrozen = true
    #expect(MenuItem(dish: dish).title == "a*")
  }

  @Test("a size has its own statement only if it differs from the dish, which warns for all sizes")
  func size_withItsOwnStatement_isDistinct() {
    var dish = Dish(name: "a")
    dish.sizes = [
      DishSize(name: "maxi", allergens: .init(contains: [.milk])), DishSize(name: "mini"),
    ]
    dish.sizes[0].diameterCm = 45
    dish.sizes[0].calories = 900
    dish.sizes[1].volumeMl = 200
    let item = MenuItem(dish: dish, in: italian)
    #expect(item.sizes.map(\.details) == [["45 cm", "900 kcal"], ["20 cl"]])
    #expect(item.sizes[0].allergens == nil && item.sizes[1].allergens?.saysNothing == true)
    #expect(item.allergens.state(of: .milk) == .contains)
  }

  @Test("add-ons keep their group, place and surcharge, and lose a contradicted diet")
  func addOns_inGroups_keepTheirPlacesAndPrices() {
    var dish = Dish(name: "a")
    dish.addOns = [
      AddOnGroup(
        title: "Salse", choose: 1...2,
        items: [
          AddOn(
            name: "aioli", price: Price(.exactly(1)), allergens: .init(contains: [.eggs]),
            diets: [.vegan, .vegetarian]),
          AddOn(name: "ketchup"),
        ])
    ]
    let group = MenuItem(dish: dish, in: italian).addOns[0]
    #expect(group.title == "Salse" && group.choose == 1...2 && group.items.map(\.index) == [0, 1])
    #expect(group.items.map(\.surcharge) == ["+1", nil])
    #expect(group.items[0].diets == [], "eggs contradict vegan, which withdraws all")
  }

  @Test("a row without a menu is identified by its list and position 0")
  func row_withoutAMenu_isIdentifiedByItsList() {
    #expect(MenuItem(list: .desserts, title: "Torta").index == .init(list: .desserts, position: 0))
  }

  @Test("unread words of a dish are shown with its item, and not once more with each size")
  func unreadWords() {
    var dish = Dish(name: "a")
    dish.allergens.unread = ["x", "y"]
    var ofSize = AllergenStatement(contains: [.milk])
    ofSize.unread = ["y", "z"]
    dish.sizes = [
      DishSize(name: "s"), DishSize(name: "m", allergens: ofSize),
      DishSize(name: "l", allergens: AllergenStatement(contains: [.milk])),
    ]
    let item = MenuItem(dish: dish, in: italian)
    #expect(item.allergens.unread == ["x", "y", "z"])
    #expect(item.sizes.map(\.allergens?.unread) == [[], ["y", "z"], nil])
    #expect(dish.statements.map(\.unread) == [["x", "y"], ["x", "y", "y", "z"], ["x", "y"]])
  }
}
