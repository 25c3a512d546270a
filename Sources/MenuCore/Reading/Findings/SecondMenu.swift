internal import LocatedJSON

extension JSONFault {
  /// Joins two menus that follow each other in a file; nil if they differ in anything but their lists, if one
  /// of them cannot be read or has comments, or if one says how the allergens of all its dishes are read.
  func joiningMenus(in bytes: [UInt8]) -> FileEdit? {
    let isAfterMenu = kind == .secondDocument || kind == .trailingCharacters
    guard isAfterMenu, bytes.count < 200_000 else { return nil }
    let start = bytes[offset] == UInt8(ascii: ",") ? offset + 1 : offset
    let rest = JSONDocument(bytes: Array(bytes[start...]))
    // A third menu is joined in the next step.
    let third = rest.faults.first { $0.kind == .secondDocument }
    let end = third.map { start + $0.offset } ?? bytes.count
    let documents = [bytes[..<offset], bytes[start..<end]].map { JSONDocument(bytes: Array($0)) }
    let hasComments = documents.contains { $0.faults.contains { $0.kind == .recovered(.comment) } }
    guard !hasComments, let first = documents[0].root, let second = documents[1].root,
      first.kind == .object, second.kind == .object
    else { return nil }
    var members = first.members.map { (key: $0.key.text, value: $0.value.tree) }
    for member in second.members {
      let key = member.key.text
      let old = first.members.first { $0.key.text == key }?.value
      if let old, old.written != member.value.written {
        guard old.kind == .array, member.value.kind == .array else { return nil }
        let entries = (Array(old.elements) + Array(member.value.elements)).map(\.tree)
        for index in members.indices where members[index].key == key {
          members[index].value = .list(entries)
        }
      } else if old == nil {
        members.append((key, member.value.tree))
      }
    }
    let areAlike = [FileKey.allergensComplete, .allergenKey].allSatisfy { key in
      first.member(key)?.value.written == second.member(key)?.value.written
    }
    guard areAlike else { return nil }
    return FileEdit(first.offset..<end, JSONTree.object(members).line)
  }
}
