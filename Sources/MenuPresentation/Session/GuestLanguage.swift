public import MenuCore

extension Language {
  /// The language that a locale asks for, nil for none.
  ///
  /// Takes the environment's variables: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set
  /// counts, as POSIX has it, and `C` and `POSIX` ask for none.
  public init?(locale environment: [String: String]) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    guard let name = locale?.split(whereSeparator: { $0 == "." || $0 == "@" }).first,
      name != "C", name != "POSIX"
    else { return nil }
    self.init(tag: name.split(separator: "_").joined(separator: "-"))
  }
}

extension InterfaceLanguage {
  /// The one that a locale asks for, or the stand-in; takes the environment's variables.
  public init(locale environment: [String: String]) { self.init(Language(locale: environment)) }
}

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
    if let own = menu.language(nearestTo: guest.tag) { return (own, InterfaceLanguage(of: guest)) }
    let english = menu.language(nearestTo: "en")
    return (
      english ?? menu.language ?? menu.languages.first, InterfaceLanguage(of: guest) ?? .standIn
    )
  }
}
