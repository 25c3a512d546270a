/// In which language what is shown is written, for front ends that say so of each text.
extension MenuContext {
  /// The language of the words that the program adds: that of the texts, of whatever country, where
  /// it has words of its own.
  public var languageOfWords: Language {
    let words = interfaceLanguage.language
    return (language ?? fileLanguage).flatMap { $0.isKind(of: words) ? $0 : nil } ?? words
  }

  /// The language that a text of the menu is shown in, nil where nobody says.
  public func language(of text: LocalizedText) -> Language? {
    text.translations.isEmpty ? fileLanguage : text.language(inFirstOf: wanted)
  }
}

extension LocalizedText {
  /// The language of the translation that is read in the first of some languages.
  fileprivate func language(inFirstOf languages: [Language]) -> Language? {
    let known = self.languages
    return languages.lazy.compactMap { $0.nearest(among: known) }.first.map { known[$0] }
      ?? known.first
  }
}
