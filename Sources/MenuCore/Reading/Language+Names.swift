extension Language {
  /// The tag of a language by its name in one of the five languages, exact apart from case and accents,
  /// by its code of three letters, or by its tag with another dash. `Deutsch` → de, `en_GB` → en-GB
  static func tag(named name: String) -> String? {
    let tag = name.replacing("_", with: "-")
    if tag != name, let language = Language(tag) { return language.tag }
    return InterfaceLanguage.allCases.map(\.language.tag).first { tag in
      OwnerWords.shared.isName(name, of: tag)
    }
  }

  /// The language of a tag, or of a name in one of the five languages. `Deutsch` → de
  package init?(named name: String) { self.init(Self.tag(named: name) ?? name) }
}
