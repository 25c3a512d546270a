/// In which language a guest reads the dishes of a menu, and in which the words around them: the one
/// place where that is decided.
public struct GuestLanguages: Hashable, Sendable {
  /// The language of the dishes, nil for a menu that names none.
  public let dishes: Language?
  /// The language of the words, nil for that of the dishes, or what stands in for it.
  public let words: InterfaceLanguage?

  /// The language that was asked for and that the menu has not, nil where it has it or names none.
  public let lacking: Language?

  /// Both in the language that was asked for; nil when the menu has it not.
  public init?(chosen tag: String, in menu: Menu) {
    guard let language = menu.language(nearestTo: tag) else { return nil }
    (dishes, words, lacking) = (language, nil, nil)
  }

  /// By the locale of a guest.
  ///
  /// Whoever speaks a language that has words here is spoken to in it, whatever the menu is in. The
  /// dishes are in the guest's language where the menu has it, else in English where the menu has that,
  /// for more guests read it than any other, else in the menu's own. A locale that asks for nothing
  /// leaves both to the menu.
  ///
  /// - Parameters:
  ///   - environment: the variables that name a locale.
  ///   - menu: the menu.
  /// - Complexity: O(*n*) in the number of texts, unless the menu's own language is asked for.
  public init(locale environment: [String: String], in menu: Menu) {
    guard let guest = Language(locale: environment) else {
      (dishes, words, lacking) = (menu.language ?? menu.languages.first, nil, nil)
      return
    }
    let own = InterfaceLanguage(of: guest)
    if let language = menu.language(nearestTo: guest) {
      (dishes, words, lacking) = (language, own, nil)
    } else {
      let english = menu.language(nearestTo: InterfaceLanguage.standIn.language)
      dishes = english ?? menu.language ?? menu.languages.first
      words = own ?? .standIn
      lacking = dishes == nil ? nil : guest
    }
  }
}
