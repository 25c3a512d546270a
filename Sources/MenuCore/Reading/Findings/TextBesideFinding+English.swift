extension TextBesideFinding {
  package func english(dish: String) -> FindingSentence {
    let language = InterfaceLanguage.english
    return switch self {
    case .unstated(let allergen):
      FindingSentence(
        "\(dish) speaks of \(language.name(of: allergen)), and says nothing of it",
        advice: "state it, or write \"freeFrom\"")
    case .freeFrom(let allergen):
      FindingSentence(
        "\(dish) speaks of \(language.name(of: allergen)), and says that there is none",
        advice: "change the text or the statement")
    case .unstatedBelow(let allergen):
      FindingSentence(
        "a text above \(dish) speaks of \(language.name(of: allergen)), and the dish says nothing of it",
        advice: "state it in the dish")
    case .diet(let diet):
      FindingSentence(
        "\(dish) is marked \(language.name(of: diet)), and a text speaks of what that excludes",
        advice: "change the text or the diet")
    }
  }
}
