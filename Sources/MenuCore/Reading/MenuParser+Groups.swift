internal import LocatedJSON

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
      if errors > 0 { groups.markFaulty(index) }
      if let parent { parents.append((index, parent)) }
    }
    for (index, value) in parents where !readParent(value, of: index) {
      groups.markFaulty(index)
    }
    groups.spreadFaults()
  }

  /// Reads a group and returns the value of its parent, which may be a group further down in the file.
  private func readGroup(_ object: JSONValue) -> JSONValue? {
    var id: String?
    var title: LocalizedText?
    var description: LocalizedText?
    var parent: JSONValue?
    let members = members(of: object, .group)
    for (key, value) in members.once {
      switch key {
      case .id: id = plainText(value, key)
      case .title: title = text(value, key)
      case .description: description = text(value, key)
      case .parent: parent = value
      default: break
      }
    }
    guard let id, let title else {
      // A value of another type has its own message.
      if let id = id ?? object.member(.id)?.value.written { groups.addUnread(id) }
      let missing = id == nil ? FileKey.id : .title
      guard object.member(missing)?.value.kind ?? .null == .null else { return nil }
      if !members.suggested.contains(missing) { reportMissingKey(missing, of: object) }
      return nil
    }
    guard groups.index(of: id) == nil else {
      log.report(
        .repeatedIDOfGroup(id.cut(to: 20)), at: object.range,
        .advised(object.member(.id)?.value.writing(.text(id + "-2"))))
      return nil
    }
    groups.add(id)
    menu.groups.append(DishGroup(id: id, title: title, description: description))
    return parent
  }

  /// Reports a group without one of its keys.
  private func reportMissingKey(_ key: FileKey, of object: JSONValue) {
    let id = object.member(.id)?.value.string
    let text = key == .id ? Self.id(of: object) : id.map(Self.title(of:))
    log.report(
      .missingKeyOfGroup(key), at: object.range,
      .advised(object.adding(key, .text(text ?? "…"))))
  }

  /// The id of a group, or the id derived from its title; `…` without either.
  static func id(of group: JSONValue) -> String {
    if let id = group.member(.id)?.value.string { return id }
    let title = group.members.first { $0.means([.title]) }
    let id = title?.value.string.map(id(of:)) ?? ""
    return id.nonEmpty ?? "…"
  }

  /// Reads the parent of a group; false if it was reported.
  private func readParent(_ value: JSONValue, of index: Int) -> Bool {
    guard let id = plainText(value, .parent) else { return false }
    guard let parent = groups.index(of: id) else {
      reportUnknownGroup(value)
      return false
    }
    guard groups.setParent(of: index, to: parent) else {
      let isCircle = groups.isAbove(index, parent)
      log.report(
        isCircle ? .circularGroup(value.excerpt) : .deepGroup, at: value.range,
        .advised(value.writing(.null)))
      return false
    }
    menu.groups[index].parent = id
    return true
  }

  /// Reports a reference to a group that does not exist, with the nearest id.
  func reportUnknownGroup(_ value: JSONValue) {
    if log.skipsError() { return }
    let written = value.excerpt
    guard !groups.isUnread(value.text) else {
      log.countError()
      return
    }
    // Only the first groups are compared, since each search is linear.
    let compared = menu.groups.prefix(FileEntry.mostGroups)
    let id = value.text
    let titled = compared.first { group in
      group.title.allTexts.contains { FoldedText($0).text == FoldedText(id).text }
    }
    let near = titled?.id ?? EditDistance.nearest(to: written, among: compared.map(\.id))
    let edit = value.writing(near.map { .text($0) })
    // A missing group is added once.
    if near == nil { groups.addUnread(id) }
    log.report(
      .unknownGroup(written, near: near), at: value.range,
      Remedy.certain(edit).or(self.addingGroup(called: id)))
  }

  private func addingGroup(called id: String) -> FileEdit? {
    guard let root, root.count <= Self.mostKeys else { return nil }
    return root.inserting([Self.group(titled: Self.title(of: id), id: id)], into: .groups)
  }
}
