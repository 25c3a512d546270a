/// A dish while it is read.
struct DishParts {
  var dish = Dish(name: "")
  /// True if something between the braces was not read.
  var hasErrors = false
  /// The index of its group.
  var group: Int?

  /// Takes over the warnings of a member that occurs twice.
  mutating func warn(of other: DishParts) {
    dish.allergens.warn(of: other.dish.combinedStatement)
    dish.spiciness = max(dish.spiciness, other.dish.spiciness)
    dish.isFrozen = dish.isFrozen || other.dish.hasFrozen
    dish.isSoldOut = dish.isSoldOut || other.dish.isSoldOut
    dish.alcoholPercent =
      [dish.alcoholPercent, other.dish.alcoholPercent].compactMap(\.self).max()
  }
}
