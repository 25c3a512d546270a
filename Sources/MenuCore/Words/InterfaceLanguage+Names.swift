/// The names of terms, each found by its case: the compiler reports one that is missing.
extension InterfaceLanguage {
  /// The name of an allergen, a kind by itself: `frumento`, not `glutine (frumento)`.
  package func name(of allergen: Allergen) -> String {
    switch self {
    case .italian: allergen.italianName
    case .english: allergen.englishName
    case .german: allergen.germanName
    case .french: allergen.frenchName
    case .spanish: allergen.spanishName
    }
  }

  /// The name of a diet, in Italian as it agrees with `pizza`.
  package func name(of diet: Diet) -> String {
    switch self {
    case .italian: diet.italianName
    case .english: diet.englishName
    case .german: diet.germanName
    case .french: diet.frenchName
    case .spanish: diet.spanishName
    }
  }

  /// The name of a diet behind a dish: in the list of pizzas as it agrees with `pizza`, elsewhere in a form
  /// that is right for every dish. `vegana`, `per vegani`
  package func name(of diet: Diet, behindDishOf list: MenuList) -> String {
    if list == .pizzas { return name(of: diet) }
    switch self {
    case .italian: return diet.italianNameOfAny
    case .french: return diet.frenchNameOfAny
    case .spanish: return diet.spanishNameOfAny
    case .english, .german: return name(of: diet)
    }
  }

  /// The title of a list.
  package func name(of list: MenuList) -> String {
    switch self {
    case .italian: list.italianName
    case .english: list.englishName
    case .german: list.germanName
    case .french: list.frenchName
    case .spanish: list.spanishName
    }
  }

  /// The way a beverage comes to the table: `alla spina`.
  package func name(of serving: Dish.Serving) -> String {
    switch self {
    case .italian: serving.italianName
    case .english: serving.englishName
    case .german: serving.germanName
    case .french: serving.frenchName
    case .spanish: serving.spanishName
    }
  }

  /// The base of a pizza: `red` → `rossa`; any other as the owner wrote it.
  func text(base: String) -> String { PizzaBase(rawValue: base).map(name) ?? base }

  /// The words after a price for the thing one pays for: `piece` → `al pezzo`, `100 g` → `/ 100 g`.
  func text(per unit: String) -> String {
    PriceUnit(rawValue: unit).map(name) ?? "/ \(unit)"
  }

  /// The name of a base.
  private func name(of base: PizzaBase) -> String {
    switch self {
    case .italian: base.italianName
    case .english: base.englishName
    case .german: base.germanName
    case .french: base.frenchName
    case .spanish: base.spanishName
    }
  }

  /// The words after a price.
  private func name(of unit: PriceUnit) -> String {
    switch self {
    case .italian: unit.italianName
    case .english: unit.englishName
    case .german: unit.germanName
    case .french: unit.frenchName
    case .spanish: unit.spanishName
    }
  }
}

/// The bases of a pizza that have a name in every language, by the words of the format.
enum PizzaBase: String {
  case red, white
}

extension Allergen {
  /// The name in one of the five interface languages, in English for any other: `.wheat` → `frumento`.
  public func name(in language: Language) -> String { InterfaceLanguage(language).name(of: self) }
}

extension Diet {
  /// The name in one of the five interface languages, in English for any other: `.vegan` → `vegana`.
  public func name(in language: Language) -> String { InterfaceLanguage(language).name(of: self) }
}

extension MenuList {
  /// The title in one of the five interface languages, in English for any other: `.pizzas` → `Pizze`.
  public func name(in language: Language) -> String { InterfaceLanguage(language).name(of: self) }
}
