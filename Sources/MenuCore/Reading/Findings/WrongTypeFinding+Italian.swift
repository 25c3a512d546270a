extension WrongTypeFinding {
  package func italian(dish: String) -> FindingSentence {
    guard let suggestion else { return italianSentence }
    return FindingSentence(italianSentence.message, advice: "scrivere \(suggestion)")
  }

  private var italianSentence: FindingSentence {
    let key = "\"\(key.name)\""
    return switch expected {
    case .number:
      FindingSentence(
        "\(key) deve essere un numero intero", general: "scrivere le cifre senza virgolette")
    case .percent: FindingSentence("\(key) deve essere un numero, come \"4.7\"")
    case .text where isOfList:
      FindingSentence(
        "una voce di \(key) deve essere un testo", general: "scriverla tra virgolette")
    case .text:
      FindingSentence("\(key) deve essere un testo", general: "scriverlo tra virgolette")
    case .translation: FindingSentence("\(key) deve avere un testo per ogni lingua")
    case .plainText:
      FindingSentence("\(key) deve essere un solo testo", general: "scriverlo tra virgolette")
    case .list: FindingSentence("\(key) deve essere una lista", general: "metterla tra [ ]")
    case .flag: FindingSentence("\(key) deve essere true o false, senza virgolette")
    case .price:
      FindingSentence(
        "\(key) deve essere un prezzo", general: "scrivere le cifre, come in \"7.00\"")
    case .allergens:
      FindingSentence("\(key) deve essere una lista di parole, \"none\" o un oggetto")
    case .noneAlone: FindingSentence("\"none\" sta da sola: \"allergens\": \"none\"")
    case .noneInWords:
      FindingSentence(
        "nessun allergene si dichiara con \"none\": dice che sono stati controllati tutti e 14")
    case .word: FindingSentence("\(key) deve avere parole del formato, come \"milk\"")
    case .allergenKey:
      FindingSentence("\(key) deve essere \"eu\" o una mappa di segni, come {\"7\": \"milk\"}")
    case .dish: FindingSentence("\(key) deve essere una lista di piatti in { }")
    case .group: FindingSentence("\(key) deve essere una lista di gruppi in { }")
    case .size:
      FindingSentence("\(key) deve essere una lista di formati, come {\"name\": \"maxi\"}")
    case .addOn:
      FindingSentence("\(key) deve essere una lista di aggiunte, come {\"name\": \"bufala\"}")
    case .choose: FindingSentence("\(key) deve essere un oggetto con \"min\" e \"max\"")
    }
  }
}
