/// An ingredient of a dish.
public struct Ingredient: Hashable, Sendable {
  /// The name: `pomodoro`.
  public var name: LocalizedText
  /// True if it was frozen.
  public var isFrozen: Bool
  /// Its own statement, which takes precedence over its name. Its warnings count in
  /// `Dish.state(of:)`, but not in `Dish.allergens`.
  @Rare public var allergens: AllergenStatement?

  /// Makes an ingredient whose name is in the language of the menu.
  public init(name: String, isFrozen: Bool = false, allergens: AllergenStatement? = nil) {
    self.init(name: LocalizedText(name), isFrozen: isFrozen, allergens: allergens)
  }

  /// Makes an ingredient.
  public init(name: LocalizedText, isFrozen: Bool = false, allergens: AllergenStatement? = nil) {
    self.name = name
    self.isFrozen = isFrozen
    self.allergens = allergens
  }
}
