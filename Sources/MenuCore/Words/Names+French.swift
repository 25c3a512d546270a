extension Allergen {
  /// Its name in French, for a kind without its group: `blé`, not `gluten (blé)`.
  var frenchName: String {
    switch self {
    case .gluten: "gluten"
    case .wheat: "blé"
    case .rye: "seigle"
    case .barley: "orge"
    case .oats: "avoine"
    case .crustaceans: "crustacés"
    case .eggs: "œufs"
    case .fish: "poissons"
    case .peanuts: "arachides"
    case .soy: "soja"
    case .milk: "lait"
    case .nuts: "fruits à coque"
    case .almond: "amandes"
    case .hazelnut: "noisettes"
    case .walnut: "noix"
    case .cashew: "noix de cajou"
    case .pecan: "noix de pécan"
    case .brazil: "noix du Brésil"
    case .pistachio: "pistaches"
    case .macadamia: "noix de macadamia"
    case .celery: "céleri"
    case .mustard: "moutarde"
    case .sesame: "graines de sésame"
    case .sulphites: "sulfites"
    case .lupin: "lupin"
    case .molluscs: "mollusques"
    }
  }
}

extension Diet {
  /// Its name in French, as it agrees with `pizza`.
  var frenchName: String {
    switch self {
    case .vegetarian: "végétarienne"
    case .vegan: "végane"
    case .pescatarian: "pescétarienne"
    case .halal: "halal"
    case .kosher: "casher"
    case .hindu: "hindoue"
    case .glutenFree: "sans gluten"
    case .lowLactose: "pauvre en lactose"
    case .lactoseFree: "sans lactose"
    case .dairyFree: "sans produits laitiers"
    case .diabetic: "pour diabétiques"
    case .lowCalorie: "pauvre en calories"
    case .lowFat: "pauvre en graisses"
    case .lowSalt: "pauvre en sel"
    case .organic: "biologique"
    }
  }

  /// Its name in French behind a dish that may be of any gender.
  var frenchNameOfAny: String {
    switch self {
    case .vegetarian: "pour végétariens"
    case .pescatarian: "pour pescétariens"
    case .hindu: "pour hindous"
    default: frenchName
    }
  }
}

extension MenuList {
  /// Its title in French.
  var frenchName: String {
    switch self {
    case .pizzas: "Pizzas"
    case .beverages: "Boissons"
    case .desserts: "Desserts"
    case .other: "Autres"
    }
  }
}

extension Dish.Serving {
  /// Its name in French.
  var frenchName: String {
    switch self {
    case .draught: "à la pression"
    case .bottle: "en bouteille"
    case .can: "en canette"
    case .glass: "au verre"
    }
  }
}

extension PizzaBase {
  /// Its name in French.
  var frenchName: String {
    switch self {
    case .red: "base rouge"
    case .white: "base blanche"
    }
  }
}

extension PriceUnit {
  /// The words behind a price in French.
  var frenchName: String {
    switch self {
    case .piece: "la pièce"
    case .person: "par personne"
    }
  }
}

/// The words of French besides names.
extension Words {
  static let french = Words(
    language: "fr", noName: "(sans nom)",
    from: "à partir de", free: "gratuit", homemade: "fait maison")
}
