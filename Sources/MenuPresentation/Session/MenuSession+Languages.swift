package import MenuCore

/// The languages that a guest can cycle through.
extension MenuSession {
  /// Shows the menu in the next language: first the languages of the menu, then those of the interface, then
  /// the first again. The guest's own language is shown as at the beginning. O(*n*)
  package mutating func showNextLanguage() {
    let all = languages
    let now = index(of: guestLanguage, in: all) ?? -1
    let next = (now + 1) % all.count
    if next == index(of: language(of: beginning.context), in: all) {
      return show(source.menu, in: beginning.context)
    }
    show(guestLanguage: all[next])
  }

  /// Shows the menu in a language of the interface. O(*n*)
  mutating func show(_ language: InterfaceLanguage) {
    show(guestLanguage: languages.first(where: language.language.isKind) ?? language.language)
  }

  /// The current language, in its own words.
  package var languageName: String { Strings.ownName(of: guestLanguage) }

  /// The code of the current language. `IT`
  package var languageCode: String { Self.code(of: guestLanguage) }

  private static func code(of language: Language) -> String { language.primary.uppercased() }

  /// The codes of the available languages, which each frame shows.
  var codesOfLanguages: String {
    let all = languages
    let now = index(of: guestLanguage, in: all)
    return all.indices.map { number in
      let code = Self.code(of: all[number])
      return number == now ? code : code.lowercased()
    }.joined(separator: " ")
  }

  /// The other available languages, in their own words.
  package var otherLanguageNames: [String] {
    let all = languages
    let now = index(of: guestLanguage, in: all)
    return all.indices.filter { $0 != now }.map { Strings.ownName(of: all[$0]).capitalized }
  }

  private var languages: [Language] { Self.languages(of: source.menu) }

  /// The languages of a menu, then the other languages of the interface.
  package static func languages(of menu: Menu) -> [Language] {
    var all = menu.languages
    for words in InterfaceLanguage.allCases where !all.contains(where: words.language.isKind) {
      all.append(words.language)
    }
    return all
  }

  /// The current language of the guest.
  private var guestLanguage: Language { language(of: context) }

  private func index(of language: Language, in all: [Language]) -> Int? {
    all.firstIndex(of: language) ?? all.firstIndex(where: language.isKind)
  }

  private func language(of context: MenuContext) -> Language {
    context.words?.language ?? context.language ?? source.menu.language
      ?? context.interfaceLanguage.language
  }

  /// Shows the dishes in a language if the menu has it, and the words of the interface.
  private mutating func show(guestLanguage language: Language) {
    if source.menu.languages.contains(language) { return show(language) }
    let found = Self.languages(forTag: language.tag, in: source.menu)
    replace(MenuDataSource(menu: source.menu, language: found.dishes, words: found.words))
  }
}

/// The language of a guest.
extension MenuSession {
  /// The languages of the dishes and of the interface for a guest's locale. The dishes are in the guest's
  /// language if the menu has it, otherwise in English if it has that, otherwise in the menu's own. The
  /// interface is in the guest's language if it is supported.
  package static func languages(
    for locale: [String: String], in menu: Menu
  ) -> (dishes: Language?, words: InterfaceLanguage?) {
    guard let guest = Language(locale: locale) else {
      return (menu.language ?? menu.languages.first, nil)
    }
    return languages(forTag: guest.tag, in: menu)
  }

  /// The languages of the dishes and of the interface for a guest's language.
  package static func languages(
    forTag tag: String, in menu: Menu
  ) -> (dishes: Language?, words: InterfaceLanguage?) {
    let words = Language(tag).flatMap { InterfaceLanguage(of: $0) }
    if let own = menu.language(nearestTo: tag) { return (own, words) }
    let english = menu.language(nearestTo: "en")
    return (english ?? menu.language ?? menu.languages.first, words ?? .fallback)
  }
}
