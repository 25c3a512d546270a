internal import LocatedJSON

/// Maps of languages, and of ids, where a list is to be written.
extension JSONValue {
  /// True for a map of language tags to texts: `{"it": "rosso", "en": "red"}`
  var isTranslated: Bool {
    kind == .object && count > 0
      && members.allSatisfy { member in
        member.value.kind == .string && member.key.string.flatMap(Language.init(tag:)) != nil
      }
  }

  /// The entries of translated texts, each in all languages; the whole as one entry where the texts have
  /// not as many.
  /// `{"it": "aglio, olio", "en": "garlic, oil"}` → `{"it": "aglio", "en": "garlic"}` · …
  var translationsMeant: [JSONTree] {
    let texts = members.map { (tag: $0.key.string ?? "", entries: $0.value.namesMeant) }
    let count = texts.first?.entries.count ?? 0
    guard texts.allSatisfy({ $0.entries.count == count }) else { return [tree] }
    return (0..<count).map { index in
      .object(texts.map { ($0.tag, .text($0.entries[index])) })
    }
  }

  /// The groups that a map of ids to titles means; nil for any other object.
  /// `{"classiche": "Le classiche"}` → `{"id": "classiche", "title": "Le classiche"}`
  var groupsMeant: [JSONTree]? {
    if member(.id) != nil || member(.title) != nil { return [tree] }
    var groups: [JSONTree] = []
    for member in members where !member.key.isPrivate {
      let id = member.key.tree
      if member.value.kind == .string || member.value.isTranslated {
        groups.append(.members([(.id, id), (.title, member.value.tree)]))
      } else if member.value.kind == .object, member.value.member(.id) == nil {
        let rest = member.value.members.map { ($0.key.string ?? "", $0.value.tree) }
        groups.append(.object([(FileKey.id.name, id)] + rest))
      } else {
        return nil
      }
    }
    return groups.nonEmpty
  }
}
