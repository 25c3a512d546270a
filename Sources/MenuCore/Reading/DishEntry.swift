internal import LocatedJSON

/// The entry of a dish in its file: for diagnostics, for `check`, and for edits of the file.
package struct DishEntry {
  /// Its list.
  package let list: MenuList
  /// Its position among the dishes of that list, from 0.
  package let position: Int
  let object: JSONValue

  /// The id as it is written, even if the reader rejected it.
  var id: String? { object.member(.id)?.value.string }

  /// The bytes of its opening bracket.
  package var range: Range<Int> { object.range }

  /// The bytes of the value of a key, or of the opening bracket of the dish if it lacks the key.
  package func range(of key: FileKey) -> Range<Int> { object.place(of: key).range }

  /// The bytes of each entry of a list that was read, in file order.
  package func ranges(ofList key: FileKey) -> [Range<Int>] { object.list(key).map(\.range) }

  /// True if it has a key, or another key that may mean it: `prezzo` for `price`
  package func mayHave(_ key: FileKey) -> Bool { object.mayHave(key) }

  /// The same for each entry of one of its lists.
  package func mayHave(_ key: FileKey, inEntriesOf list: FileKey) -> [Bool] {
    object.list(list).map { $0.mayHave(key) }
  }

  /// True if it has a list, or a value that may mean one, and part of that list was not read.
  package func hasFaulty(_ key: FileKey, read count: Int) -> Bool {
    guard let value = object.member(key)?.value else { return mayHave(key) }
    return value.kind != .null && (value.kind != .array || object.list(key).count != count)
      || object.list(key).contains { $0.members.contains(where: \.isUnread) }
  }

  /// Inserts a member at the beginning of an object of a list; nil if there is no such object.
  package func adding(
    _ key: FileKey, _ value: JSONTree, toEntry index: Int, of list: FileKey
  ) -> FileEdit? {
    guard let entry = object.list(list)[checked: index], entry.kind == .object else { return nil }
    return entry.adding(key, value)
  }

  /// Writes the first object of a list with another member; nil if there is no such object.
  package func adding(_ key: FileKey, _ value: JSONTree, toFirstOf list: FileKey) -> FileEdit? {
    guard let first = object.list(list).first, first.kind == .object else { return nil }
    return first.writing(.object(first.memberTrees + [(key.name, value)]))
  }

  /// True if it states something about allergens, even if the statement is not believed.
  package var states: Bool {
    let value = object.member(.allergens)?.value
    return value.map { $0.kind == .string || $0.kind == .number || $0.count > 0 } ?? false
  }

  /// The dish as messages name it.
  var reference: Diagnostic.DishReference {
    Diagnostic.DishReference(list: list, number: position + 1, name: object.nameToReport)
  }
}

extension Diagnostic.DishReference {
  /// The same dish, or an add-on of it. `Diavola + bufala`
  func with(_ addOn: String?) -> Self {
    Self(list: list, number: number, name: name.map { $0 + (addOn.map { " + \($0)" } ?? "") })
  }
}

extension JSONValue {
  /// The name in an object, shortened; the first one of a translated name; nil if no name is visible.
  var nameToReport: String? {
    let value = member(.name)?.value
    let text = value?.members.first { _ in true }?.value ?? value
    guard text?.kind == .string, let name = text?.excerpt, !name.isBlank else { return nil }
    return name
  }
}

extension JSONMember {
  /// True for a key that is neither a key of the format nor a private one.
  var isUnread: Bool { fileKey == nil && !key.isPrivate }
}

extension JSONValue {
  /// True for an object with a key, read or not, or with an unknown key whose value may belong to that
  /// key.
  fileprivate func mayHave(_ key: FileKey) -> Bool {
    members.contains { member in
      let name = member.key.excerpt
      return name == key.name || FileKey.named(name, among: [key]) != nil
        || member.isUnread
          && (member.value.hasDigit || EditDistance.nearest(to: name, among: [key.name]) != nil)
    }
  }
}
