internal import LocatedJSON

/// The groups of a file, in the order of the menu.
struct GroupTable {
  struct Entry {
    var parent: Int?
    /// True if an error is between its braces, or above: its dishes promise nothing.
    var isFaulty: Bool
  }

  fileprivate(set) var entries: [Entry] = []
  fileprivate var indices: [UTF8Text: Int] = [:]
  /// The ids of groups that were not read, which is reported at their place.
  fileprivate var unread: Set<UTF8Text> = []

  /// The index of a group, nil for an id that no group has.
  func index(of id: String) -> Int? { indices[UTF8Text(id)] }

  /// More than any menu nests; a circle of groups is deeper.
  fileprivate static let depth = 64

  /// A group and the groups above it, up to `depth`.
  fileprivate func chain(of index: Int) -> [Int] {
    var chain = [index]
    while let last = chain.last, let parent = entries[last].parent, chain.count < Self.depth {
      chain.append(parent)
    }
    return chain
  }
}

extension MenuParser {
  /// Reads the groups; a group without an id or a title is reported and left out.
  func readGroups(_ value: JSONValue) {
    var parents: [(index: Int, value: JSONValue)] = []
    for object in objects(value, .groups, .group) {
      let index = menu.groups.count
      var parent: JSONValue?
      let errors = log.countErrors { parent = readGroup(object) }
      guard menu.groups.count > index else {
        log.errors += errors
        continue
      }
      groups.entries[index].isFaulty = errors > 0
      if let parent { parents.append((index, parent)) }
    }
    for (index, value) in parents where !readParent(value, of: index) {
      groups.entries[index].isFaulty = true
    }
    // The errors of a group are those of its children; deeper groups are not read.
    for index in groups.entries.indices {
      let chain = groups.chain(of: index)
      groups.entries[index].isFaulty =
        chain.count == GroupTable.depth || chain.contains { groups.entries[$0].isFaulty }
    }
  }

  /// Reads a group and returns the value of its parent, whose group may be below it.
  private func readGroup(_ object: JSONValue) -> JSONValue? {
    var (id, title, description, parent): (String?, LocalizedText?, LocalizedText?, JSONValue?)
    let members = members(of: object, .group).once
    let suggested = suggestedKeys
    for (key, value) in members {
      switch key {
      case .id: id = plainText(value, key)
      case .title: title = text(value, key)
      case .description: description = text(value, key)
      case .parent: parent = value
      default: break
      }
    }
    guard let id, let title else {
      if let id { groups.unread.insert(UTF8Text(id)) }
      report(missing: id == nil ? .id : .title, in: object, suggested: suggested)
      return nil
    }
    guard groups.index(of: id) == nil else {
      let other = object.member(.id).map { FileEdit($0.value.whole, JSONText.quoted(id + "-2")) }
      log.report(
        .value(.repeatedIDOfGroup(id.cut(to: 20))), at: object.range, suggestion: other)
      return nil
    }
    groups.indices[UTF8Text(id)] = menu.groups.count
    groups.entries.append(GroupTable.Entry(isFaulty: false))
    menu.groups.append(DishGroup(id: id, title: title, description: description))
    return parent
  }

  /// Reports a group without one of its keys, unless one that nothing reads may be it.
  private func report(missing key: FileKey, in object: JSONValue, suggested: KeySet) {
    guard !suggested.contains(key) else { return }
    let id = object.member(.id)?.value.string
    let text = key == .id ? Self.id(of: object) : id.map(Self.title(of:))
    log.report(
      .key(.missingKeyOfGroup(key)), at: object.range,
      suggestion: object.adding(key, .text(text ?? "…")))
  }

  /// The id of a group, or the one that its title gives it; `…` for neither.
  static func id(of group: JSONValue) -> String {
    if let id = group.member(.id)?.value.string { return id }
    let title = group.members.first { member in
      FileKey.table[member.key] == .title
        || FileKey.named(member.key.string ?? "", among: [.title]) != nil
    }
    let id = title?.value.string.map(id(of:)) ?? ""
    return id.isEmpty ? "…" : id
  }

  /// Reads the parent of a group; false for one that is reported.
  private func readParent(_ value: JSONValue, of index: Int) -> Bool {
    guard let id = plainText(value, .parent) else { return false }
    guard let parent = groups.index(of: id) else {
      report(unknownGroup: value)
      return false
    }
    groups.entries[index].parent = parent
    guard groups.chain(of: index).count < GroupTable.depth else {
      groups.entries[index].parent = nil
      log.report(
        .value(.circularGroup(value.excerpt ?? "")), at: value.range,
        suggestion: FileEdit(value.range, "null"))
      return false
    }
    menu.groups[index].parent = id
    return true
  }

  /// Tells of a group that there is not, with the nearest id.
  func report(unknownGroup value: JSONValue) {
    let written = value.excerpt ?? ""
    guard !groups.unread.contains(UTF8Text(value.string ?? "")) else {
      log.errors += 1
      return
    }
    // Of very many groups the first: each look is at all of them.
    let ids = log.isFull ? [] : menu.groups.prefix(200).map(\.id)
    let near = EditDistance.nearest(to: written, among: ids)
    let quoted = near?.cut(to: Diagnostic.excerptLength)
    let hasList = root?.member(.groups) != nil
    let group = hasList ? Self.group(called: written) : nil
    log.report(
      .value(.unknownGroup(written, near: quoted, group: group)),
      at: value.range,
      edit: near.map { FileEdit(value.range, JSONText.quoted($0)) },
      suggestion: near == nil ? addingGroup(called: value.string ?? "") : nil)
  }

  private func addingGroup(called id: String) -> FileEdit? {
    guard let root, root.count <= 200 else { return nil }
    let group = Self.group(called: id)
    guard let list = root.member(.groups)?.value else {
      return root.adding(.groups, .list([.word(group)]))
    }
    return list.kind == .array ? list.adding(group) : nil
  }
}
