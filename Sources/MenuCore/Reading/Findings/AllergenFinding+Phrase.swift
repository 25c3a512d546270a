extension AllergenFinding {
  package func phrase(dish: String) -> FindingPhrase {
    switch self {
    case .unknown(let word, let near?):
      FindingPhrase(
        "\"\(word)\" is not known; did you mean \"\(near.rawValue)\"?",
        "\"\(word)\" non è nota; forse \"\(near.rawValue)\"?")
    case .unknown(let word, nil), .unknownPromise(let word):
      FindingPhrase(
        "\"\(word)\" is not known", "\"\(word)\" non è nota",
        advice: Phrase("man giuseppe-menu has the words", "le parole sono in man giuseppe-menu"))
    case .unknownSign(let sign):
      FindingPhrase(
        "\"\(sign)\" is no sign of \"allergenKey\"", "\"\(sign)\" non è un segno di \"allergenKey\""
      )
    case .unexplainedNumber(let sign, let key): Self.phrase(ofSign: sign, key)
    case .contradicted(let allergen):
      FindingPhrase(
        "\(allergen.englishName) is under \"contains\" and under \"freeFrom\"",
        "\(allergen.italianName) sta sotto \"contains\" e sotto \"freeFrom\"")
    case .contradictedPromise(let ingredient, let allergen):
      FindingPhrase(
        "\(dish) lists \(ingredient.cutAsExcerpt), which is \(allergen.englishName),"
          + " and says that there is none",
        "\(dish) ha \(ingredient.cutAsExcerpt), cioè \(allergen.italianName), e dice che non ce n'è",
        advice: Self.advice(on: ingredient, without: allergen))
    case .contradictedPromiseOfKind(let ingredient, let allergen):
      FindingPhrase(
        "\(dish) lists \(ingredient.cutAsExcerpt), which may be \(allergen.englishName),"
          + " and says that there is none",
        "\(dish) ha \(ingredient.cutAsExcerpt), che può essere \(allergen.italianName),"
          + " e dice che non ce n'è",
        advice: Self.advice(on: ingredient, without: allergen))
    case .unstated(let ingredient, let allergen):
      FindingPhrase(
        "\(dish) lists \(ingredient) but not \(allergen.englishName)",
        "\(dish) ha \(ingredient) ma non dichiara \(allergen.italianName)")
    case .notStated(let count, let all): Self.phrase(ofUnstated: count, all)
    case .emptyList: .emptyList
    }
  }

  private static func phrase(ofSign sign: String, _ key: String) -> FindingPhrase {
    FindingPhrase(
      "\(sign): numbers and letters mean different things in different houses",
      "\(sign): numeri e lettere cambiano da casa a casa",
      advice: Phrase(
        "write the word of the format, such as \"milk\"; or explain the signs in the file:"
          + " \"allergenKey\": \(key), or \"eu\" for the numbers of the EU",
        "scrivere la parola del formato, come \"milk\"; o spiegare i segni nel file:"
          + " \"allergenKey\": \(key), o \"eu\" per i numeri dell'UE"))
  }

  private static func phrase(ofUnstated count: Int, _ all: Int) -> FindingPhrase {
    let dishes = all == 1 ? "dish" : "dishes"
    let beginning =
      if count == 1 {
        Phrase("1 of \(all) \(dishes) says", "1 piatto su \(all) non dice")
      } else {
        Phrase("\(count) of \(all) \(dishes) say", "\(count) piatti su \(all) non dicono")
      }
    return FindingPhrase(
      beginning.words(in: .english) + " nothing about allergens; guests read “ask the staff”",
      beginning.words(in: .italian)
        + " nulla degli allergeni; gli ospiti leggono “chiedere al personale”")
  }

  private static func advice(on ingredient: String, without allergen: Allergen) -> Phrase {
    let denial = allergen.denied(in: ingredient)
    let english = denial.map { "write \($0)" } ?? "say so in \"allergens\" of the ingredient"
    let italian = denial.map { "scrivere \($0)" } ?? "dirlo in \"allergens\" dell'ingrediente"
    return Phrase(
      "state it; if there is none, \(english)", "dichiararlo; se non ce n'è, \(italian)")
  }
}

extension FindingPhrase {
  fileprivate static let emptyList = FindingPhrase(
    "an empty list says nothing", "una lista vuota non dice nulla",
    advice: Phrase(
      "\"none\" says that you checked all fourteen",
      "\"none\" dice che sono stati controllati tutti e quattordici"))
}
