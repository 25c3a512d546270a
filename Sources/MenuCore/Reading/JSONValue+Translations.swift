internal import LocatedJSON

/// Maps of languages, and maps of ids, that should be lists.
extension JSONValue {
  /// True for a map of language tags to texts: `{"it": "rosso", "en": "red"}`
  var isTranslated: Bool {
    kind == .object && count > 0
      && members.allSatisfy { member in
        member.value.kind == .string && Language(member.key.text) != nil
      }
  }

  /// The entries of a text with commas, or of a list of texts; nil for any other value.
  var textsMeant: [String]? {
    if kind == .string { return text.namesMeant }
    let texts = elements.compactMap(\.string)
    guard kind == .array, texts.count == count else { return nil }
    return texts
  }

  /// The entries of a map of languages to texts or lists of texts; nil for any other value.
  /// `{"it": "aglio, olio", "en": ["garlic", "oil"]}` → `{"it": "aglio", "en": "garlic"}` · …
  var translationsMeant: [JSONTree]? {
    var texts: [(tag: String, entries: [String])] = []
    for member in members {
      let tag = member.key.text
      guard Language(tag) != nil, let entries = member.value.textsMeant else { return nil }
      texts.append((tag, entries))
    }
    return texts.isEmpty ? nil : Self.translations(of: texts)
  }

  /// The entries of translated texts, each in all languages; a single entry with the whole texts if their
  /// numbers of entries differ.
  static func translations(of texts: [(tag: String, entries: [String])]) -> [JSONTree] {
    let count = texts.first?.entries.count ?? 0
    guard texts.allSatisfy({ $0.entries.count == count }) else {
      return [.object(texts.map { ($0.tag, .text($0.entries.joined(separator: ", "))) })]
    }
    return (0..<count).map { index in
      .object(texts.map { ($0.tag, .text($0.entries[index])) })
    }
  }

  /// The groups that a map of ids to titles means; nil for any other object.
  /// `{"classiche": "Le classiche"}` → `{"id": "classiche", "title": "Le classiche"}`
  var groupsMeant: [JSONTree]? {
    if member(.id) != nil || member(.title) != nil { return [tree] }
    return objectsMeant(keyedBy: .id, text: .title)
  }
}
