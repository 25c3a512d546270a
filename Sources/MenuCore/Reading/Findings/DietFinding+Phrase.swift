extension DietFinding {
  package func phrase(dish: String) -> FindingPhrase {
    switch self {
    case .besideContained(let diet, let allergen):
      FindingPhrase(
        "\(dish) is marked \(diet.englishName) but contains \(allergen.englishName)",
        "\(dish) è segnata \(diet.italianName) ma contiene \(allergen.italianName)")
    case .besideTraces(let diet, let allergen):
      FindingPhrase(
        "\(dish) is marked \(diet.englishName) but may contain \(allergen.englishName)",
        "\(dish) è segnata \(diet.italianName) ma può contenere \(allergen.italianName)")
    case .besideIngredient(let diet, let ingredient):
      FindingPhrase(
        "\(dish) is marked \(diet.englishName) but lists \(ingredient)",
        "\(dish) è segnata \(diet.italianName) ma ha \(ingredient)")
    case .besideAlcohol(let diet, let percent):
      FindingPhrase(
        "\(dish) is marked \(diet.englishName) but lists \(percent) % vol",
        "\(dish) è segnata \(diet.italianName) ma ha \(percent) % vol")
    case .doubted(let diet, let allergen):
      FindingPhrase(
        "\(dish) is marked \(diet.englishName) and may contain \(allergen.englishName)",
        "\(dish) è segnata \(diet.italianName) e può contenere \(allergen.italianName)")
    }
  }
}
