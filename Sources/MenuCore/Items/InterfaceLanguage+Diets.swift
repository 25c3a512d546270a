extension InterfaceLanguage {
  /// What a diet is called, in Italian as it agrees with `pizza`.
  public func name(of diet: Diet) -> String {
    switch (self, diet) {
    case (.italian, .vegetarian): "vegetariana"
    case (.italian, .vegan): "vegana"
    case (.italian, .pescatarian): "pescetariana"
    case (.italian, .halal): "halal"
    case (.italian, .kosher): "kosher"
    case (.italian, .hindu): "indù"
    case (.italian, .glutenFree): "senza glutine"
    case (.italian, .lowLactose): "a basso contenuto di lattosio"
    case (.italian, .lactoseFree): "senza lattosio"
    case (.italian, .dairyFree): "senza latticini"
    case (.italian, .diabetic): "per diabetici"
    case (.italian, .lowCalorie): "ipocalorica"
    case (.italian, .lowFat): "a basso contenuto di grassi"
    case (.italian, .lowSalt): "a basso contenuto di sale"
    case (.italian, .organic): "biologica"
    case (.english, .hindu): "Hindu"
    case (.english, .diabetic): "for diabetics"
    case (.english, _): diet.rawValue
    }
  }
}
