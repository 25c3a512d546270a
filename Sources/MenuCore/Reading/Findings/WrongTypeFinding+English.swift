extension WrongTypeFinding {
  package func english(dish: String) -> FindingSentence {
    guard let suggestion else { return englishSentence }
    return FindingSentence(englishSentence.message, advice: "write \(suggestion)")
  }

  private var englishSentence: FindingSentence {
    let key = "\"\(key.name)\""
    return switch expected {
    case .number:
      FindingSentence("\(key) must be a whole number", general: "write digits without quotes")
    case .percent: FindingSentence("\(key) must be a number, such as \"4.7\"")
    case .text where isOfList:
      FindingSentence("an entry of \(key) must be a text", general: "write it in quotes")
    case .text: FindingSentence("\(key) must be a text", general: "write it in quotes")
    case .translation: FindingSentence("\(key) must have a text for each language")
    case .plainText: FindingSentence("\(key) must be one text", general: "write it in quotes")
    case .list: FindingSentence("\(key) must be a list", general: "put it in [ ]")
    case .flag: FindingSentence("\(key) must be true or false, without quotes")
    case .price:
      FindingSentence("\(key) must be a price", general: "write digits, as in \"7.00\"")
    case .allergens:
      FindingSentence("\(key) must be a list of words, \"none\", or an object")
    case .noneAlone: FindingSentence("\"none\" must be the only word: \"allergens\": \"none\"")
    case .noneInWords:
      FindingSentence(
        "no allergens are stated by \"none\", which says that you checked all fourteen")
    case .word: FindingSentence("\(key) must hold words of the format, such as \"milk\"")
    case .allergenKey:
      FindingSentence("\(key) must be \"eu\" or a map of signs, such as {\"7\": \"milk\"}")
    case .dish: FindingSentence("\(key) must be a list of dishes in { }")
    case .group: FindingSentence("\(key) must be a list of groups in { }")
    case .size:
      FindingSentence("\(key) must be a list of sizes, such as {\"name\": \"maxi\"}")
    case .addOn:
      FindingSentence("\(key) must be a list of add-ons, such as {\"name\": \"bufala\"}")
    case .choose: FindingSentence("\(key) must be an object with \"min\" and \"max\"")
    }
  }
}
