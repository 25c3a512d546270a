extension AllergenFinding {
  package func english(dish: String) -> FindingSentence {
    func name(_ allergen: Allergen) -> String { InterfaceLanguage.english.name(of: allergen) }
    return switch self {
    case .unknown(let word, let near?):
      FindingSentence("\"\(word)\" is not known; did you mean \"\(near.rawValue)\"?")
    case .unknown(let word, nil):
      FindingSentence("\"\(word)\" is not known", advice: "man giuseppe-menu has the words")
    case .unexplainedNumber(let sign, let key):
      FindingSentence(
        "\(sign): numbers and letters mean different things in different houses",
        advice: "write the word of the format, such as \"milk\"; or explain the signs in the file:"
          + " \"allergenKey\": \(key), or \"eu\" for the numbers of the EU")
    case .contradicted(let allergen):
      FindingSentence("\(name(allergen)) is under \"contains\" and under \"freeFrom\"")
    case .contradictedPromise(let ingredient, let allergen):
      FindingSentence(
        "\(dish) lists \(ingredient.cutAsExcerpt), which is \(name(allergen)), and says that there is none",
        advice: "state it; if there is none, "
          + (allergen.denied(in: ingredient).map { "write \($0)" }
            ?? "say so in \"allergens\" of the ingredient"))
    case .contradictedPromiseOfKind(let ingredient, let allergen):
      FindingSentence(
        "\(dish) lists \(ingredient.cutAsExcerpt), which may be \(name(allergen)), and says that there is none",
        advice: "state it; if there is none, "
          + (allergen.denied(in: ingredient).map { "write \($0)" }
            ?? "say so in \"allergens\" of the ingredient"))
    case .unstated(let ingredient, let allergen):
      FindingSentence("\(dish) lists \(ingredient) but not \(name(allergen))")
    case .notStated(let count, let all):
      FindingSentence(
        "\(count) of \(all) \(all == 1 ? "dish" : "dishes") \(count == 1 ? "says" : "say") nothing"
          + " about allergens; guests read “ask the staff”")
    case .emptyList:
      FindingSentence(
        "an empty list says nothing", advice: "\"none\" says that you checked all fourteen")
    }
  }
}
