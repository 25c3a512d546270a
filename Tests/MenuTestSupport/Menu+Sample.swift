public import OldMenuCore
public import OldMenuPresentation

extension Menu {
  /// A small menu in Italian and English with something of everything a screen shows.
  public static func sample() -> Menu {
    var menu = Menu()
    menu.name = "Da Giuseppe"
    menu.language = "it"
    menu.currency = Currency(code: "EUR")
    menu.cover = "2.00".amount
    menu.notes = [["it": "* prodotto surgelato", "en": "* frozen product"]]
    menu.groups = [
      DishGroup(id: "classiche", title: ["it": "Le classiche", "en": "Classics"]),
      DishGroup(id: "bianche", title: ["it": "Le bianche", "en": "White pizzas"]),
    ]
    menu.pizzas = [.marinara, .margherita, .diavola, .tartufo, .mare]
    menu.beverages = [
      Beverage(.fixture(name: "Acqua", price: "2"), volumeMl: 750),
      Beverage(.fixture(name: "Birra", price: "4.50"), alcoholPercent: "4.7".amount),
    ]
    menu.desserts = [Dessert(.fixture(name: "Tiramisù", price: "5.50"), isHomemade: true)]
    menu.other = [.olive]
    return menu
  }
}

extension Pizza {
  fileprivate static var marinara: Pizza {
    var dish = Dish.fixture(name: "Marinara", group: "classiche", number: "1", price: "6.00")
    dish.ingredients = ["pomodoro", "aglio", "origano", "olio extravergine"].map {
      Ingredient(name: $0)
    }
    dish.diets = [.vegan]
    dish.allergens = AllergenStatement(contains: [.wheat], isComplete: true)
    return Pizza(dish)
  }

  fileprivate static var margherita: Pizza {
    var dish = Dish.fixture(name: "Margherita", group: "classiche", number: "2")
    dish.id = "margherita"
    dish.ingredients = [
      Ingredient(name: ["it": "pomodoro", "en": "tomato"]),
      Ingredient(name: ["it": "fior di latte", "en": "mozzarella"]),
      Ingredient(name: ["it": "basilico", "en": "basil"]),
    ]
    dish.sizes = [
      DishSize(name: ["it": "normale", "en": "regular"], price: Price(.exactly("7.00".amount))),
      DishSize(name: "maxi", price: Price(.exactly("11.50".amount)), diameterCm: 45),
    ]
    dish.diets = [.vegetarian]
    dish.allergens = AllergenStatement(contains: [.wheat, .milk], mayContain: [.nuts])
    dish.addOns = [
      AddOnGroup(items: [
        AddOn(
          name: "bufala", price: Price(.exactly("2.50".amount)),
          allergens: AllergenStatement(contains: [.milk]))
      ])
    ]
    return Pizza(dish)
  }

  fileprivate static var diavola: Pizza {
    var dish = Dish.fixture(name: "Diavola", group: "classiche", number: "4", price: "9.00")
    dish.ingredients = ["pomodoro", "fior di latte", "salame piccante"].map { Ingredient(name: $0) }
    dish.spiciness = 2
    return Pizza(dish)
  }

  fileprivate static var tartufo: Pizza {
    var dish = Dish.fixture(name: "Tartufo", group: "bianche", number: "9", price: "12.00")
    dish.ingredients = ["fior di latte", "crema di tartufo", "funghi porcini"].map {
      Ingredient(name: $0)
    }
    dish.diets = [.vegetarian]
    dish.isSoldOut = true
    return Pizza(dish)
  }

  fileprivate static var mare: Pizza {
    var dish = Dish.fixture(name: "Mare", group: "bianche", number: "10", price: "13.00")
    dish.ingredients = [
      Ingredient(name: "gamberi", isFrozen: true), Ingredient(name: "cozze"),
      Ingredient(name: "vongole"),
    ]
    dish.allergens = AllergenStatement(contains: [.gluten, .crustaceans, .molluscs])
    return Pizza(dish)
  }
}

extension Dish {
  fileprivate static var olive: Dish {
    var dish = Dish.fixture(name: "Olive all'ascolana")
    dish.price = Price(.exactly("1.00".amount), per: "piece")
    dish.description = ["it": "ripiene di carne", "en": "stuffed with meat"]
    return dish
  }
}

extension MenuSession {
  /// A session of the sample, in Italian unless it is asked for otherwise.
  public static func sample(
    _ query: MenuQuery = MenuQuery(), in language: Language = "it"
  ) -> MenuSession {
    MenuSession(dataSource: MenuDataSource(menu: .sample(), language: language), query: query)
  }
}
