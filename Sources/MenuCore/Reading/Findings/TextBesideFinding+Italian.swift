extension TextBesideFinding {
  package func italian(dish: String) -> FindingSentence {
    let language = InterfaceLanguage.italian
    return switch self {
    case .unstated(let allergen):
      FindingSentence(
        "\(dish) parla di \(language.name(of: allergen)), e non ne dichiara nulla",
        advice: "dichiararlo, o scrivere \"freeFrom\"")
    case .freeFrom(let allergen):
      FindingSentence(
        "\(dish) parla di \(language.name(of: allergen)) e dice che non ce n'è",
        advice: "correggere il testo o la dichiarazione")
    case .unstatedBelow(let allergen):
      FindingSentence(
        "un testo sopra \(dish) parla di \(language.name(of: allergen)) e il piatto non ne dice nulla",
        advice: "va indicato nel piatto")
    case .diet(let diet):
      FindingSentence(
        "\(dish) è segnata \(language.name(of: diet)),"
          + " e un testo parla di ciò che questo esclude",
        advice: "correggere il testo o la dieta")
    }
  }
}
