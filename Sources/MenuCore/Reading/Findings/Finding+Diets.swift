/// Contradictions of a diet of a dish.
extension Finding {
  /// An allergen that is contained.
  package static func dietBesideContained(_ diet: Diet, _ allergen: Allergen) -> Finding {
    Finding(
      .contradictedDiet,
      en: "\(dish) is marked \(diet.englishName) but contains \(allergen.englishName)",
      it: "\(dish) è segnata \(diet.italianName) ma contiene \(allergen.italianName)")
  }

  /// An allergen that may be contained, if the diet is a statement about it.
  package static func dietBesideTraces(_ diet: Diet, _ allergen: Allergen) -> Finding {
    Finding(
      .contradictedDiet, "traces",
      en: "\(dish) is marked \(diet.englishName) but may contain \(allergen.englishName)",
      it: "\(dish) è segnata \(diet.italianName) ma può contenere \(allergen.italianName)")
  }

  /// An ingredient, by its name, or alcohol: `4.7 % vol`
  package static func dietBesideIngredient(_ diet: Diet, _ name: String) -> Finding {
    Finding(
      .contradictedDiet, "ingredient",
      en: "\(dish) is marked \(diet.englishName) but lists \(name)",
      it: "\(dish) è segnata \(diet.italianName) ma ha \(name)")
  }

  /// An allergen that may be contained.
  package static func doubtedDiet(_ diet: Diet, _ allergen: Allergen) -> Finding {
    Finding(
      .doubtedDiet,
      en: "\(dish) is marked \(diet.englishName) and may contain \(allergen.englishName)",
      it: "\(dish) è segnata \(diet.italianName) e può contenere \(allergen.italianName)")
  }
}
