internal import LocatedJSON

/// What to write in place of two members with the same key.
extension MenuParser {
  /// Keeps one of two members, nil where something would be lost: equal ones are one, lists are joined,
  /// and a value that cannot warn becomes private.
  func keepingOne(of key: FileKey, _ second: JSONMember, in object: JSONValue) -> FileEdit? {
    guard object.count <= 200, let first = object.member(key) else { return nil }
    if first.value.written == second.value.written { return object.deleting(second) }
    if first.value.kind == .array, second.value.kind == .array {
      guard !KeySet.promises.contains(key) else { return nil }
      let entries = (Array(first.value.elements) + Array(second.value.elements)).map(\.written)
      let list = entries.joined(separator: ", ")
      return object.joining(first, second, as: "\"\(key.name)\": [\(list)]")
    }
    return keyOfItsOwn(for: second, warning: Self.warningKeys.contains(key))
  }

  /// Makes a member private, unless it may warn.
  func keyOfItsOwn(for member: JSONMember, warning: Bool = false) -> FileEdit? {
    guard !warning, !member.texts.contains(where: warns), let name = member.key.string else {
      return nil
    }
    return FileEdit(member.key.range, JSONText.quoted("x-" + name))
  }

  /// The keys whose values may warn.
  private static let warningKeys: KeySet = [
    .allergens, .contains, .mayContain, .freeFrom, .complete, .allergenKey, .allergensComplete,
    .diets, .spicy, .frozen, .soldOut, .alcoholPercent, .ingredients, .addOns, .sizes, .base,
    .dough, .items, .homemade, .pizzas, .beverages, .desserts, .other, .groups,
  ]
}
