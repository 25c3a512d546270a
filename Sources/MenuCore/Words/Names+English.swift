extension Allergen {
  /// Its name in English, for a kind without its group: `wheat`, not `gluten (wheat)`.
  var englishName: String {
    switch self {
    case .gluten: "gluten"
    case .wheat: "wheat"
    case .rye: "rye"
    case .barley: "barley"
    case .oats: "oats"
    case .crustaceans: "crustaceans"
    case .eggs: "eggs"
    case .fish: "fish"
    case .peanuts: "peanuts"
    case .soy: "soybeans"
    case .milk: "milk"
    case .nuts: "nuts"
    case .almond: "almonds"
    case .hazelnut: "hazelnuts"
    case .walnut: "walnuts"
    case .cashew: "cashews"
    case .pecan: "pecan nuts"
    case .brazil: "Brazil nuts"
    case .pistachio: "pistachio nuts"
    case .macadamia: "macadamia nuts"
    case .celery: "celery"
    case .mustard: "mustard"
    case .sesame: "sesame seeds"
    case .sulphites: "sulphites"
    case .lupin: "lupin"
    case .molluscs: "molluscs"
    }
  }
}

extension Diet {
  /// Its name in English.
  var englishName: String {
    switch self {
    case .vegetarian: "vegetarian"
    case .vegan: "vegan"
    case .pescatarian: "pescatarian"
    case .halal: "halal"
    case .kosher: "kosher"
    case .hindu: "Hindu"
    case .glutenFree: "gluten-free"
    case .lowLactose: "low-lactose"
    case .lactoseFree: "lactose-free"
    case .dairyFree: "dairy-free"
    case .diabetic: "for diabetics"
    case .lowCalorie: "low-calorie"
    case .lowFat: "low-fat"
    case .lowSalt: "low-salt"
    case .organic: "organic"
    }
  }
}

extension MenuList {
  /// Its title in English.
  var englishName: String {
    switch self {
    case .pizzas: "Pizzas"
    case .beverages: "Beverages"
    case .desserts: "Desserts"
    case .other: "Other"
    }
  }
}

extension Dish.Serving {
  /// Its name in English.
  var englishName: String {
    switch self {
    case .draught: "on draught"
    case .bottle: "bottle"
    case .can: "can"
    case .glass: "by the glass"
    }
  }
}

extension PizzaBase {
  /// Its name in English.
  var englishName: String {
    switch self {
    case .red: "red"
    case .white: "white"
    }
  }
}

extension PriceUnit {
  /// The words behind a price in English.
  var englishName: String {
    switch self {
    case .piece: "each"
    case .person: "per person"
    }
  }
}

/// The words of English besides names.
extension Words {
  static let english = Words(
    language: "en", noName: "(no name)",
    from: "from", free: "free", homemade: "homemade")
}
