internal import OldLocatedJSON

/// What members name that nothing reads: by their keys, and by whatever stands under them.
extension NamedAllergens {
  /// The words of a member of a dish that name allergens, each with what it names.
  func words(of member: JSONMember, in list: MenuList) -> [Named] {
    // Other texts of a beverage say what it goes with too.
    words(of: member, in: list, counting: Scope(of: list), depth: 4)
  }

  private func words(
    of member: JSONMember, in list: MenuList, counting scope: Scope, depth: Int
  ) -> [Named] {
    let key = keys.key(member.key.excerpt, self)
    let words = words(
      in: member.value, of: list, counting: key.isOfOthers ? .statements : scope, depth: depth)
    return key.named.isEmpty || member.value.saysNo ? words : key.named + words
  }

  private func words(
    in value: JSONValue, of list: MenuList, counting scope: Scope, depth: Int
  ) -> [Named] {
    switch value.kind {
    case .string: return words(in: value, of: list, counting: scope)
    case .array where depth > 0:
      return value.elements.reduce(into: []) { found, element in
        Self.add(words(in: element, of: list, counting: scope, depth: depth - 1), to: &found)
      }
    case .object where depth > 0:
      return value.members.reduce(into: []) { found, member in
        guard !member.isOwnersOwn, member.value.kind != .null else { return }
        Self.add(words(of: member, in: list, counting: scope, depth: depth - 1), to: &found)
      }
    case .null, .boolean, .number, .array, .object: return []
    }
  }

  /// Adds words to those of a member; of a thousand only what they name.
  private static func add(_ words: [Named], to found: inout [Named]) {
    guard let last = found.indices.last, found.count >= 64 else {
      found += words
      return
    }
    for word in words { found[last].allergens.formUnion(word.allergens) }
  }

  private func words(in text: JSONValue, of list: MenuList, counting scope: Scope) -> [Named] {
    // Of a text that is too long for a sentence about a dish everything counts that is mentioned.
    guard text.length <= 4_096 else { return [("…", IngredientWords.mentions(in: text))] }
    let words = text.withUTF8 { all(in: $0, of: list, guesses: true, counting: scope) }
    return words.isEmpty || text.isAddress ? [] : words
  }
}

extension JSONValue {
  /// Whether it says that what its key names is not there.
  var saysNo: Bool {
    switch kind {
    case .null: true
    case .boolean: bool == false
    case .number: written == "0"
    case .string: length <= 512 && MeantMembers.isNo(string ?? "")
    case .array: elements.first { _ in true } == nil
    case .object: members.first { _ in true } == nil
    }
  }

  /// Whether it is the path or address of something, of which the name says nothing of a dish.
  fileprivate var isAddress: Bool {
    let text = (string ?? "").lowercased()
    guard !text.contains(" ") else { return false }
    let ends = [
      ".jpg", ".jpeg", ".png", ".webp", ".avif", ".gif", ".svg", ".heic", ".html", ".pdf",
    ]
    return text.contains("://") || text.hasPrefix("/") || text.hasPrefix("data:")
      || ends.contains(where: text.hasSuffix)
  }
}
