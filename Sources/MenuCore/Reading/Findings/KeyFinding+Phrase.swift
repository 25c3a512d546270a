extension KeyFinding {
  package func phrase(dish: String) -> FindingPhrase {
    switch self {
    case .unknown(let key): key.phrase(dish: dish)
    case .repeated(let key): Self.phrase(ofRepeated: key.name, dish)
    case .repeatedList(let key, let line):
      FindingPhrase(
        "\"\(key.name)\" is given twice for \(dish), first in line \(line)",
        "\"\(key.name)\" è data due volte per \(dish), la prima nella riga \(line)",
        advice: Phrase("put both lists into one", "mettere le due liste in una"))
    case .repeatedLanguage(let tag): Self.phrase(ofRepeated: tag, dish)
    case .repeatedSign(let sign): Self.phrase(ofRepeated: sign, dish)
    case .missingName: FindingPhrase("\(dish) has no \"name\"", "\(dish) non ha \"name\"")
    case .missingItems:
      FindingPhrase(
        "a group of add-ons has no \"items\"", "un gruppo di aggiunte non ha \"items\"")
    case .missingNameOfPart(let list):
      FindingPhrase(
        "an entry of \"\(list.name)\" has no \"name\"",
        "una voce di \"\(list.name)\" non ha \"name\"")
    case .missingKeyOfGroup(let key):
      FindingPhrase("a group has no \"\(key.name)\"", "un gruppo non ha \"\(key.name)\"")
    }
  }

  private static func phrase(ofRepeated key: String, _ dish: String) -> FindingPhrase {
    FindingPhrase(
      "\"\(key)\" is given twice for \(dish); keep one",
      "\"\(key)\" è data due volte per \(dish); tenerne una")
  }
}
