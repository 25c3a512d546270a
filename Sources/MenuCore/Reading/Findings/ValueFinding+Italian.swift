extension ValueFinding {
  package func italian(dish: String) -> FindingSentence {
    switch self {
    case .outOfRange(let key, let number, let range):
      FindingSentence(
        "\"\(key.name)\" è \(number); deve stare tra \(range.lowerBound) e \(range.upperBound)")
    case .minAboveMax(let min, let max):
      FindingSentence("\"min\" \(min) è più di \"max\" \(max)")
    case .badLanguageTag(let tag):
      FindingSentence(
        "\"\(tag)\" non è una sigla di lingua", general: "scrivere una sigla come en")
    case .unknownDiet(let word):
      FindingSentence("\"\(word)\" non è nota", advice: "le parole sono \(Diet.words)")
    case .unknownServing(let word, let near?):
      FindingSentence("\"\(word)\" non è nota; forse \"\(near.rawValue)\"?")
    case .unknownServing(let word, nil):
      FindingSentence(
        "\"\(word)\" non è nota", general: "scrivere draught, bottle, can o glass")
    case .repeatedID(let id): FindingSentence("due piatti hanno l'id \"\(id)\"")
    case .repeatedIDOfGroup(let id): FindingSentence("due gruppi hanno l'id \"\(id)\"")
    case .unknownGroup(let id, let near?, _):
      FindingSentence("non c'è un gruppo \"\(id)\"; forse \"\(near)\"?")
    case .unknownGroup(let id, nil, let group):
      FindingSentence(
        "non c'è un gruppo \"\(id)\"",
        advice: group.map { "scrivere \($0) in \"groups\" del file" })
    case .circularGroup(let id): FindingSentence("il gruppo \"\(id)\" sta sopra se stesso")
    case .repeatedName(let first, let second):
      FindingSentence("\(dish) compare due volte, \(first) e \(second)")
    }
  }
}
