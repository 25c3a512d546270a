internal import LocatedJSON

/// Dishes that are written in a group.
extension MenuParser {
  /// Moves the dishes of a group, each with the id of the group, into `other`, which is added after the
  /// groups if it is missing; nil if the group has no id.
  func moving(_ member: JSONMember, outOf group: JSONValue, withID id: String) -> FileEdit? {
    guard let root, root.count <= Self.mostKeys, id != "…", let groups = root.member(.groups),
      groups.value.kind == .array, member.value.length < Self.longestHeadings,
      comments.texts(in: member.value.whole).isEmpty
    else { return nil }
    let dishes = member.value.elements.map { dish in
      let rest = dish.memberTrees
      let isNamed = dish.kind != .object || dish.member(.group) != nil
      return isNamed ? dish.tree : .object([(FileKey.group.name, .text(id))] + rest)
    }
    let list = dishes.map(\.line).joined(separator: ", ")
    let other = root.member(.other)?.value
    guard other?.kind ?? .array == .array else { return nil }
    let end = groups.value.whole.upperBound
    let arrival =
      other?.adding(list) ?? FileEdit(end..<end, ", " + JSONTree.member(.other, .list(dishes)))
    return log.change(by: [group.deleting(member), arrival])
  }
}
