/// A contradiction of a diet of a dish.
package enum DietFinding: FindingFamily {
  /// An allergen that is contained.
  case besideContained(Diet, Allergen)
  /// An allergen that may be contained, where the diet is a statement about it.
  case besideTraces(Diet, Allergen)
  /// An ingredient, by its name.
  case besideIngredient(Diet, String)
  /// Alcohol, in percent by volume.
  case besideAlcohol(Diet, Amount)
  /// An allergen that may be contained.
  case doubted(Diet, Allergen)

  package var kind: Finding.Kind {
    switch self {
    case .besideContained: Finding.Kind(.contradictedDiet)
    case .besideTraces: Finding.Kind(.contradictedDiet, "traces")
    case .besideIngredient, .besideAlcohol: Finding.Kind(.contradictedDiet, "ingredient")
    case .doubted: Finding.Kind(.doubtedDiet)
    }
  }
}
