extension KeyFinding {
  package func italian(dish: String) -> FindingSentence {
    switch self {
    case .unknown(let key, let near?, .other):
      FindingSentence(
        "\"\(key)\" non viene letta; forse \"\(near.name)\"?",
        advice: "per dati propri scrivere \"x-\(key)\"")
    case .unknown(let key, let near?, .warning), .unknown(let key, let near?, .diet):
      FindingSentence("\"\(key)\" non viene letta; forse \"\(near.name)\"?")
    case .unknown(let key, nil, .other):
      FindingSentence(
        "\"\(key)\" non viene letta", advice: "per dati propri scrivere \"x-\(key)\"")
    case .unknown(let key, nil, .warning):
      FindingSentence(
        "\"\(key)\" non viene letta",
        advice:
          "scrivere gli allergeni in \"allergens\", sotto \"contains\" o \"mayContain\"")
    case .unknown(let key, nil, .diet):
      FindingSentence(
        "\"\(key)\" non viene letta", advice: "man giuseppe-menu ha le chiavi di un piatto")
    case .repeated(let key): repeatedInItalian(key.name, dish)
    case .repeatedLanguage(let language): repeatedInItalian(language.tag, dish)
    case .repeatedSign(let sign): repeatedInItalian(sign, dish)
    case .missingName: FindingSentence("\(dish) non ha \"name\"")
    case .missingNameOfPart(let list):
      FindingSentence("una voce di \"\(list.name)\" non ha \"name\" o \"items\"")
    case .missingKeyOfGroup(let key): FindingSentence("un gruppo non ha \"\(key.name)\"")
    }
  }

  private func repeatedInItalian(_ key: String, _ dish: String) -> FindingSentence {
    FindingSentence("\"\(key)\" è data due volte per \(dish); tenerne una")
  }
}
