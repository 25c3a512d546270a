extension WrongTypeFinding {
  package func phrase(dish: String) -> FindingPhrase {
    switch expected {
    case .number: mustBe("a whole number", "un numero intero", .writeDigits)
    case .percent: mustBe("a number, such as \"4.7\"", "un numero, come \"4.7\"")
    case .text where isOfList:
      FindingPhrase(
        "an entry of \"\(key.name)\" must be a text",
        "una voce di \"\(key.name)\" deve essere un testo",
        general: Phrase("write it in quotes", "scriverla tra virgolette"))
    case .text: mustBe("a text", "un testo", .writeInQuotes)
    case .translation: .untranslated(key.name)
    case .plainText: mustBe("one text", "un solo testo", .writeInQuotes)
    case .list: mustBe("a list", "una lista", Phrase("put it in [ ]", "metterla tra [ ]"))
    case .flag: mustBe("true or false, without quotes", "true o false, senza virgolette")
    case .price: mustBe("a price", "un prezzo", .writePrice)
    case .allergens:
      mustBe(
        "a list of words, \"none\", or an object", "una lista di parole, \"none\" o un oggetto")
    case .noneAlone: .noneAlone
    case .noneInWords: .noneInWords
    case .word: .otherWords(key.name)
    case .allergenKey:
      mustBe(
        "\"eu\" or a map of signs, such as {\"7\": \"milk\"}",
        "\"eu\" o una mappa di segni, come {\"7\": \"milk\"}")
    case .dish: mustBe("a list of dishes in { }", "una lista di piatti in { }")
    case .group: mustBe("a list of groups in { }", "una lista di gruppi in { }")
    case .size:
      mustBe(
        "a list of sizes, such as {\"name\": \"maxi\"}",
        "una lista di formati, come {\"name\": \"maxi\"}")
    case .addOn:
      mustBe(
        "a list of add-ons, such as {\"name\": \"bufala\"}",
        "una lista di aggiunte, come {\"name\": \"bufala\"}")
    case .choose:
      mustBe("an object with \"min\" and \"max\"", "un oggetto con \"min\" e \"max\"")
    }
  }

  private func mustBe(
    _ english: String, _ italian: String, _ general: Phrase? = nil
  ) -> FindingPhrase {
    FindingPhrase(
      "\"\(key.name)\" must be \(english)", "\"\(key.name)\" deve essere \(italian)",
      general: general)
  }
}

extension Phrase {
  fileprivate static let writeDigits = Phrase(
    "write digits without quotes", "scrivere le cifre senza virgolette")
  fileprivate static let writeInQuotes = Phrase("write it in quotes", "scriverlo tra virgolette")
  fileprivate static let writePrice = Phrase(
    "write digits, as in \"7.00\"", "scrivere le cifre, come in \"7.00\"")
}

extension FindingPhrase {
  fileprivate static func untranslated(_ key: String) -> FindingPhrase {
    FindingPhrase(
      "\"\(key)\" must have a text for each language",
      "\"\(key)\" deve avere un testo per ogni lingua")
  }

  fileprivate static func otherWords(_ key: String) -> FindingPhrase {
    FindingPhrase(
      "\"\(key)\" must hold words of the format, such as \"milk\"",
      "\"\(key)\" deve avere parole del formato, come \"milk\"")
  }

  fileprivate static let noneAlone = FindingPhrase(
    "\"none\" must be the only word: \"allergens\": \"none\"",
    "\"none\" sta da sola: \"allergens\": \"none\"")
  fileprivate static let noneInWords = FindingPhrase(
    "no allergens are stated by \"none\", which says that you checked all fourteen",
    "nessun allergene si dichiara con \"none\": dice che sono stati controllati tutti e 14")
}
