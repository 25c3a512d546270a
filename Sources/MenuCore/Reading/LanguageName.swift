/// The names of languages in place of their tags.
enum LanguageName {
  /// The tag of a language by its name in one of the five, exact but for case and accents.
  /// `Deutsch` → de
  static func tag(of name: String) -> String? {
    switch FoldedText(name).text {
    case "english", "inglese", "englisch", "anglais", "ingles": "en"
    case "italian", "italiano", "italienisch", "italien": "it"
    case "german", "tedesco", "deutsch", "allemand", "aleman": "de"
    case "french", "francese", "franzosisch", "francais", "frances": "fr"
    case "spanish", "spagnolo", "spanisch", "espagnol", "espanol": "es"
    default: nil
    }
  }
}
