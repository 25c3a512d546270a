internal import LocatedJSON

/// Edits of objects, and of their members.
extension JSONValue {
  /// Writes a member at the beginning of an object, or in place of the `null` that it has.
  func adding(_ key: FileKey, _ value: JSONTree) -> FileEdit {
    if let null = member(key)?.value { return FileEdit(null.whole, value.line) }
    return adding(JSONTree.member(key, value))
  }

  /// Writes an entry at the beginning of a list, or a member at that of an object.
  func adding(_ entry: String) -> FileEdit {
    let place = offset + 1
    return FileEdit(place..<place, count > 0 ? entry + ", " : entry)
  }

  /// Writes an entry at the end of a list.
  func appending(_ entry: String) -> FileEdit {
    guard let last = Array(elements).last else { return adding(entry) }
    let place = last.whole.upperBound
    return FileEdit(place..<place, ", " + entry)
  }

  /// Writes a text in place of the value; nil without one.
  func writing(_ text: String?) -> FileEdit? { text.map { FileEdit(whole, $0) } }

  /// The value as it is written, in another one.
  var tree: JSONTree { .word(written) }

  /// The members of an object as they are written, for another one.
  var memberTrees: [(String, JSONTree)] { members.map(\.namedTree) }

  /// Deletes a member with the comma before it, of the first one with the comma behind it.
  func deleting(_ member: JSONMember) -> FileEdit {
    var start: Int?
    for other in members where other.key.offset < member.key.offset {
      start = other.value.whole.upperBound
    }
    if let start { return FileEdit(start..<member.value.whole.upperBound, "") }
    let next = members.first { $0.key.offset > member.key.offset }
    return FileEdit(member.key.offset..<(next?.key.offset ?? member.value.whole.upperBound), "")
  }

  /// Deletes an entry of a list with the comma before it, of the first one with the comma behind it; nil
  /// for a long list.
  func deleting(entry: JSONValue) -> FileEdit? {
    guard kind == .array, count <= 50 else { return nil }
    let before = elements.filter { $0.offset < entry.offset }.map(\.whole.upperBound).last
    let next = elements.first { $0.offset > entry.offset }
    let end = entry.whole.upperBound
    guard before == nil else { return FileEdit((before ?? end)..<end, "") }
    return FileEdit(entry.offset..<(next?.offset ?? end), "")
  }

  /// Writes one text in place of some members, and behind it the members between them; nil for a long
  /// text.
  func joining(_ joined: [JSONMember], as text: String, below limit: Int) -> FileEdit? {
    let start = joined.map(\.key.offset).min() ?? 0
    let end = joined.map(\.whole.upperBound).max() ?? 0
    guard start < end, end - start < limit else { return nil }
    var written = [text]
    for other in members where start..<end ~= other.key.offset {
      let isJoined = joined.contains { $0.key.offset == other.key.offset }
      if !isJoined { written.append("\(other.key.written): \(other.value.written)") }
    }
    return FileEdit(start..<end, written.joined(separator: ", "))
  }

  /// The innermost object around a value that is in this one.
  func object(around value: JSONValue) -> JSONValue? {
    for member in members where member.value.whole.contains(value.offset) {
      return member.value.offset == value.offset ? self : member.value.object(around: value)
    }
    let entry = elements.first { $0.whole.contains(value.offset) }
    return entry?.object(around: value)
  }

  /// The first member with a key.
  func member(_ key: FileKey) -> JSONMember? { members.first { FileKey.table[$0.key] == key } }

  /// A list without one of its words; nil for any other value.
  func without(_ word: String) -> String? {
    guard kind == .array else { return nil }
    return JSONTree.list(elements.filter { $0.string != word }.map(\.tree)).line
  }
}

extension JSONMember {
  /// All of its bytes, from the key to the end of the value.
  var whole: Range<Int> { key.offset..<value.whole.upperBound }
}

extension JSONMember {
  /// The key and the value as it is written, for another object.
  var namedTree: (String, JSONTree) { (key.string ?? "", value.tree) }
}
