/// What people write where a language tag must stand.
enum LanguageNames {
  /// The tag that is meant, nil if that is not clear.
  static func tag(for text: String) -> String? {
    let lower = text.lowercased()
    if let tag = tags[lower] { return tag }
    let dashed = String(lower.map { $0 == "_" ? "-" : $0 })
    return dashed == lower ? nil : Language(tag: dashed)?.tag
  }

  /// The tag of a language that menus are written in, by its two letters or its name; nil for what
  /// may be another word.
  static func knownTag(_ text: String) -> String? {
    let lower = text.lowercased()
    return known.contains(lower) ? lower : tags[lower]
  }

  private static let known = Set(tags.values).union(
    [
      "ar", "cs", "da", "el", "fi", "he", "hr", "hu", "ko", "no", "pl", "ro", "sl", "sv", "tr",
      "uk",
    ])

  private static let tags: [String: String] = [
    "italiano": "it", "italian": "it", "italienisch": "it", "italien": "it",
    "inglese": "en", "english": "en", "englisch": "en", "anglais": "en", "inglés": "en",
    "tedesco": "de", "german": "de", "deutsch": "de", "allemand": "de", "alemán": "de",
    "francese": "fr", "french": "fr", "französisch": "fr", "français": "fr", "francés": "fr",
    "spagnolo": "es", "spanish": "es", "spanisch": "es", "espagnol": "es", "español": "es",
    "cinese": "zh", "chinese": "zh", "giapponese": "ja", "japanese": "ja", "russo": "ru",
    "russian": "ru", "portoghese": "pt", "portuguese": "pt", "olandese": "nl", "dutch": "nl",
  ]
}
