internal import OldLocatedJSON

/// Lists of texts that stand in one for each language, `{"it": ["pomodoro"], "en": ["tomato"]}`, where
/// the format has one list of texts that hold all of theirs.
struct ListsByLanguage {
  /// The languages, by their tags.
  let languages: [String]
  private let lists: [[String]]

  /// Takes a value apart; nil for one that is not such lists, be they written with commas.
  init?(_ value: JSONValue, mayHaveCommas: Bool) {
    var (languages, lists): ([String], [[String]]) = ([], [])
    for member in value.members where member.value.kind != .null && !member.isOwnersOwn {
      guard let language = Self.language(member.key.excerpt), !languages.contains(language),
        let texts = Self.texts(of: member.value, mayHaveCommas: mayHaveCommas),
        texts.allSatisfy({ !$0.unicodeScalars.allSatisfy(\.isUnseen) })
      else { return nil }
      languages.append(language)
      lists.append(texts)
    }
    guard languages.contains(where: { LanguageNames.knownTag($0) != nil }) else { return nil }
    (self.languages, self.lists) = (languages, lists)
  }

  /// The texts that belong together, each in the order of the languages; nil where one list is longer
  /// than another, so that nobody can tell.
  var entries: [[String]]? {
    guard let count = lists.first?.count, lists.allSatisfy({ $0.count == count }) else {
      return nil
    }
    return (0..<count).map { place in lists.map { $0[place] } }
  }

  /// The texts as a guest may read them: those that belong together, or those of the language of the
  /// file.
  func texts(in language: Language?) -> [LocalizedText] {
    if let entries { return entries.map { text($0, in: languages) } }
    let own = language.flatMap { own in languages.firstIndex { $0.hasSameUTF8(as: own.tag) } } ?? 0
    return lists[own].map { text([$0], in: [languages[own]]) }
  }

  /// What is wrong with them.
  func rule(of key: String) -> Diagnostic.Rule {
    let first = entries?.first.map { texts in texts.map { $0.cut(to: Diagnostic.excerptLength) } }
    return .key(.listsByLanguage(key: key, languages: languages, first: first))
  }

  private func text(_ texts: [String], in languages: [String]) -> LocalizedText {
    LocalizedText(
      zip(languages, texts).compactMap { tag, text in
        Language(tag: tag).map { .init(language: $0, text: text) }
      })
  }

  private static func language(_ key: String) -> String? {
    if let tag = LanguageNames.knownTag(key) ?? LanguageNames.meant(by: key) { return tag }
    return LanguageNames.isInUse(key) ? Language(tag: key)?.tag : nil
  }

  private static func texts(of value: JSONValue, mayHaveCommas: Bool) -> [String]? {
    switch value.kind {
    case .array:
      let texts = value.elements.prefix(most + 1).map(\.string)
      return texts.isEmpty || texts.count > most || texts.contains(nil)
        ? nil : texts.compactMap(\.self)
    case .string where mayHaveCommas && value.length <= 1_024:
      let text = value.string ?? ""
      // In brackets a comma parts nothing.
      if text.contains("(") { return [text] }
      return text.split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }
    case .null, .boolean, .number, .string, .object: return nil
    }
  }

  /// No dish has more ingredients.
  private static let most = 64
}
