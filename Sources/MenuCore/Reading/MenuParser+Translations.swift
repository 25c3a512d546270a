internal import LocatedJSON

/// Keys that are a key of the format and a language: `nameDE`, `description_en`.
extension MenuParser {
  private static let tags: Set = [
    "ar", "cs", "de", "en", "es", "fr", "hr", "hu", "it", "ja", "ko", "nl", "pl", "pt", "ro",
    "ru", "sk", "sl", "sq", "sv", "tr", "uk", "zh",
  ]

  /// The member to write in place of a key that is in a language, with all of its languages in that
  /// object: `"name": {"de": "…", "en": "…"}`; nil for any other key.
  func translations(with member: JSONMember, in object: JSONValue, of known: KeySet) -> String? {
    // No object has so many, and each key looks at all of them.
    guard object.count <= 200 else { return nil }
    for key: FileKey in [.name, .description, .title] where known.contains(key) {
      guard Self.tag(of: member, as: key) != nil else { continue }
      var texts: [(tag: String, text: String)] = []
      for other in object.members where other.value.kind == .string {
        let isPlain = other.key.string == key.name
        let tag = isPlain ? menu.language?.tag : Self.tag(of: other, as: key)
        if let tag { texts.append((tag, other.value.written)) } else if isPlain { return nil }
      }
      guard Set(texts.map(\.tag)).count == texts.count else { return nil }
      let map = texts.map { "\"\($0.tag)\": \($0.text)" }.joined(separator: ", ")
      return "\"\(key.name)\": {\(map)}"
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
