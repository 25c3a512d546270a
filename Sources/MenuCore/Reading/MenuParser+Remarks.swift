internal import LocatedJSON

/// Texts about allergens that no word of the format covers: they become notes of their dish, and the dish
/// loses the promises that such a text may contradict.
extension MenuParser {
  /// Turns a member of a dish into a note. `"allergenInfo": "siehe Karte"` with `"none"` →
  /// `"notes": ["allergenInfo: siehe Karte"]`
  func noting(_ member: JSONMember, of dish: JSONValue) -> FileEdit? {
    let key = member.key.string ?? ""
    var text = "\(key): \(member.value.flatText ?? member.value.written)"
    if member.value.bool == true { text = key.withWordsApart }
    guard member.value.length <= 200 else { return nil }
    let kept = member.texts.contains { namesAllergen($0) || Self.speaksOfTraces($0) }
    return noting(text, of: dish, inPlaceOf: member, withDiets: !kept)
  }

  /// Turns a word of the statement of a dish, or a whole statement, into a note. `["gluten", "onion"]` →
  /// `"allergens": ["gluten"], "notes": ["onion"]`
  func noting(word: JSONValue) -> FileEdit? {
    guard let dish = log.dish?.object, let old = dish.member(.allergens)?.value,
      old.whole.contains(word.offset), let text = word.string, !log.isFull
    else { return nil }
    return noting(text, of: dish, without: word)
  }

  private func noting(
    _ text: String, of dish: JSONValue, inPlaceOf member: JSONMember? = nil,
    without word: JSONValue? = nil, withDiets: Bool = true
  ) -> FileEdit? {
    let notes = dish.member(.notes)
    guard notes?.value.kind ?? .array == .array, dish.count <= Self.mostKeys else { return nil }
    let old = dish.member(.allergens)
    let isChanged = word != nil || old?.value.promises(ofLists: listsAreComplete) ?? false
    let statement = old?.value.withoutPromises(ofLists: listsAreComplete, andWithout: word)
    let diets = dish.member(.diets)
    var members = [member, notes]
    if isChanged { members.append(old) }
    if !withDiets { members.append(diets) }
    let parts = JSONTree.members([
      (.allergens, isChanged ? statement : nil),
      (.notes, .list((notes?.value.elements.map(\.tree) ?? []) + [.text(text)])),
    ])
    return rewriting(members, of: dish, as: parts.lineInside).edit
  }
}

extension JSONValue {
  /// True for a statement that promises something.
  fileprivate func promises(ofLists areComplete: Bool) -> Bool {
    areComplete || self == "none" || member(.complete) != nil || member(.freeFrom) != nil
  }

  /// A statement with only its warnings, and without one of its words; nil if nothing is left. A
  /// statement that is complete by default gets `"complete": false`.
  fileprivate func withoutPromises(
    ofLists areComplete: Bool, andWithout word: JSONValue?
  ) -> JSONTree? {
    if offset == word?.offset || self == "none" { return nil }
    guard kind == .object || kind == .array else { return tree }
    var lists = members.map { (key: FileKey.table[$0.key], value: $0.value) }
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
