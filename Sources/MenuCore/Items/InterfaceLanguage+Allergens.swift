extension InterfaceLanguage {
  /// What an allergen is called, a kind by itself: `frumento`, not `glutine (frumento)`.
  public func name(of allergen: Allergen) -> String {
    switch self {
    case .italian: InterfaceLanguage.italianName(of: allergen)
    case .english: InterfaceLanguage.englishName(of: allergen)
    }
  }

  private static func italianName(of allergen: Allergen) -> String {
    switch allergen {
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

  private static func englishName(of allergen: Allergen) -> String {
    switch allergen {
    case .gluten: "gluten"
    case .wheat: "wheat"
    case .rye: "rye"
    case .barley: "barley"
    case .oats: "oats"
    case .crustaceans: "crustaceans"
    case .eggs: "eggs"
    case .fish: "fish"
    case .peanuts: "peanuts"
    case .soy: "soy"
    case .milk: "milk"
    case .nuts: "nuts"
    case .almond: "almonds"
    case .hazelnut: "hazelnuts"
    case .walnut: "walnuts"
    case .cashew: "cashews"
    case .pecan: "pecan nuts"
    case .brazil: "Brazil nuts"
    case .pistachio: "pistachios"
    case .macadamia: "macadamia nuts"
    case .celery: "celery"
    case .mustard: "mustard"
    case .sesame: "sesame"
    case .sulphites: "sulphites"
    case .lupin: "lupin"
    case .molluscs: "molluscs"
    }
  }
}
