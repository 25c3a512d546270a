internal import OldLocatedJSON

extension MenuParser {
  /// Notes what a key at the top of the file that nothing reads says of all dishes; true for one that
  /// stands for no text of the file, so that its words have no place.
  mutating func noteUnread(
    _ member: JSONMember, _ meant: String?, in root: JSONValue
  ) -> Bool {
    if meant == FileKey.notes.rawValue || meant == FileKey.description.rawValue {
      notes.fileNotes.note(member.value, named)
      return false
    }
    // Without dishes it is another kind of file.
    guard meant.flatMap(MenuList.init) == nil, hasDishes(root) else { return false }
    // What stands there may be a legend, in which `cereals containing gluten` says nothing of a dish.
    let mayBeLegend = keys.mayHoldStatement(member.key.excerpt)
    if meant == FileKey.allergenKey.rawValue, !mayBeLegend || member.value.kind == .object {
      return false
    }
    if member.value.isNote(mayBeLegend: mayBeLegend),
      notes.fileNotes.note(member.value, named)
    {
      return true
    }
    guard mayBeLegend, member.value.isStatement, let stated = stated(by: member), !stated.isEmpty,
      // A list of all that there is says nothing of a dish.
      !stated.groups.isSuperset(of: .groups)
    else { return false }
    notes.fileNotes.note(stated, under: member.key)
    return true
  }

  /// Whether a file has one of the four lists; looked for once.
  private mutating func hasDishes(_ root: JSONValue) -> Bool {
    if let known = unread.hasLists { return known }
    let hasLists = root.members.contains { member in
      FileKey.table.match(member.key).flatMap { MenuList(rawValue: $0.word.rawValue) } != nil
    }
    unread.hasLists = hasLists
    return hasLists
  }
}

extension JSONValue {
  /// Whether it is a text, in one language or in several, or a list of such, and no list of dishes.
  fileprivate func isNote(mayBeLegend: Bool) -> Bool {
    switch kind {
    case .string: true
    case .object: !mayBeLegend || isTranslated
    case .array:
      !mayBeLegend && elements.allSatisfy { $0.kind == .string || $0.isTranslated }
    case .null, .boolean, .number: false
    }
  }

  private var isTranslated: Bool {
    kind == .object && members.allSatisfy { LanguageNames.knownTag($0.key.excerpt) != nil }
  }

  /// Whether it may be a statement about allergens: a few words, a list of them, or lists by their
  /// names. A sentence may be about some dishes only.
  fileprivate var isStatement: Bool {
    switch kind {
    case .string: withUTF8 { $0.count { $0 == .space } < 4 }
    case .array: elements.allSatisfy { $0.kind == .string }
    case .object: members.allSatisfy { $0.value.kind == .array || $0.value.kind == .boolean }
    case .null, .boolean, .number: false
    }
  }
}
