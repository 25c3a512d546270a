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
