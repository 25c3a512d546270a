extension KeyFinding {
  package func italian(dish: String) -> FindingSentence {
    switch self {
    case .unknown(let key): key.phrase(dish: dish).sentence(in: .italian)
    case .repeated(let key): repeatedInItalian(key.name, dish)
    case .repeatedList(let key, let line):
      FindingSentence(
        "\"\(key.name)\" è data due volte per \(dish), la prima nella riga \(line)",
        advice: "mettere le due liste in una")
    case .repeatedLanguage(let tag): repeatedInItalian(tag, dish)
    case .repeatedSign(let sign): repeatedInItalian(sign, dish)
    case .missingName: FindingSentence("\(dish) non ha \"name\"")
    case .missingItems:
      FindingSentence("un gruppo di aggiunte non ha \"items\"")
    case .missingNameOfPart(let list):
      FindingSentence("una voce di \"\(list.name)\" non ha \"name\"")
    case .missingKeyOfGroup(let key): FindingSentence("un gruppo non ha \"\(key.name)\"")
    }
  }

  private func repeatedInItalian(_ key: String, _ dish: String) -> FindingSentence {
    FindingSentence("\"\(key)\" è data due volte per \(dish); tenerne una")
  }
}
