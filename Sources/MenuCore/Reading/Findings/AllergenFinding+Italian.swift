extension AllergenFinding {
  package func italian(dish: String) -> FindingSentence {
    func name(_ allergen: Allergen) -> String { InterfaceLanguage.italian.name(of: allergen) }
    return switch self {
    case .unknown(let word, let near?):
      FindingSentence("\"\(word)\" non è nota; forse \"\(near.rawValue)\"?")
    case .unknown(let word, nil):
      FindingSentence("\"\(word)\" non è nota", advice: "le parole sono in man giuseppe-menu")
    case .unexplainedNumber(let sign, let key):
      FindingSentence(
        "\(sign): numeri e lettere cambiano da casa a casa",
        advice: "scrivere la parola del formato, come \"milk\"; o spiegare i segni nel file:"
          + " \"allergenKey\": \(key), o \"eu\" per i numeri dell'UE")
    case .contradicted(let allergen):
      FindingSentence("\(name(allergen)) sta sotto \"contains\" e sotto \"freeFrom\"")
    case .contradictedPromise(let ingredient, let allergen):
      FindingSentence(
        "\(dish) ha \(ingredient.cutAsExcerpt), cioè \(name(allergen)), e dice che non ce n'è",
        advice: "dichiararlo; se non ce n'è, "
          + (allergen.denied(in: ingredient).map { "scrivere \($0)" }
            ?? "dirlo in \"allergens\" dell'ingrediente"))
    case .contradictedPromiseOfKind(let ingredient, let allergen):
      FindingSentence(
        "\(dish) ha \(ingredient.cutAsExcerpt), che può essere \(name(allergen)), e dice che non ce n'è",
        advice: "dichiararlo; se non ce n'è, "
          + (allergen.denied(in: ingredient).map { "scrivere \($0)" }
            ?? "dirlo in \"allergens\" dell'ingrediente"))
    case .unstated(let ingredient, let allergen):
      FindingSentence("\(dish) ha \(ingredient) ma non dichiara \(name(allergen))")
    case .notStated(let count, let all):
      FindingSentence(
        (count == 1 ? "1 piatto su \(all) non dice" : "\(count) piatti su \(all) non dicono")
          + " nulla degli allergeni;"
          + " gli ospiti leggono “chiedere al personale”")
    case .emptyList:
      FindingSentence(
        "una lista vuota non dice nulla",
        advice: "\"none\" dice che sono stati controllati tutti e quattordici")
    }
  }
}
