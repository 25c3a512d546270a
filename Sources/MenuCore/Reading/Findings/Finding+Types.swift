/// Values of the wrong type for their key.
extension Finding {
  /// The types of values, each with its name in the kind of the finding.
  package enum ValueType: String, CaseIterable, Hashable, Sendable {
    /// A whole number; a number with decimals.
    case number, percent
    /// A text; a map of languages to texts; a text without languages.
    case text, translation
    case plainText = "plain-text"
    /// A list; true or false; a price.
    case list, flag, price
    /// A statement about allergens; `"none"` as the whole statement; a word of the format.
    case allergens
    case noneAlone = "none-alone"
    case word
    /// `"none"` instead of a synonym.
    case noneInWords = "none-in-words"
    /// No word for an answer that is not known.
    case unknown
    /// The owner's signs for allergens.
    case allergenKey = "allergen-key"
    /// A list of objects.
    case dish, group, size
    /// A group, written as an entry of a list of dishes.
    case heading
    case addOn = "add-on"
    /// The numbers of add-ons that may be chosen.
    case choose
  }

  /// A value of the wrong type for its key.
  package static func wrongType(_ key: FileKey, _ expected: ValueType) -> Finding {
    // This is about an entry of a list of texts, not about the list.
    if expected == .text, key == .ingredients || key == .notes {
      return Finding(
        .wrongType, "text", en: "an entry of \"\(key.name)\" must be a text",
        it: "una voce di \"\(key.name)\" deve essere un testo",
        general: Phrase("write it in quotes", "scriverla tra virgolette"))
    }
    return Finding(
      .wrongType, expected.rawValue, expected.message(of: key), general: expected.advice,
      isPromise: KeySet.promises.contains(key) || expected == .noneInWords)
  }
}

extension Finding.ValueType {
  fileprivate func message(of key: FileKey) -> Phrase {
    let key = "\"\(key.name)\""
    return switch self {
    case .noneAlone:
      Phrase(
        "\"none\" must be the only word: \"allergens\": \"none\"",
        "\"none\" deve essere l'unica parola: \"allergens\": \"none\"")
    case .noneInWords:
      Phrase(
        "\"none\" means no allergens: it states that you checked all fourteen",
        "\"none\" vuol dire nessun allergene: dichiara che sono stati controllati tutti e 14")
    case .unknown:
      Phrase(
        "\(key) has a word that states nothing", "\(key) ha una parola che non dichiara nulla")
    case .heading:
      Phrase(
        "a heading among \(key) is a \"group\" of its dishes",
        "un'intestazione tra \(key) è un \"group\" dei suoi piatti")
    case .translation:
      Phrase(
        "\(key) must have a text for each language", "\(key) deve avere un testo per ogni lingua")
    case .word:
      Phrase(
        "\(key) must name allergens with words such as \"milk\"",
        "\(key) deve nominare gli allergeni con parole come \"milk\"")
    default: Phrase("\(key) must be ", "\(key) deve essere ") + name
    }
  }

  /// The type as a message names it after "must be".
  private var name: Phrase {
    switch self {
    case .number: Phrase("a whole number", "un numero intero")
    case .percent: Phrase("a number, such as \"4.7\"", "un numero, come \"4.7\"")
    case .text, .translation, .word: Phrase("a text", "un testo")
    case .plainText: Phrase("a single text", "un solo testo")
    case .list: Phrase("a list", "una lista")
    case .flag: Phrase("true or false, without quotes", "true o false, senza virgolette")
    case .price: Phrase("a price", "un prezzo")
    case .allergens, .noneAlone, .noneInWords, .unknown:
      Phrase(
        "a list of words, \"none\", or an object", "una lista di parole, \"none\" o un oggetto")
    case .allergenKey:
      Phrase(
        "\"eu\" or an object of signs, such as {\"7\": \"milk\"}",
        "\"eu\" o un oggetto di segni, come {\"7\": \"milk\"}")
    case .dish: Phrase("a list of dishes, each in { }", "una lista di piatti, ognuno in { }")
    case .group, .heading:
      Phrase("a list of groups, each in { }", "una lista di gruppi, ognuno in { }")
    case .size:
      Phrase(
        "a list of sizes, such as {\"name\": \"maxi\"}",
        "una lista di formati, come {\"name\": \"maxi\"}")
    case .addOn:
      Phrase(
        "a list of add-ons, such as {\"name\": \"bufala\"}",
        "una lista di aggiunte, come {\"name\": \"bufala\"}")
    case .choose: Phrase("an object with \"min\" and \"max\"", "un oggetto con \"min\" e \"max\"")
    }
  }

  fileprivate var advice: Phrase? {
    switch self {
    case .number: Phrase("write digits without quotes", "scrivere le cifre senza virgolette")
    case .text, .plainText: Phrase("write it in quotes", "scriverlo tra virgolette")
    case .list: Phrase("put it in [ ]", "metterla tra [ ]")
    case .price: Phrase("write digits, as in \"7.00\"", "scrivere le cifre, come in \"7.00\"")
    default: nil
    }
  }
}
