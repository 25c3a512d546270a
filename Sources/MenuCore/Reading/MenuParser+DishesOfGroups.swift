internal import LocatedJSON

/// Dishes that are written in a group.
extension MenuParser {
  /// The maximum number of bytes that an edit of a group rewrites.
  private static let longestChange = 20_000

  /// Moves the dishes of a group, each with the id of the group, into `other`, which is added after the
  /// groups if it is missing; nil if the group has no id, or if a comment would be lost.
  func moving(_ member: JSONMember, outOf group: JSONValue, withID id: String) -> FileEdit? {
    guard let root, root.count <= Self.mostKeys, id != "…", let groups = root.member(.groups),
      groups.value.kind == .array, member.value.length < Self.longestChange
    else { return nil }
    let dishes = member.value.elements.map { dish in
      let rest = dish.memberTrees
      let isNamed = dish.kind != .object || dish.member(.group) != nil
      return isNamed ? dish.tree : .object([(FileKey.group.name, .text(id))] + rest)
    }
    var start = groups.key.offset
    var end = groups.value.whole.upperBound
    let arrival: FileEdit
    if let other = root.member(.other) {
      guard other.value.kind == .array else { return nil }
      arrival = other.value.adding(dishes.map(\.line).joined(separator: ", "))
      start = min(start, other.key.offset)
      end = max(end, other.value.whole.upperBound)
    } else {
      arrival = FileEdit(end..<end, ", " + JSONTree.member(.other, .list(dishes)))
    }
    guard end - start < Self.longestChange, comments.texts(in: start..<end).isEmpty else {
      return nil
    }
    return log.change(of: start..<end, by: [group.deleting(member), arrival])
  }
}
