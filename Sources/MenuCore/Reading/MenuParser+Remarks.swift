internal import LocatedJSON

/// Texts about allergens that no word of the format covers: they become notes of their dish, and the dish
/// loses the promises that such a text may contradict.
extension MenuParser {
  /// Turns a member of a dish, or of a part of it, into a note of the dish, and takes the promises out of
  /// what it may be about. `"allergenInfo": "siehe Karte"` with `"none"` →
  /// `"notes": ["allergenInfo: siehe Karte"]`
  func noting(_ member: JSONMember, of object: JSONValue, _ kind: FileObject) -> FileEdit? {
    guard let dish = log.dish?.object, object.count <= Self.mostKeys, member.value.length <= 200
    else { return nil }
    var text = note(of: member)
    if kind != .dish, let name = object.nameToReport { text = "\(name): \(text)" }
    // What names an allergen may contradict a diet, too.
    let edits = withdrawing(
      promisesIn: scope(of: object, kind), withDiets: member.texts.contains(where: mayWarn))
    if kind == .dish { return replacing(member, of: dish, with: .text(text), in: .notes, edits) }
    let isInPromise = edits.contains { $0.range.contains(member.key.offset) }
    let deletion = isInPromise ? [] : [object.deleting(member)]
    return adding(note: text, to: dish, deletion + edits)
  }

  /// Turns a list of additives into a note: its numbers are no signs of allergens.
  /// `"additives": ["1", "2"]` → `"notes": ["additives: 1, 2"]`
  func additives(_ unknown: UnknownMember) -> Rewriting? {
    let member = unknown.member
    guard OwnerWords.shared.has(member.key.text, about: .additives), !mayWarn(member.value),
      member.value.flatText != nil
    else { return nil }
    return note(of: member, in: unknown.object, FileObject(unknown.known))
      .map { Rewriting(edit: $0) }
  }

  /// Moves a text that warns to where guests read it: a frozen ingredient of the dish, or a note.
  func keeping(_ value: JSONValue, of key: FileKey) -> FileEdit? {
    guard let dish = log.dish, let member = dish.object.member(with: value) else { return nil }
    let text = JSONTree.text(isAlcohol(value, key) ? "alcohol" : value.string ?? "")
    if key != .frozen { return replacing(member, of: dish.object, with: text, in: .notes) }
    let ingredient = JSONTree.members([(.name, text), (.frozen, .word("true"))])
    return replacing(member, of: dish.object, with: ingredient, in: .ingredients)
  }

  /// True for alcohol without its percentage: `"alcoholPercent": true`
  func isAlcohol(_ value: JSONValue, _ key: FileKey) -> Bool {
    key == .alcoholPercent && value.boolMeant == true
  }

  /// Replaces a member with an entry of a list of the same object, beside other edits; nil if the value of
  /// that key is no list.
  func replacing(
    _ member: JSONMember, of object: JSONValue, with entry: JSONTree, in list: FileKey,
    _ others: [FileEdit] = []
  ) -> FileEdit? {
    guard object.member(list) != nil else {
      return log.change(by: [member.writing(list, .list([entry]))] + others)
    }
    let added = object.inserting([entry], into: list)
    return log.change(by: [object.deleting(member), added] + others)
  }

  /// The text of a note for a member; the words of a key that warns are written apart, so that they are
  /// understood.
  func note(of member: JSONMember) -> String {
    var key = member.key.text
    if mayWarn(key) { key = key.withWordsApart }
    if member.value.bool == true { return key.withWordsApart.lowercased() }
    return "\(key): \(member.value.flatText ?? member.value.written)"
  }

  /// Turns a word of the statement of a dish, or a whole statement, into a note. `["gluten", "onion"]` →
  /// `"allergens": ["gluten"], "notes": ["onion"]`
  func noting(word: JSONValue) -> FileEdit? {
    guard let dish = log.dish?.object, let old = dish.member(.allergens)?.value,
      old.whole.contains(word.offset), let text = word.string, !log.isFull
    else { return nil }
    let edits = withdrawing(promisesIn: dish, withDiets: false, without: word)
    return adding(note: text, to: dish, edits)
  }

  /// Reports a word for an answer that is not known. Without it, its statement keeps only its warnings.
  func reportUnknown(_ word: JSONValue) {
    log.report(
      .wrongType(.allergens, .unknown), at: word.range, .advised(self.withoutPromises(and: word)))
  }

  /// Reduces the statement with a word to its other warnings.
  func withoutPromises(and word: JSONValue) -> FileEdit? {
    let statement = statementValue ?? word
    let left = statement.withoutPromises(ofLists: listsAreComplete, andWithout: word)
    return statement.writing(left) ?? deletion(of: statement)
  }

  private func adding(note text: String, to dish: JSONValue, _ edits: [FileEdit?]) -> FileEdit? {
    log.change(by: edits + [dish.inserting([.text(text)], into: .notes)])
  }
}

extension JSONValue {
  /// True for a statement that promises something.
  func promises(ofLists areComplete: Bool) -> Bool {
    areComplete || self == "none" || member(.complete) != nil || member(.freeFrom) != nil
  }

  /// A statement with only its warnings, and without one of its words; nil if nothing is left. A
  /// statement that is complete by default gets `"complete": false`.
  func withoutPromises(ofLists areComplete: Bool, andWithout word: JSONValue?) -> JSONTree? {
    if offset == word?.offset || self == "none" { return nil }
    guard kind == .object || kind == .array else { return tree }
    var lists = members.map { (key: $0.fileKey, value: $0.value) }
    if kind == .array { lists = [(.contains, self)] }
    var parts: [(FileKey, JSONTree?)] = lists.compactMap { key, value in
      guard let key, key == .contains || key == .mayContain else { return nil }
      if value.kind == .string, value.offset != word?.offset { return (key, value.tree) }
      let left = value.elements.filter { $0.offset != word?.offset }.map(\.tree)
      return left.isEmpty ? nil : (key, .list(left))
    }
    guard let first = parts.first else { return nil }
    if kind == .array, !areComplete { return first.1 }
    if areComplete { parts.append((.complete, .word("false"))) }
    return .members(parts)
  }
}
