internal import OldLocatedJSON

extension Diagnostic.KeyHeading {
  /// The heading that the key of a list is, nil for one that only says which of the four it is, be it
  /// misspelt.
  init?(of key: JSONValue, in root: JSONValue) {
    guard key.length <= Self.longest, let text = key.string else { return nil }
    let isListAlone =
      Self.lists.contains(KeyWords.folded(text))
      || KeyWords.Place.file.exactKey(meantBy: text) == nil
        && KeyWords.Place.file.key(meantBy: text).flatMap(MenuList.init) != nil
    guard !isListAlone else { return nil }
    if let group = root.group(called: text) {
      self.init(id: group, title: text, isThere: true)
      return
    }
    let words = UnreadKey.spaced(text).split { "_ ".contains($0) }.joined(separator: " ")
    self.init(id: text, title: words.prefix(1).uppercased() + words.dropFirst())
  }

  private static let lists = ValueWords.folded(
    MenuList.allCases.map(\.rawValue) + ValueWords.all.map(\.lists))
  /// What is longer is no heading.
  private static let longest = 64
}

extension JSONValue {
  /// The id of a group of the file that has a text as its id or its title, in whatever case.
  fileprivate func group(called text: String) -> String? {
    let word = KeyWords.folded(text)
    let groups = members.first { $0.key == "groups" }?.value
    // Only so far: a file with a thousand lists must not cost the square of its groups.
    let group = groups?.elements.prefix(64).first { group in
      group.members.contains { member in
        guard member.key == "id" || member.key == "title" else { return false }
        let texts = [member.value] + member.value.members.map(\.value)
        return texts.contains { $0.kind == .string && KeyWords.folded($0.excerpt) == word }
      }
    }
    return group?.members.first { $0.key == "id" }?.value.string
  }
}
