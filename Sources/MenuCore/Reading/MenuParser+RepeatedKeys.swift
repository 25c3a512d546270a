internal import LocatedJSON

/// The repair of two members with the same key.
extension MenuParser {
  /// Reports the second member with a key, with the edit that keeps one of the two.
  func reportRepeatedKey(_ key: FileKey, _ second: JSONMember, in object: JSONValue) {
    let first = object.member(key)
    let areLists = first?.value.kind == .array && second.value.kind == .array
    guard let first, areLists, !KeySet.promises.contains(key) else {
      return log.report(
        .repeatedKey(key.name), at: second.key.range,
        .oneOf(first.map { self.changes(of: key, $0, second, in: object) } ?? []))
    }
    reportList(first, second, in: object, as: key)
  }

  /// The keys of lists that are joined, under any name of the key.
  private static let joined: KeySet = [
    .notes, .groups, .pizzas, .beverages, .desserts, .other, .ingredients, .sizes, .addOns, .items,
  ]

  /// The key that the name of a list means in some language; nil for any other member.
  /// `"dolci": […]` → desserts
  func listNamed(by member: JSONMember, of known: KeySet) -> FileKey? {
    let lists = known.intersection(Self.joined)
    guard member.value.kind == .array, !lists.isEmpty else { return nil }
    return member.key(among: lists)
  }

  /// The other member that is the same list: an earlier one under any name, or the one with the key of
  /// the format.
  func listBefore(_ member: JSONMember, in object: JSONValue, of known: KeySet) -> JSONMember? {
    guard object.count <= Self.mostKeys, let key = listNamed(by: member, of: known) else {
      return nil
    }
    return object.members.first { other in
      let isBefore = other.key.offset < member.key.offset
      return (isBefore || other.fileKey == key) && listNamed(by: other, of: known) == key
    }
  }

  /// Reports a list that occurs twice, perhaps under different names.
  func reportList(_ one: JSONMember, _ other: JSONMember, in object: JSONValue, as key: FileKey) {
    var first = one
    var second = other
    if other.key.offset < one.key.offset { swap(&first, &second) }
    if log.skipsError() { return }
    let edit = joiningLists(first, second, in: object, as: key)
    let isLong = edit?.parts.contains(where: \.isLong) ?? false
    log.report(
      .repeatedList(key, firstLine: log.line(of: first.key.offset)), at: second.key.range,
      .edit(edit, isCertain: isLong))
  }

  /// Moves the entries of the second list into the first one.
  func joiningLists(
    _ first: JSONMember, _ second: JSONMember, in object: JSONValue, as key: FileKey
  ) -> FileEdit? {
    if first.value.written == second.value.written { return object.deleting(second) }
    var entries = first.value.appending(second.value.tree.lineInside)
    entries.list = key
    let isNamed = first.fileKey == key
    let renamed = isNamed ? [] : [first.renamed(key.name)]
    return log.change(by: renamed + [entries, object.deleting(second)])
  }

  /// Keeps one of two members, or makes the other private if its value cannot warn; nil if information
  /// would be lost. Equal members count as one.
  private func keepingOne(
    of key: FileKey, _ first: JSONMember, _ second: JSONMember, in object: JSONValue
  ) -> FileEdit? {
    if first.value.written == second.value.written { return object.deleting(second) }
    if key == .allergens, let warnings = JSONValue.warnings(of: [first.value, second.value]) {
      return rewriting([first, second], of: object, as: JSONTree.member(key, warnings)).edit
    }
    return keyOfItsOwn(for: second, warning: Self.warningKeys.contains(key))
  }

  /// The edit that keeps both values, or else two edits that each keep one; none that deletes a warning.
  private func changes(
    of key: FileKey, _ first: JSONMember, _ second: JSONMember, in object: JSONValue
  ) -> [FileEdit] {
    if let edit = keepingOne(of: key, first, second, in: object) { return [edit] }
    let isOfAllergens: KeySet = [.allergens, .contains, .mayContain]
    guard !isOfAllergens.contains(key) else { return [] }
    let deletable = [second, first].filter { member in
      !mayWarn(member.value) && !(key == .complete && member.value.bool == false)
    }
    return deletable.compactMap(object.deleting)
  }

  /// Makes the key of a member private, unless the member may warn.
  func keyOfItsOwn(for member: JSONMember, warning: Bool = false) -> FileEdit? {
    guard !warning, !member.texts.contains(where: isAboutAllergens) else { return nil }
    return member.renamed(member.privateName)
  }

  /// The keys whose values may warn.
  private static let warningKeys: KeySet = [
    .allergens, .contains, .mayContain, .freeFrom, .complete, .allergenKey, .allergensComplete,
    .diets, .spicy, .frozen, .soldOut, .alcoholPercent, .ingredients, .addOns, .sizes, .base,
    .dough, .items, .homemade, .pizzas, .beverages, .desserts, .other, .groups,
  ]
}
