internal import LocatedJSON

/// Keys that consist of a key of the format and a language, or only of a language: `nameDE`,
/// `description_en`, `en`.
extension MenuParser {
  private static let tags: Set = [
    "ar", "cs", "de", "en", "es", "fr", "hr", "hu", "it", "ja", "ko", "nl", "pl", "pt", "ro",
    "ru", "sk", "sl", "sq", "sv", "tr", "uk", "zh",
  ]

  /// The language tag of texts without a tag. The file may state it further down.
  private var languageOfTexts: String? {
    let named = root?.member(.language)?.value.string
    return menu.language?.tag ?? named.flatMap(Language.init(_:))?.tag
  }

  private static let translatedKeys: [FileKey] = [.name, .description, .title, .ingredients]

  /// Replaces a key with a language in its name, and the keys for other languages in the same object,
  /// with one translated member: `"name": {"de": "…", "en": "…"}`; nil for any other key.
  func translation(with unknown: UnknownMember) -> Rewriting? {
    let object = unknown.object
    // No real object has as many keys, and each key is compared with all others.
    guard object.count <= Self.mostKeys else { return nil }
    for key in Self.translatedKeys where unknown.known.contains(key) {
      guard Self.tag(of: unknown.member, in: object, as: key) != nil else { continue }
      var texts: [(tag: String, value: JSONValue)] = []
      var members: [JSONMember] = []
      for other in object.members {
        if other.fileKey == key, other.value.isTranslated {
          // The texts of this map stay.
          texts += other.value.members.map { ($0.key.text, $0.value) }
          members.append(other)
        }
        guard Self.isText(other.value, of: key) else { continue }
        let isPlain = other.key.text == key.name
        let tag = isPlain ? languageOfTexts : Self.tag(of: other, in: object, as: key)
        guard let tag else {
          guard isPlain else { continue }
          let tags = object.members.compactMap { Self.tag(of: $0, in: object, as: key) }
          return namingLanguage(beside: tags, unknown)
        }
        texts.append((tag, other.value))
        members.append(other)
      }
      guard Set(texts.map(\.tag)).count == texts.count else { return nil }
      var map = JSONTree.object(texts.map { ($0.tag, $0.value.tree) })
      if key == .ingredients {
        let entries = texts.map { (tag: $0.tag, entries: $0.value.textsMeant ?? []) }
        map = .list(JSONValue.translations(of: entries))
      }
      return rewriting(members, of: object, as: JSONTree.member(key, map), key, .translation)
    }
    return nil
  }

  /// Adds the language of the plain texts, so that translations can be added to them.
  private func namingLanguage(beside tags: [String], _ unknown: UnknownMember) -> Rewriting? {
    guard let root, root.member(.language) == nil else { return nil }
    let tag = ["it", "en"].first { !tags.contains($0) } ?? "de"
    return Rewriting(
      edit: root.adding(.language, .text(tag)), key: .language, meaning: .translation)
  }

  /// Merges an object with the texts of another language into the texts of the file:
  /// `"name": "Napoli", "en": {"name": "Naples"}` → `"name": {"it": "Napoli", "en": "Naples"}`
  func textsInLanguage(_ unknown: UnknownMember) -> Rewriting? {
    let texts = unknown.member.value
    let tag = unknown.member.key.text
    guard Self.tags.contains(tag), texts.kind == .object, texts.count > 0 else { return nil }
    guard let own = languageOfTexts else { return namingLanguage(beside: [tag], unknown) }
    guard own != tag else { return nil }
    var members = [unknown.member]
    var parts: [(FileKey, JSONTree?)] = []
    for text in texts.members {
      guard let key = text.fileKey, key == .name || key == .description,
        text.value.kind == .string, let old = unknown.object.member(key),
        old.value.kind == .string
      else { return nil }
      members.append(old)
      parts.append((key, .object([(own, old.value.tree), (tag, text.value.tree)])))
    }
    return rewriting(
      members, of: unknown.object, as: JSONTree.members(parts).lineInside, nil, .translation)
  }

  /// The language at the end of a key, `nameDE`, `Beschreibung_en`, or of a name whose key is the language
  /// alone: `"it": "Napoli", "en": "Naples"`
  private static func tag(of member: JSONMember, in object: JSONValue, as key: FileKey) -> String? {
    let written = member.key.text
    if key == .name, tags.contains(written), object.member(.name) == nil,
      member.value.kind == .string
    {
      return written
    }
    let tag = written.suffix(2)
    guard isText(member.value, of: key), tags.contains(tag.lowercased()) else { return nil }
    let rest = written.dropLast(2)
    let name = rest.prefix { $0.isLetter }
    guard rest.dropFirst(name.count).allSatisfy({ "_-. @:".contains($0) }) else { return nil }
    let isApart = name.count < rest.count || tag == tag.uppercased()
    let isNamed = isApart && FileKey.named(String(name), among: [key]) != nil
    guard isNamed || name.lowercased() == key.name else { return nil }
    return tag.lowercased()
  }

  private static func isText(_ value: JSONValue, of key: FileKey) -> Bool {
    value.kind == .string || key == .ingredients && value.textsMeant != nil
  }
}
