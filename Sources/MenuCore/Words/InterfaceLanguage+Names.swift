/// The names of terms, each found by its case: the compiler reports one that is missing.
extension InterfaceLanguage {
  /// The name of an allergen, a kind by itself: `frumento`, not `glutine (frumento)`.
  public func name(of allergen: Allergen) -> String {
    switch self {
    case .italian: allergen.italianName
    case .english: allergen.englishName
    case .german: allergen.germanName
    case .french: allergen.frenchName
    case .spanish: allergen.spanishName
    }
  }

  /// The name of a diet, in Italian as it agrees with `pizza`.
  public func name(of diet: Diet) -> String {
    switch self {
    case .italian: diet.italianName
    case .english: diet.englishName
    case .german: diet.germanName
    case .french: diet.frenchName
    case .spanish: diet.spanishName
    }
  }

  /// The title of a list.
  public func name(of list: MenuList) -> String {
    switch self {
    case .italian: list.italianName
    case .english: list.englishName
    case .german: list.germanName
    case .french: list.frenchName
    case .spanish: list.spanishName
    }
  }

  /// The way a beverage comes to the table: `alla spina`.
  public func name(of serving: Dish.Serving) -> String {
    switch self {
    case .italian: serving.italianName
    case .english: serving.englishName
    case .german: serving.germanName
    case .french: serving.frenchName
    case .spanish: serving.spanishName
    }
  }
}
