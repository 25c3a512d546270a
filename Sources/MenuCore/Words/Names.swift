/// A value in each language of the interface: the compiler reports a missing one.
struct EachLanguage<Value: Sendable>: Sendable {
  let it, en, de, fr, es: Value

  subscript(language: InterfaceLanguage) -> Value {
    switch language {
    case .italian: it
    case .english: en
    case .german: de
    case .french: fr
    case .spanish: es
    }
  }
}

/// The names of a term, one row per term.
typealias Names = EachLanguage<String>

extension Names {
  /// The same names, with the given ones replaced.
  func with(it: String? = nil, fr: String? = nil, es: String? = nil) -> Names {
    Names(it: it ?? self.it, en: en, de: de, fr: fr ?? self.fr, es: es ?? self.es)
  }
}

extension Allergen {
  /// A kind without its group: `frumento`, not `glutine (frumento)`.
  // swift-format-ignore
  var names: Names {
    switch self {
    case .gluten:      Names(it: "glutine",          en: "gluten",         de: "Gluten",         fr: "gluten",            es: "gluten")
    case .wheat:       Names(it: "frumento",         en: "wheat",          de: "Weizen",         fr: "blé",               es: "trigo")
    case .rye:         Names(it: "segale",           en: "rye",            de: "Roggen",         fr: "seigle",            es: "centeno")
    case .barley:      Names(it: "orzo",             en: "barley",         de: "Gerste",         fr: "orge",              es: "cebada")
    case .oats:        Names(it: "avena",            en: "oats",           de: "Hafer",          fr: "avoine",            es: "avena")
    case .crustaceans: Names(it: "crostacei",        en: "crustaceans",    de: "Krebstiere",     fr: "crustacés",         es: "crustáceos")
    case .eggs:        Names(it: "uova",             en: "eggs",           de: "Eier",           fr: "œufs",              es: "huevos")
    case .fish:        Names(it: "pesce",            en: "fish",           de: "Fisch",          fr: "poissons",          es: "pescado")
    case .peanuts:     Names(it: "arachidi",         en: "peanuts",        de: "Erdnüsse",       fr: "arachides",         es: "cacahuetes")
    case .soy:         Names(it: "soia",             en: "soybeans",       de: "Soja",           fr: "soja",              es: "soja")
    case .milk:        Names(it: "latte",            en: "milk",           de: "Milch",          fr: "lait",              es: "leche")
    case .nuts:        Names(it: "frutta a guscio",  en: "nuts",           de: "Schalenfrüchte", fr: "fruits à coque",    es: "frutos de cáscara")
    case .almond:      Names(it: "mandorle",         en: "almonds",        de: "Mandeln",        fr: "amandes",           es: "almendras")
    case .hazelnut:    Names(it: "nocciole",         en: "hazelnuts",      de: "Haselnüsse",     fr: "noisettes",         es: "avellanas")
    case .walnut:      Names(it: "noci",             en: "walnuts",        de: "Walnüsse",       fr: "noix",              es: "nueces")
    case .cashew:      Names(it: "anacardi",         en: "cashews",        de: "Cashewnüsse",    fr: "noix de cajou",     es: "anacardos")
    case .pecan:       Names(it: "noci pecan",       en: "pecan nuts",     de: "Pecannüsse",     fr: "noix de pécan",     es: "pacanas")
    case .brazil:      Names(it: "noci del Brasile", en: "Brazil nuts",    de: "Paranüsse",      fr: "noix du Brésil",    es: "nueces de Brasil")
    case .pistachio:   Names(it: "pistacchi",        en: "pistachio nuts", de: "Pistazien",      fr: "pistaches",         es: "pistachos")
    case .macadamia:   Names(it: "noci macadamia",   en: "macadamia nuts", de: "Macadamianüsse", fr: "noix de macadamia", es: "nueces macadamia")
    case .celery:      Names(it: "sedano",           en: "celery",         de: "Sellerie",       fr: "céleri",            es: "apio")
    case .mustard:     Names(it: "senape",           en: "mustard",        de: "Senf",           fr: "moutarde",          es: "mostaza")
    case .sesame:      Names(it: "sesamo",           en: "sesame seeds",   de: "Sesam",          fr: "sésame",            es: "sésamo")
    case .sulphites:   Names(it: "solfiti",          en: "sulphites",      de: "Sulfite",        fr: "sulfites",          es: "sulfitos")
    case .lupin:       Names(it: "lupini",           en: "lupin",          de: "Lupinen",        fr: "lupin",             es: "altramuces")
    case .molluscs:    Names(it: "molluschi",        en: "molluscs",       de: "Weichtiere",     fr: "mollusques",        es: "moluscos")
    }
  }
}

extension Diet {
  /// In Italian, French and Spanish as they agree with `pizza`.
  // swift-format-ignore
  var names: Names {
    switch self {
    case .vegetarian:  Names(it: "vegetariana",                   en: "vegetarian",    de: "vegetarisch",    fr: "végétarienne",           es: "vegetariana")
    case .vegan:       Names(it: "vegana",                        en: "vegan",         de: "vegan",          fr: "végane",                 es: "vegana")
    case .pescatarian: Names(it: "pescetariana",                  en: "pescatarian",   de: "pescetarisch",   fr: "pescétarienne",          es: "pescetariana")
    case .halal:       Names(it: "halal",                         en: "halal",         de: "halal",          fr: "halal",                  es: "halal")
    case .kosher:      Names(it: "kosher",                        en: "kosher",        de: "koscher",        fr: "casher",                 es: "kosher")
    case .hindu:       Names(it: "indù",                          en: "Hindu",         de: "hinduistisch",   fr: "hindoue",                es: "hindú")
    case .glutenFree:  Names(it: "senza glutine",                 en: "gluten-free",   de: "glutenfrei",     fr: "sans gluten",            es: "sin gluten")
    case .lowLactose:  Names(it: "a basso contenuto di lattosio", en: "low-lactose",   de: "laktosearm",     fr: "pauvre en lactose",      es: "baja en lactosa")
    case .lactoseFree: Names(it: "senza lattosio",                en: "lactose-free",  de: "laktosefrei",    fr: "sans lactose",           es: "sin lactosa")
    case .dairyFree:   Names(it: "senza latticini",               en: "dairy-free",    de: "milchfrei",      fr: "sans produits laitiers", es: "sin lácteos")
    case .diabetic:    Names(it: "per diabetici",                 en: "for diabetics", de: "für Diabetiker", fr: "pour diabétiques",       es: "para diabéticos")
    case .lowCalorie:  Names(it: "ipocalorica",                   en: "low-calorie",   de: "kalorienarm",    fr: "pauvre en calories",     es: "baja en calorías")
    case .lowFat:      Names(it: "a basso contenuto di grassi",   en: "low-fat",       de: "fettarm",        fr: "pauvre en graisses",     es: "baja en grasas")
    case .lowSalt:     Names(it: "a basso contenuto di sale",     en: "low-salt",      de: "salzarm",        fr: "pauvre en sel",          es: "baja en sal")
    case .organic:     Names(it: "biologica",                     en: "organic",       de: "bio",            fr: "biologique",             es: "ecológica")
    }
  }

  /// The names after a dish of any grammatical gender.
  var namesOfAny: Names {
    switch self {
    case .vegetarian:
      names.with(it: "per vegetariani", fr: "pour végétariens", es: "para vegetarianos")
    case .vegan: names.with(it: "per vegani", es: "para veganos")
    case .pescatarian:
      names.with(it: "per pescetariani", fr: "pour pescétariens", es: "para pescetarianos")
    case .lowCalorie: names.with(it: "a basso contenuto calorico", es: "con pocas calorías")
    case .organic: names.with(it: "bio", es: "de producción ecológica")
    case .hindu: names.with(fr: "pour hindous")
    case .lowLactose: names.with(es: "con poca lactosa")
    case .lowFat: names.with(es: "con poca grasa")
    case .lowSalt: names.with(es: "con poca sal")
    default: names
    }
  }
}

extension MenuList {
  /// The titles of the list.
  // swift-format-ignore
  var names: Names {
    switch self {
    case .pizzas:    Names(it: "Pizze",   en: "Pizzas",    de: "Pizzen",    fr: "Pizzas",   es: "Pizzas")
    case .beverages: Names(it: "Bevande", en: "Beverages", de: "Getränke",  fr: "Boissons", es: "Bebidas")
    case .desserts:  Names(it: "Dolci",   en: "Desserts",  de: "Desserts",  fr: "Desserts", es: "Postres")
    case .other:     Names(it: "Altro",   en: "Other",     de: "Sonstiges", fr: "Autres",   es: "Otros")
    }
  }
}

extension Dish.Serving {
  /// The ways a beverage is served: `alla spina`.
  // swift-format-ignore
  var names: Names {
    switch self {
    case .draught: Names(it: "alla spina",   en: "on draught",   de: "vom Fass",       fr: "à la pression", es: "de barril")
    case .bottle:  Names(it: "in bottiglia", en: "bottle",       de: "in der Flasche", fr: "en bouteille",  es: "en botella")
    case .can:     Names(it: "in lattina",   en: "can",          de: "in der Dose",    fr: "en canette",    es: "en lata")
    case .glass:   Names(it: "al bicchiere", en: "by the glass", de: "im Glas",        fr: "au verre",      es: "en copa o vaso")
    }
  }
}

extension PizzaBase {
  /// The colours of a pizza without its toppings.
  // swift-format-ignore
  var names: Names {
    switch self {
    case .red:   Names(it: "rossa",  en: "red",   de: "rot",  fr: "base rouge",   es: "base roja")
    case .white: Names(it: "bianca", en: "white", de: "weiß", fr: "base blanche", es: "base blanca")
    }
  }
}

extension PriceUnit {
  /// The words after a price.
  // swift-format-ignore
  var names: Names {
    switch self {
    case .piece:  Names(it: "al pezzo",  en: "each",       de: "pro Stück",  fr: "la pièce",     es: "por unidad")
    case .person: Names(it: "a persona", en: "per person", de: "pro Person", fr: "par personne", es: "por persona")
    case .kg:     Names(it: "al kg",     en: "per kg",     de: "pro kg",     fr: "le kg",        es: "por kg")
    }
  }
}
