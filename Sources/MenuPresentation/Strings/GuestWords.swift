internal import MenuCore

/// Words that guests type but no answer shows, in five languages at once.
enum GuestWords {
  /// The number that a word means; nil for any other word. `4`, `quattro`, `vier` → 4
  static func number(_ word: some StringProtocol) -> Int? {
    if word.utf8.count <= 3, let number = Int(word) { return number }
    return numbers[FoldedText(String(word)).text]
  }

  /// The numbers from one to ten, one line a language. German has another form for people, as in `zu viert`.
  private static let numbers: [String: Int] = {
    let lines = [
      "uno due tre quattro cinque sei sette otto nove dieci",
      "one two three four five six seven eight nine ten",
      "eins zwei drei vier fünf sechs sieben acht neun zehn",
      "eins zweit dritt viert fünft sechst siebt acht neunt zehnt",
      "un deux trois quatre cinq six sept huit neuf dix",
      "uno dos tres cuatro cinco seis siete ocho nueve diez",
    ]
    var numbers: [String: Int] = [:]
    for line in lines {
      for (index, word) in words(line).enumerated() { numbers[word] = index + 1 }
    }
    return numbers
  }()

  /// The printed number of a dish at the beginning of a list of words; nil for other words. `numero 14`,
  /// `number two`
  static func printedNumber(_ words: [Substring]) -> String? {
    guard words.count > 1, numberNames.contains(FoldedText(String(words[0])).text) else {
      return nil
    }
    if words[1].first?.isNumber ?? false { return String(words[1]) }
    return number(words[1]).map { "\($0)" } ?? String(words[1])
  }

  private static let numberNames = Set(
    InterfaceLanguage.allCases.map { FoldedText(Strings[$0].linear.number).text })

  /// The number of people in a line; nil for any other line. If `isAnswer`, a number alone is enough.
  /// `4 persone`, `siamo in quattro`
  static func people(_ line: String, isAnswer: Bool = false) -> Int? {
    var words = words(line)
    let count = words.count
    words.removeAll(where: peopleNames.contains)
    let isNamed = words.count < count
    guard let last = words.popLast(), let number = number(last), number >= 0 else { return nil }
    guard words.allSatisfy(weAre.contains), isAnswer || isNamed || !words.isEmpty else {
      return nil
    }
    return number
  }

  /// The answer to a yes-or-no question, true for yes; nil for any other line. `no`, `sì`
  static func answer(_ line: String) -> Bool? {
    let word = FoldedText(line).text
    if words("no nein non").contains(word) { return false }
    return words("sì yes ja oui sí").contains(word) ? true : nil
  }

  /// True for a word that quits other programs, or that is printed beside the key that quits. `exit`
  static func isQuitting(_ line: String) -> Bool {
    quittingWords.contains(FoldedText(line).text)
  }

  private static let quittingWords = Set(
    words("q exit bye uscire chiudi Schluss tschüss sortir fermer adiós cerrar")
      + InterfaceLanguage.allCases.map { FoldedText(Strings[$0].keys.quit).text })

  /// True for a verb that removes a dish from the choice. `togli`, `remove`
  static func isRemoving(_ verb: [UInt8]) -> Bool {
    removingVerbs.contains(String(decoding: verb, as: UTF8.self))
  }

  private static let removingVerbs = Set(
    words("togli togliere leva rimuovi rimuovere remove delete entferne entfernen streiche")
      + words("streichen retire retirer enlève enlever quita quitar retirar"))

  /// True for a verb that changes a line of the choice. `cambia`, `modify`
  static func isChanging(_ verb: String) -> Bool { changingVerbs.contains(FoldedText(verb).text) }

  private static let changingVerbs = Set(
    words("cambiare modifica modificare modify edit ändere wechsle modifie changer modificar")
      + InterfaceLanguage.allCases.map { FoldedText(Strings[$0].linear.change).text })

  /// The language of the interface that a line requests; nil for any other line. Its own name is enough.
  /// `deutsch`, `language German`, `lingua inglese`
  static func language(_ line: String) -> InterfaceLanguage? {
    var words = words(line)
    let count = words.count
    words.removeAll(where: languageWords.contains)
    guard let word = words.only else { return nil }
    if count == 1 {
      return InterfaceLanguage.allCases.first { FoldedText(Strings[$0].ownName).text == word }
    }
    return InterfaceLanguage.allCases.first { names(of: $0).contains(word) }
  }

  private static let languageWords = Set(
    InterfaceLanguage.allCases.map { FoldedText(Strings[$0].linear.language).text })

  /// The names of a language in all five languages.
  private static func names(of language: InterfaceLanguage) -> [String] {
    switch language {
    case .italian: words("italiano italiana Italian Italienisch italien")
    case .english: words("inglese English Englisch anglais inglés")
    case .german: words("tedesco tedesca German Deutsch allemand alemán")
    case .french: words("francese French Französisch français francés")
    case .spanish: words("spagnolo spagnola Spanish Spanisch espagnol español")
    }
  }

  private static let peopleNames = Set(
    words("persona persone ospiti person people persons guests Personen Leute Gäste")
      + words("personne personnes convives personas comensales"))
  private static let weAre = Set(
    words(
      "siamo in per we are there of us for wir sind zu für nous sommes on est pour à somos para"))

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map { FoldedText(String($0)).text }
  }
}
