internal import LocatedJSON

/// The entry of a menu, which is the whole file: the places of the texts of the house.
package struct FileEntry {
  let root: JSONValue

  /// The bytes of the value of a key; those of the opening bracket of the file without it.
  package func range(of key: FileKey) -> Range<Int> { root.place(of: key).range }

  /// The bytes of each entry of a list, in the order of the file.
  package func ranges(ofList key: FileKey) -> [Range<Int>] { root.list(key).map(\.range) }

  /// The bytes of the value of a key of the group with an id.
  package func range(of key: FileKey, ofGroup id: String) -> Range<Int> {
    // Of very many groups the first: each look is at all of them.
    let groups = root.list(.groups).prefix(200)
    let group = groups.first { $0.members.contains { $0.key == "id" && $0.value.string == id } }
    return group?.place(of: key).range ?? range(of: .groups)
  }

  /// The first tag of a text under a key that is in none of some languages, with its text as one.
  package func foreignTag(
    of key: FileKey, beside languages: Set<Language>
  ) -> (tag: String, text: String, range: Range<Int>)? {
    let map = root.place(of: key)
    guard map.kind == .object, map.offset != root.offset else { return nil }
    let foreign = map.members.first { member in
      let language = member.key.string.flatMap(Language.init(tag:))
      return language.map { language in !languages.contains { language.isKind(of: $0) } } ?? false
    }
    guard let foreign else { return nil }
    return (foreign.key.excerpt ?? "", map.oneText, foreign.key.range)
  }
}

extension JSONValue {
  /// A map of words to texts as one text: `{"lun": "chiuso"}` → `"lun: chiuso"`
  var oneText: String {
    let parts = members.compactMap { member in
      member.value.string.map { "\(member.key.string ?? ""): \($0)" }
    }
    return JSONText.quoted(parts.joined(separator: ", "))
  }
}
