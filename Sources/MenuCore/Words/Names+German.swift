extension Allergen {
  /// Its name in German, for a kind without its group: `Weizen`, not `Gluten (Weizen)`.
  var germanName: String {
    switch self {
    case .gluten: "Gluten"
    case .wheat: "Weizen"
    case .rye: "Roggen"
    case .barley: "Gerste"
    case .oats: "Hafer"
    case .crustaceans: "Krebstiere"
    case .eggs: "Eier"
    case .fish: "Fisch"
    case .peanuts: "Erdnüsse"
    case .soy: "Soja"
    case .milk: "Milch"
    case .nuts: "Schalenfrüchte"
    case .almond: "Mandeln"
    case .hazelnut: "Haselnüsse"
    case .walnut: "Walnüsse"
    case .cashew: "Cashewnüsse"
    case .pecan: "Pecannüsse"
    case .brazil: "Paranüsse"
    case .pistachio: "Pistazien"
    case .macadamia: "Macadamianüsse"
    case .celery: "Sellerie"
    case .mustard: "Senf"
    case .sesame: "Sesam"
    case .sulphites: "Sulfite"
    case .lupin: "Lupinen"
    case .molluscs: "Weichtiere"
    }
  }
}

extension Diet {
  /// Its name in German.
  var germanName: String {
    switch self {
    case .vegetarian: "vegetarisch"
    case .vegan: "vegan"
    case .pescatarian: "pescetarisch"
    case .halal: "halal"
    case .kosher: "koscher"
    case .hindu: "hinduistisch"
    case .glutenFree: "glutenfrei"
    case .lowLactose: "laktosearm"
    case .lactoseFree: "laktosefrei"
    case .dairyFree: "milchfrei"
    case .diabetic: "für Diabetiker"
    case .lowCalorie: "kalorienarm"
    case .lowFat: "fettarm"
    case .lowSalt: "salzarm"
    case .organic: "bio"
    }
  }
}

extension MenuList {
  /// Its title in German.
  var germanName: String {
    switch self {
    case .pizzas: "Pizzen"
    case .beverages: "Getränke"
    case .desserts: "Desserts"
    case .other: "Sonstiges"
    }
  }
}

extension Dish.Serving {
  /// Its name in German.
  var germanName: String {
    switch self {
    case .draught: "vom Fass"
    case .bottle: "in der Flasche"
    case .can: "in der Dose"
    case .glass: "im Glas"
    }
  }
}

extension PizzaBase {
  /// Its name in German.
  var germanName: String {
    switch self {
    case .red: "rot"
    case .white: "weiß"
    }
  }
}

extension PriceUnit {
  /// The words behind a price in German.
  var germanName: String {
    switch self {
    case .piece: "pro Stück"
    case .person: "pro Person"
    }
  }
}

/// The words of German besides names.
extension Words {
  static let german = Words(
    language: "de", noName: "(ohne Namen)",
    from: "ab", free: "kostenlos", homemade: "hausgemacht")
}
