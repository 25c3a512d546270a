extension KeyFinding {
  package func english(dish: String) -> FindingSentence {
    switch self {
    case .unknown(let key, let near?, .other):
      FindingSentence(
        "\"\(key)\" is not read; did you mean \"\(near.name)\"?",
        advice: "for data of your own write \"x-\(key)\"")
    case .unknown(let key, let near?, .warning), .unknown(let key, let near?, .diet):
      FindingSentence("\"\(key)\" is not read; did you mean \"\(near.name)\"?")
    case .unknown(let key, nil, .other):
      FindingSentence(
        "\"\(key)\" is not read", advice: "for data of your own write \"x-\(key)\"")
    case .unknown(let key, nil, .warning):
      FindingSentence(
        "\"\(key)\" is not read",
        advice:
          "write its allergens into \"allergens\", under \"contains\" or \"mayContain\"")
    case .unknown(let key, nil, .diet):
      FindingSentence(
        "\"\(key)\" is not read", advice: "man giuseppe-menu has the keys of a dish")
    case .repeated(let key): repeatedInEnglish(key.name, dish)
    case .repeatedLanguage(let language): repeatedInEnglish(language.tag, dish)
    case .repeatedSign(let sign): repeatedInEnglish(sign, dish)
    case .missingName: FindingSentence("\(dish) has no \"name\"")
    case .missingNameOfPart(let list):
      FindingSentence("an entry of \"\(list.name)\" has no \"name\" or \"items\"")
    case .missingKeyOfGroup(let key): FindingSentence("a group has no \"\(key.name)\"")
    }
  }

  private func repeatedInEnglish(_ key: String, _ dish: String) -> FindingSentence {
    FindingSentence("\"\(key)\" is given twice for \(dish); keep one")
  }
}
