/// The names of terms in the language.
extension InterfaceLanguage {
  /// The name of an allergen, a kind by itself: `frumento`, not `glutine (frumento)`.
  package func name(of allergen: Allergen) -> String { allergen.names[self] }

  /// The name of a diet; in Italian it agrees with `pizza`.
  package func name(of diet: Diet) -> String { diet.names[self] }

  /// The name of a diet after a dish. In the list of pizzas it agrees with `pizza`; elsewhere it has a form
  /// that is right for every dish. `vegana`, `per vegani`
  package func name(of diet: Diet, afterDishOf list: MenuList) -> String {
    if list == .pizzas { diet.names[self] } else { diet.namesOfAny[self] }
  }

  /// The title of a list.
  package func name(of list: MenuList) -> String { list.names[self] }

  /// The way a beverage is served: `alla spina`.
  package func name(of serving: Dish.Serving) -> String { serving.names[self] }

  /// The base of a pizza: `red` → `rossa`; any other as the owner wrote it.
  func text(base: String) -> String { PizzaBase(rawValue: base)?.names[self] ?? base }

  /// The words after a price for what it is the price of: `piece` → `al pezzo`, `100 g` → `/ 100 g`.
  func text(per unit: String) -> String { PriceUnit(rawValue: unit)?.names[self] ?? "/ \(unit)" }
}

extension Allergen {
  var englishName: String { names[.english] }
  var italianName: String { names[.italian] }

  /// The name in one of the five interface languages, in English for any other: `.wheat` → `frumento`.
  public func name(in language: Language) -> String { InterfaceLanguage(language).name(of: self) }
}

extension Diet {
  var englishName: String { names[.english] }
  var italianName: String { names[.italian] }

  /// The name in one of the five interface languages, in English for any other: `.vegan` → `vegana`.
  public func name(in language: Language) -> String { InterfaceLanguage(language).name(of: self) }
}

extension MenuList {
  /// The title in one of the five interface languages, in English for any other: `.pizzas` → `Pizze`.
  public func name(in language: Language) -> String { InterfaceLanguage(language).name(of: self) }
}
