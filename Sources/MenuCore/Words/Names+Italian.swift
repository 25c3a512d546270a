extension Allergen {
  /// Its name in Italian, for a kind without its group: `frumento`, not `glutine (frumento)`.
  var italianName: String {
    switch self {
    case .gluten: "glutine"
    case .wheat: "frumento"
    case .rye: "segale"
    case .barley: "orzo"
    case .oats: "avena"
    case .crustaceans: "crostacei"
    case .eggs: "uova"
    case .fish: "pesce"
    case .peanuts: "arachidi"
    case .soy: "soia"
    case .milk: "latte"
    case .nuts: "frutta a guscio"
    case .almond: "mandorle"
    case .hazelnut: "nocciole"
    case .walnut: "noci"
    case .cashew: "anacardi"
    case .pecan: "noci pecan"
    case .brazil: "noci del Brasile"
    case .pistachio: "pistacchi"
    case .macadamia: "noci macadamia"
    case .celery: "sedano"
    case .mustard: "senape"
    case .sesame: "sesamo"
    case .sulphites: "solfiti"
    case .lupin: "lupini"
    case .molluscs: "molluschi"
    }
  }
}

extension Diet {
  /// Its name in Italian, as it agrees with `pizza`.
  var italianName: String {
    switch self {
    case .vegetarian: "vegetariana"
    case .vegan: "vegana"
    case .pescatarian: "pescetariana"
    case .halal: "halal"
    case .kosher: "kosher"
    case .hindu: "indù"
    case .glutenFree: "senza glutine"
    case .lowLactose: "a basso contenuto di lattosio"
    case .lactoseFree: "senza lattosio"
    case .dairyFree: "senza latticini"
    case .diabetic: "per diabetici"
    case .lowCalorie: "ipocalorica"
    case .lowFat: "a basso contenuto di grassi"
    case .lowSalt: "a basso contenuto di sale"
    case .organic: "biologica"
    }
  }

  /// Its name in Italian behind a dish that may be of any gender.
  var italianNameOfAny: String {
    switch self {
    case .vegetarian: "per vegetariani"
    case .vegan: "per vegani"
    case .pescatarian: "per pescetariani"
    case .lowCalorie: "a basso contenuto calorico"
    case .organic: "bio"
    default: italianName
    }
  }
}

extension MenuList {
  /// Its title in Italian.
  var italianName: String {
    switch self {
    case .pizzas: "Pizze"
    case .beverages: "Bevande"
    case .desserts: "Dolci"
    case .other: "Altro"
    }
  }
}

extension Dish.Serving {
  /// Its name in Italian.
  var italianName: String {
    switch self {
    case .draught: "alla spina"
    case .bottle: "in bottiglia"
    case .can: "in lattina"
    case .glass: "al bicchiere"
    }
  }
}

extension PizzaBase {
  /// Its name in Italian.
  var italianName: String {
    switch self {
    case .red: "rossa"
    case .white: "bianca"
    }
  }
}

extension PriceUnit {
  /// The words behind a price in Italian.
  var italianName: String {
    switch self {
    case .piece: "al pezzo"
    case .person: "a persona"
    }
  }
}

/// The words of Italian besides names.
extension Words {
  static let italian = Words(
    language: "it", noName: "(senza nome)",
    from: "da", free: "gratis", homemade: "fatto in casa")
}
