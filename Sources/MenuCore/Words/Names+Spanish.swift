extension Allergen {
  /// Its name in Spanish, for a kind without its group: `trigo`, not `gluten (trigo)`.
  var spanishName: String {
    switch self {
    case .gluten: "gluten"
    case .wheat: "trigo"
    case .rye: "centeno"
    case .barley: "cebada"
    case .oats: "avena"
    case .crustaceans: "crustáceos"
    case .eggs: "huevos"
    case .fish: "pescado"
    case .peanuts: "cacahuetes"
    case .soy: "soja"
    case .milk: "leche"
    case .nuts: "frutos de cáscara"
    case .almond: "almendras"
    case .hazelnut: "avellanas"
    case .walnut: "nueces"
    case .cashew: "anacardos"
    case .pecan: "pacanas"
    case .brazil: "nueces de Brasil"
    case .pistachio: "pistachos"
    case .macadamia: "nueces macadamia"
    case .celery: "apio"
    case .mustard: "mostaza"
    case .sesame: "sésamo"
    case .sulphites: "sulfitos"
    case .lupin: "altramuces"
    case .molluscs: "moluscos"
    }
  }
}

extension Diet {
  /// Its name in Spanish, as it agrees with `pizza`.
  var spanishName: String {
    switch self {
    case .vegetarian: "vegetariana"
    case .vegan: "vegana"
    case .pescatarian: "pescetariana"
    case .halal: "halal"
    case .kosher: "kosher"
    case .hindu: "hindú"
    case .glutenFree: "sin gluten"
    case .lowLactose: "baja en lactosa"
    case .lactoseFree: "sin lactosa"
    case .dairyFree: "sin lácteos"
    case .diabetic: "para diabéticos"
    case .lowCalorie: "baja en calorías"
    case .lowFat: "baja en grasas"
    case .lowSalt: "baja en sal"
    case .organic: "ecológica"
    }
  }

  /// Its name in Spanish behind a dish that may be of any gender.
  var spanishNameOfAny: String {
    switch self {
    case .vegetarian: "para vegetarianos"
    case .vegan: "para veganos"
    case .pescatarian: "para pescetarianos"
    case .lowLactose: "con poca lactosa"
    case .lowCalorie: "con pocas calorías"
    case .lowFat: "con poca grasa"
    case .lowSalt: "con poca sal"
    case .organic: "de producción ecológica"
    default: spanishName
    }
  }
}

extension MenuList {
  /// Its title in Spanish.
  var spanishName: String {
    switch self {
    case .pizzas: "Pizzas"
    case .beverages: "Bebidas"
    case .desserts: "Postres"
    case .other: "Otros"
    }
  }
}

extension Dish.Serving {
  /// Its name in Spanish.
  var spanishName: String {
    switch self {
    case .draught: "de barril"
    case .bottle: "en botella"
    case .can: "en lata"
    case .glass: "en copa o vaso"
    }
  }
}

extension PizzaBase {
  /// Its name in Spanish.
  var spanishName: String {
    switch self {
    case .red: "base roja"
    case .white: "base blanca"
    }
  }
}

extension PriceUnit {
  /// The words behind a price in Spanish.
  var spanishName: String {
    switch self {
    case .piece: "por unidad"
    case .person: "por persona"
    }
  }
}

/// The words of Spanish besides names.
extension Words {
  static let spanish = Words(
    language: "es", noName: "(sin nombre)",
    from: "desde", free: "gratis", homemade: "casero")
}
