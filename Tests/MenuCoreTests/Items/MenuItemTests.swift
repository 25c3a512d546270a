import OldMenuCore
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct MenuItemTests {
  @Test func aPizzaShowsItsName() {
    #expect(MenuItem(pizza: Pizza(name: "Margherita")).title == "Margherita")
  }

  @Test func eachOfTheFourKnowsItsList() {
    #expect(MenuItem(pizza: .fixture()).list == .pizzas)
    #expect(MenuItem(beverage: .fixture()).list == .beverages)
    #expect(MenuItem(dessert: .fixture()).list == .desserts)
    #expect(MenuItem(dish: .fixture()).list == .other)
  }

  @Test func itsTextsAreInTheLanguageOfTheContext() {
    var pizza = Pizza.fixture()
    pizza.dish.name = ["it": "Ai funghi", "en": "Mushrooms"]
    pizza.dish.description = ["it": "buona", "en": "good"]
    pizza.dish.ingredients = [Ingredient(name: ["it": "funghi", "en": "mushrooms"])]
    pizza.dish.notes = [["it": "nota", "en": "note"]]
    let item = MenuItem(pizza: pizza, in: MenuContext(language: "en", fileLanguage: "it"))
    #expect(item.title == "Mushrooms")
    #expect(item.description == "good")
    #expect(item.ingredients == ["mushrooms"])
    #expect(item.notes == ["note"])
  }

  @Test func aNamelessDishSaysSo() {
    let blank = Dish(name: "  ")
    #expect(MenuItem(dish: blank).title == "(no name)")
    #expect(MenuItem(dish: blank, in: MenuContext(language: "it")).title == "(senza nome)")
  }

  @Test func frozenIngredientsHaveAStar() {
    var dish = Dish.fixture()
    dish.ingredients = [
      Ingredient(name: "gamberi", isFrozen: true), Ingredient(name: "cozze*", isFrozen: true),
      Ingredient(name: "vongole"),
    ]
    let item = MenuItem(dish: dish)
    #expect(item.ingredients == ["gamberi*", "cozze*", "vongole"])
    #expect(item.isFrozen)
    #expect(!MenuItem(dish: .fixture()).isFrozen)
  }

  /// What stands behind a star in one language is no fresher in another.
  @Test func aStarInOneLanguageIsOneInAll() throws {
    let menu = try MenuReader.read(
      #"""
      {"languages": ["it", "en"], "other": [{"name": "A", "ingredients": [
        {"it": "porcini*", "en": "porcini mushrooms"}, {"it": "cozze**", "en": "mussels*"},
        {"it": "timo", "en": "thyme"}, "olive*"]}]}
      """#
    ).menu
    let english = MenuItem(dish: menu.other[0], in: MenuContext(language: "en"))
    #expect(english.ingredients == ["porcini mushrooms*", "mussels*", "thyme", "olive*"])
  }

  @Test func theSummaryIsWhatIsInTheDish() {
    var dish = Dish.fixture()
    #expect(MenuItem(dish: dish).summary == "")
    dish.description = "sei pezzi"
    #expect(MenuItem(dish: dish).summary == "sei pezzi")
    dish.ingredients = [Ingredient(name: "olive"), Ingredient(name: "carne")]
    #expect(MenuItem(dish: dish).summary == "olive, carne")
  }

  @Test func theSummaryOfABeverageIsItsDetails() {
    var beer = Beverage(
      .fixture(), volumeMl: 400, alcoholPercent: "4.7".amount, serving: .draught)
    beer.dish.description = "bionda"
    let item = MenuItem(beverage: beer, in: MenuContext(language: "it"))
    #expect(item.details == ["40 cl", "alla spina", "4,7 % vol"])
    #expect(item.summary == "40 cl, alla spina, 4,7 % vol, bionda")
  }

  @Test(arguments: [(750, "75 cl"), (1000, "1 l"), (1500, "1,5 l"), (25, "25 ml"), (20, "2 cl")])
  func aVolumeIsShownInItsUsualUnit(volume: Int, text: String) {
    let item = MenuItem(
      beverage: Beverage(.fixture(), volumeMl: volume), in: MenuContext(language: "it"))
    #expect(item.details == [text])
  }

  @Test func theDetailsOfPizzasAndDesserts() {
    let pizza = Pizza(.fixture(), base: "bianca", dough: "integrale")
    #expect(MenuItem(pizza: pizza).details == ["bianca", "integrale"])
    let white = MenuItem(pizza: Pizza(.fixture(), base: "white"), in: .init(language: "it"))
    #expect(white.details == ["bianca"])
    let dessert = Dessert(.fixture(), isHomemade: true)
    #expect(MenuItem(dessert: dessert).details == ["homemade"])
  }

  @Test func sizesShowTheirPricesAndMeasures() {
    var dish = Dish.fixture()
    dish.sizes = [
      DishSize(name: "normale", price: Price(.exactly("7.00".amount))),
      DishSize(name: "maxi", price: Price(.exactly("11.50".amount)), diameterCm: 45),
      DishSize(name: "caraffa", volumeMl: 500, calories: 200),
    ]
    let item = MenuItem(
      dish: dish, in: MenuContext(language: "it", currency: Currency(code: "EUR")))
    // What the carafe costs is not stated, so no highest price is.
    #expect(item.price == "da 7,00\u{A0}€")
    #expect(item.sizes.map(\.name) == ["normale", "maxi", "caraffa"])
    #expect(item.sizes.map(\.price) == ["7,00\u{A0}€", "11,50\u{A0}€", nil])
    #expect(item.sizes.map(\.details) == [[], ["45 cm"], ["50 cl", "200 kcal"]])
  }

  @Test func addOnsKeepTheirOwnStatements() {
    var dish = Dish.fixture()
    dish.allergens = .init(contains: [.gluten])
    let extra = AddOn(
      name: "bufala", price: Price(.exactly("2.50".amount)), allergens: .init(contains: [.milk]))
    dish.addOns = [AddOnGroup(title: "Aggiunte", choose: 0...2, items: [extra])]
    let item = MenuItem(
      dish: dish, in: MenuContext(language: "it", currency: Currency(code: "EUR")))
    #expect(item.allergens == .init(contains: [.gluten]))
    #expect(item.addOns.map(\.title) == ["Aggiunte"])
    #expect(item.addOns.first?.items.first?.name == "bufala")
    #expect(item.addOns.first?.items.first?.surcharge == "+2,50\u{A0}€")
    #expect(item.addOns.first?.items.first?.allergens == .init(contains: [.milk]))
  }

  @Test func theRestIsTakenOver() {
    var dish = Dish.fixture()
    (dish.id, dish.number, dish.isSoldOut, dish.spiciness) = ("mare", "10", true, 2)
    (dish.calories, dish.diets) = (840, [.vegan, .glutenFree])
    dish.price = Price(.exactly("7".amount), was: "9".amount)
    let item = MenuItem(dish: dish)
    #expect(item.id == "mare")
    #expect(item.number == "10")
    #expect(item.isSoldOut)
    #expect(item.spiciness == 2)
    #expect(item.details == ["840 kcal"])
    #expect(item.diets == [.vegetarian, .vegan, .pescatarian, .glutenFree])
    #expect(item.price == "7")
    #expect(item.previousPrice == "9")
  }
}
