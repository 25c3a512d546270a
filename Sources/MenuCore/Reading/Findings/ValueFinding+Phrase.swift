extension ValueFinding {
  package func phrase(dish: String) -> FindingPhrase {
    switch self {
    case .outOfRange(let key, let number, let range):
      FindingPhrase(
        "\"\(key.name)\" is \(number); it must be \(range.lowerBound) to \(range.upperBound)",
        "\"\(key.name)\" è \(number); deve stare tra \(range.lowerBound) e \(range.upperBound)")
    case .minAboveMax(let min, let max):
      FindingPhrase(
        "\"min\" \(min) is more than \"max\" \(max)", "\"min\" \(min) è più di \"max\" \(max)")
    case .badLanguageTag(let tag):
      FindingPhrase(
        "\"\(tag)\" is not a language tag", "\"\(tag)\" non è una sigla di lingua",
        general: Phrase("write a tag such as en", "scrivere una sigla come en"))
    case .unknownDiet(let word):
      FindingPhrase(
        "\"\(word)\" is not known", "\"\(word)\" non è nota",
        advice: Phrase("the words are \(Diet.words)", "le parole sono \(Diet.words)"))
    case .unknownServing(let word, let near): Self.phrase(ofServing: word, near)
    case .repeatedID(let id):
      FindingPhrase("id \"\(id)\" is used by two dishes", "due piatti hanno l'id \"\(id)\"")
    case .repeatedIDOfGroup(let id):
      FindingPhrase("id \"\(id)\" is used by two groups", "due gruppi hanno l'id \"\(id)\"")
    case .unknownGroup(let id, let near?, _):
      FindingPhrase(
        "there is no group \"\(id)\"; did you mean \"\(near)\"?",
        "non c'è un gruppo \"\(id)\"; forse \"\(near)\"?")
    case .unknownGroup(let id, nil, let group): Self.phrase(ofGroup: id, group)
    case .circularGroup(let id):
      FindingPhrase(
        "the group \"\(id)\" is above itself", "il gruppo \"\(id)\" sta sopra se stesso")
    case .repeatedName(let first, let second):
      FindingPhrase(
        "\(dish) is listed twice, \(first) and \(second)",
        "\(dish) compare due volte, \(first) e \(second)")
    }
  }

  private static func phrase(ofGroup id: String, _ group: String?) -> FindingPhrase {
    FindingPhrase(
      "there is no group \"\(id)\"", "non c'è un gruppo \"\(id)\"",
      advice: group.map {
        Phrase("write \($0) into \"groups\" of the file", "scrivere \($0) in \"groups\" del file")
      })
  }

  private static func phrase(ofServing word: String, _ near: Dish.Serving?) -> FindingPhrase {
    guard let near else {
      return FindingPhrase(
        "\"\(word)\" is not known", "\"\(word)\" non è nota",
        general: Phrase(
          "write draught, bottle, can or glass", "scrivere draught, bottle, can o glass"))
    }
    return FindingPhrase(
      "\"\(word)\" is not known; did you mean \"\(near.rawValue)\"?",
      "\"\(word)\" non è nota; forse \"\(near.rawValue)\"?")
  }
}
