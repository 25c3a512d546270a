extension DietFinding {
  package func italian(dish: String) -> FindingSentence {
    let language = InterfaceLanguage.italian
    return switch self {
    case .besideContained(let diet, let allergen):
      FindingSentence(
        "\(dish) è segnata \(language.name(of: diet)) ma contiene \(language.name(of: allergen))")
    case .besideTraces(let diet, let allergen):
      FindingSentence(
        "\(dish) è segnata \(language.name(of: diet))"
          + " ma può contenere \(language.name(of: allergen))")
    case .besideIngredient(let diet, let ingredient):
      FindingSentence("\(dish) è segnata \(language.name(of: diet)) ma ha \(ingredient)")
    case .besideAlcohol(let diet, let percent):
      FindingSentence("\(dish) è segnata \(language.name(of: diet)) ma ha \(percent) % vol")
    case .doubted(let diet, let allergen):
      FindingSentence(
        "\(dish) è segnata \(language.name(of: diet))"
          + " e può contenere \(language.name(of: allergen))")
    }
  }
}
