internal import LocatedJSON

/// Keys that are a key of the format and a language: `nameDE`, `description_en`.
extension MenuParser {
  private static let tags: Set = [
    "ar", "cs", "de", "en", "es", "fr", "hr", "hu", "it", "ja", "ko", "nl", "pl", "pt", "ro",
    "ru", "sk", "sl", "sq", "sv", "tr", "uk", "zh",
  ]

  /// A member in all of its languages, in place of a key for each of them.
  struct Translation {
    /// The key without a language.
    let key: FileKey
    /// The member to write: `"name": {"de": "…", "en": "…"}`
    let member: String
    /// The change that writes it, if the keys follow one another.
    let edit: FileEdit?
  }

  /// The name of the key of which another is the translation; nil for any other key. `nameDE` → name
  func translatedKey(_ member: JSONMember, of known: KeySet) -> String? {
    Self.translatedKeys.first { known.contains($0) && Self.tag(of: member, as: $0) != nil }?.name
  }

  private static let translatedKeys: [FileKey] = [.name, .description, .title]

  /// The member to write in place of a key that is in a language, with all of its languages in that
  /// object; nil for any other key.
  func translation(
    with member: JSONMember, in object: JSONValue, of known: KeySet
  ) -> Translation? {
    // No object has so many, and each key looks at all of them.
    guard object.count <= 200, !log.isFull else { return nil }
    for key in Self.translatedKeys where known.contains(key) {
      guard Self.tag(of: member, as: key) != nil else { continue }
      var texts: [(tag: String, text: String)] = []
      var range = member.whole
      for other in object.members where other.value.kind == .string {
        let isPlain = other.key.string == key.name
        let tag = isPlain ? menu.language?.tag : Self.tag(of: other, as: key)
        guard let tag else {
          if isPlain { return nil }
          continue
        }
        texts.append((tag, other.value.written))
        let whole = other.whole
        range =
          min(range.lowerBound, whole.lowerBound)..<max(range.upperBound, whole.upperBound)
      }
      guard Set(texts.map(\.tag)).count == texts.count else { return nil }
      let text = JSONTree.member(key, .object(texts.map { ($0.tag, .word($0.text)) }))
      let isTogether = object.members.count { range ~= $0.key.offset } == texts.count
      return Translation(
        key: key, member: text, edit: isTogether ? FileEdit(range, text) : nil)
    }
    return nil
  }

  private static func tag(of member: JSONMember, as key: FileKey) -> String? {
    guard member.value.kind == .string, let written = member.key.string?.lowercased(),
      written.hasPrefix(key.name)
    else { return nil }
    let rest = written.dropFirst(key.name.count).drop { "_-. ".contains($0) }
    return tags.contains(String(rest)) ? String(rest) : nil
  }
}
