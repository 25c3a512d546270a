/// An ingredient of a dish.
public struct Ingredient: Hashable, Sendable {
  /// The name: `pomodoro`.
  public var name: LocalizedText
  /// True if it was frozen.
  public var isFrozen: Bool
  /// Its own statement, which takes precedence over its name. The dish has the same warnings.
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

/// The kinds of ingredients that diets exclude, and that are not allergens.
struct IngredientTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let meat = IngredientTraits(rawValue: 1)
  static let pork = IngredientTraits(rawValue: 2)
  static let beef = IngredientTraits(rawValue: 4)
  static let honey = IngredientTraits(rawValue: 8)
  static let alcohol = IngredientTraits(rawValue: 16)
  /// Milk sugar. A dish without lactose may contain milk.
  static let lactose = IngredientTraits(rawValue: 32)
  /// An animal that is not kosher, other than a pig, crustacean or mollusc: eel, rabbit.
  static let unclean = IngredientTraits(rawValue: 64)
}
