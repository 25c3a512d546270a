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
