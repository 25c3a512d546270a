extension Ingredient: ExpressibleByStringLiteral {
  /// Makes an ingredient whose name is in the language of the menu: `dish.ingredients = ["aglio"]`.
  public init(stringLiteral name: String) { self.init(name: name) }
}

extension Ingredient: ExpressibleByDictionaryLiteral {
  /// Makes an ingredient from the translations of its name: `["it": "aglio", "en": "garlic"]`.
  public init(dictionaryLiteral translations: (Language, String)...) {
    let texts = translations.map { LocalizedText.Translation(language: $0, text: $1) }
    self.init(name: LocalizedText(texts))
  }
}
