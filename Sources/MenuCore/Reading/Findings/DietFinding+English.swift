extension DietFinding {
  package func english(dish: String) -> FindingSentence {
    let language = InterfaceLanguage.english
    return switch self {
    case .besideContained(let diet, let allergen):
      FindingSentence(
        "\(dish) is marked \(language.name(of: diet)) but contains \(language.name(of: allergen))")
    case .besideTraces(let diet, let allergen):
      FindingSentence(
        "\(dish) is marked \(language.name(of: diet))"
          + " but may contain \(language.name(of: allergen))")
    case .besideIngredient(let diet, let ingredient):
      FindingSentence("\(dish) is marked \(language.name(of: diet)) but lists \(ingredient)")
    case .besideAlcohol(let diet, let percent):
      FindingSentence("\(dish) is marked \(language.name(of: diet)) but lists \(percent) % vol")
    case .doubted(let diet, let allergen):
      FindingSentence(
        "\(dish) is marked \(language.name(of: diet))"
          + " and may contain \(language.name(of: allergen))")
    }
  }
}
