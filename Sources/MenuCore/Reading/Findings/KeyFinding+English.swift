extension KeyFinding {
  package func english(dish: String) -> FindingSentence {
    switch self {
    case .unknown(let key): key.phrase(dish: dish).sentence(in: .english)
    case .repeated(let key): repeatedInEnglish(key.name, dish)
    case .repeatedList(let key, let line):
      FindingSentence(
        "\"\(key.name)\" is given twice for \(dish), first in line \(line)",
        advice: "put both lists into one")
    case .repeatedLanguage(let tag): repeatedInEnglish(tag, dish)
    case .repeatedSign(let sign): repeatedInEnglish(sign, dish)
    case .missingName: FindingSentence("\(dish) has no \"name\"")
    case .missingItems:
      FindingSentence("a group of add-ons has no \"items\"")
    case .missingNameOfPart(let list):
      FindingSentence("an entry of \"\(list.name)\" has no \"name\"")
    case .missingKeyOfGroup(let key): FindingSentence("a group has no \"\(key.name)\"")
    }
  }

  private func repeatedInEnglish(_ key: String, _ dish: String) -> FindingSentence {
    FindingSentence("\"\(key)\" is given twice for \(dish); keep one")
  }
}
