internal import LocatedJSON

/// Edits of objects, and of their members.
extension JSONValue {
  /// Inserts a member at the beginning of an object, or replaces the `null` that it has for the key; nil if it
  /// has another value.
  func adding(_ key: FileKey, _ value: JSONTree) -> FileEdit? {
    guard let old = member(key)?.value else { return adding(JSONTree.member(key, value)) }
    return old.kind == .null ? old.writing(value) : nil
  }

  /// Inserts an entry at the beginning of a list, or a member at the beginning of an object.
  func adding(_ entry: String) -> FileEdit {
    let place = offset + 1
    return FileEdit(place..<place, count > 0 ? entry + ", " : entry)
  }

  /// Inserts an entry at the end of a list.
  func appending(_ entry: String) -> FileEdit {
    guard let last = Array(elements).last else { return adding(entry) }
    let place = last.whole.upperBound
    return FileEdit(place..<place, ", " + entry)
  }

  /// Inserts entries at the end of a list of an object, which may be missing; nil if it is no list.
  func inserting(_ entries: [JSONTree], into key: FileKey) -> FileEdit? {
    guard let list = member(key)?.value, list.kind != .null else {
      return adding(key, .list(entries))
    }
    guard list.kind == .array else { return nil }
    var edit = list.appending(entries.map(\.line).joined(separator: ", "))
    edit.list = key
    return edit
  }

  /// Replaces the value with another; nil without one.
  func writing(_ value: JSONTree?) -> FileEdit? { value.map { FileEdit(whole, $0.line) } }

  /// Replaces an entry of a list with some texts; nil without any.
  func writing(texts: [String]) -> FileEdit? {
    texts.isEmpty ? nil : FileEdit(whole, JSONTree.texts(texts).lineInside)
  }

  /// The value as it is written, for use in another value.
  var tree: JSONTree { .word(written) }

  /// The members of an object as they are written, for use in another object.
  var memberTrees: [(String, JSONTree)] { members.map(\.namedTree) }

  /// Deletes a member and its comma; nil in an object with very many members.
  func deleting(_ member: JSONMember) -> FileEdit? {
    guard count <= MenuParser.mostKeys else { return nil }
    return Self.deletion(of: member.whole, among: members.map(\.whole))
  }

  /// Deletes an entry of a list and its comma; nil for a long list.
  func deleting(entry: JSONValue) -> FileEdit? {
    guard kind == .array, count <= 50 else { return nil }
    return Self.deletion(of: entry.whole, among: elements.map(\.whole))
  }

  /// Deletes one of several ranges and the comma before it, or the comma after it for the first one.
  private static func deletion(of range: Range<Int>, among all: [Range<Int>]) -> FileEdit {
    if let before = all.last(where: { $0.lowerBound < range.lowerBound }) {
      return FileEdit(before.upperBound..<range.upperBound, "")
    }
    let next = all.first { $0.lowerBound > range.lowerBound }
    return FileEdit(range.lowerBound..<(next?.lowerBound ?? range.upperBound), "")
  }

  /// Replaces some members with one text, followed by the members between them; nil if that were a long
  /// text.
  func joining(_ joined: [JSONMember], as text: String) -> FileEdit? {
    let start = joined.map(\.key.offset).min() ?? 0
    let end = joined.map(\.whole.upperBound).max() ?? 0
    guard start < end, end - start < FileEdit.longestRewritten else { return nil }
    var written = [text]
    for other in members where start..<end ~= other.key.offset {
      let isJoined = joined.contains { $0.key.offset == other.key.offset }
      if !isJoined { written.append("\(other.key.written): \(other.value.written)") }
    }
    return FileEdit(start..<end, written.joined(separator: ", "))
  }

  /// The innermost object inside this one that contains a value.
  func object(around value: JSONValue) -> JSONValue? {
    for member in members where member.value.whole.contains(value.offset) {
      if member.value.offset == value.offset { return self }
      return member.value.object(around: value)
    }
    let entry = elements.first { $0.whole.contains(value.offset) }
    return entry?.object(around: value)
  }

  /// The member with a value.
  func member(with value: JSONValue) -> JSONMember? {
    members.first { $0.value.offset == value.offset }
  }

  /// True for an object with one of some keys, under any name.
  func has(_ keys: KeySet) -> Bool { members.contains { $0.means(keys) } }

  /// All members with a key.
  func all(_ key: FileKey) -> [JSONMember] { members.filter { $0.fileKey == key } }

  /// The first member with a key.
  func member(_ key: FileKey) -> JSONMember? { members.first { $0.fileKey == key } }

  /// The list without one of its words; nil if the value is not a list.
  func without(_ word: String) -> JSONTree? {
    guard kind == .array else { return nil }
    return .list(elements.filter { $0.string != word }.map(\.tree))
  }
}

extension JSONMember {
  /// All of its bytes, from the key to the end of the value.
  var whole: Range<Int> { key.offset..<value.whole.upperBound }

  /// Its key, if that is one of the format.
  var fileKey: FileKey? { FileKey.table[key] }

  /// The one of some keys that it has, or that its key means in some language.
  func key(among keys: KeySet) -> FileKey? {
    if let key = fileKey, keys.contains(key) { return key }
    return FileKey.named(key.excerpt, among: keys)
  }

  /// True if it has one of some keys, under any name.
  func means(_ keys: KeySet) -> Bool { key(among: keys) != nil }

  /// Replaces it with a member of the format.
  func writing(_ key: FileKey, _ value: JSONTree) -> FileEdit {
    FileEdit(whole, JSONTree.member(key, value))
  }

  /// Replaces its key.
  func renamed(_ name: String) -> FileEdit { FileEdit(key.range, JSONText.quoted(name)) }

  /// The key as private data of the owner.
  var privateName: String { "x-" + key.text }

  /// The key and the value as it is written, for another object.
  var namedTree: (String, JSONTree) { (key.text, value.tree) }
}
