package import MenuCore

/// The language of a guest.
extension MenuSession {
  /// The language of the dishes and of the words for a guest's locale: his own where the menu has it,
  /// else English where it has that, else the menu's; words in his own where they exist.
  package static func languages(
    for locale: [String: String], in menu: Menu
  ) -> (dishes: Language?, words: InterfaceLanguage?) {
    guard let guest = Language(locale: locale) else {
      return (menu.language ?? menu.languages.first, nil)
    }
    return languages(forTag: guest.tag, in: menu)
  }

  /// The same for a guest's language.
  static func languages(
    forTag tag: String, in menu: Menu
  ) -> (dishes: Language?, words: InterfaceLanguage?) {
    let words = Language(tag: tag).flatMap { InterfaceLanguage(of: $0) }
    if let own = menu.language(nearestTo: tag) { return (own, words) }
    let english = menu.language(nearestTo: "en")
    return (english ?? menu.language ?? menu.languages.first, words ?? .standIn)
  }
}
