internal import OldLocatedJSON

/// Members that hold texts in other languages, in the place of texts that hold all of theirs.
enum TranslatedMembers {
  /// The texts of `"en": "…"`, `"en": {"name": "…"}` or `"translations": {"en": {"name": "…"}}`, none
  /// for any other member.
  static func texts(
    of member: JSONMember, in place: KeyWords.Place
  ) -> [Diagnostic.TranslatedText] {
    let key = member.key.excerpt
    guard let name = KeyWords.Place.key("name", among: place.keys),
      place.exactKey(meantBy: key) == nil
    else { return [] }
    if let language = LanguageNames.knownTag(key) {
      return texts(of: member.value, in: language, place, alone: name)
    }
    guard words.contains(KeyWords.folded(key)) else { return [] }
    return member.value.members.prefix(most).flatMap { inner in
      let key = inner.key.excerpt
      if let language = LanguageNames.knownTag(key) {
        return texts(of: inner.value, in: language, place, alone: name)
      }
      guard let known = known(key, place) else { return [] }
      return inner.value.members.prefix(most).compactMap { text in
        LanguageNames.knownTag(text.key.excerpt).flatMap { self.text(text.value, known, $0) }
      }
    }
  }

  /// The texts of one language; a text alone is the name.
  private static func texts(
    of value: JSONValue, in language: String, _ place: KeyWords.Place, alone name: String
  ) -> [Diagnostic.TranslatedText] {
    if let text = text(value, name, language) { return [text] }
    return value.members.prefix(most).compactMap { member in
      known(member.key.excerpt, place).flatMap { text(member.value, $0, language) }
    }
  }

  private static func known(_ key: String, _ place: KeyWords.Place) -> String? {
    place.exactKey(meantBy: key).flatMap { MeantMembers.texts.contains($0) ? $0 : nil }
  }

  private static func text(
    _ value: JSONValue, _ key: String, _ language: String
  ) -> Diagnostic.TranslatedText? {
    // `"da": "7,00"` is no name in Danish.
    guard value.kind == .string, value.excerpt.contains(where: \.isLetter) else { return nil }
    return Diagnostic.TranslatedText(key: key, language: language, text: value.excerpt)
  }

  private static let words = ValueWords.folded(ValueWords.all.map(\.translations))
  /// A dish has not so many texts, nor a menu so many languages.
  private static let most = 16
}
