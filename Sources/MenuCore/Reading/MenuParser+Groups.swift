internal import LocatedJSON

/// The groups of a file by their ids.
struct GroupTable {
  /// The index of each group of the menu.
  fileprivate var indices: [UTF8Text: Int] = [:]
  /// The groups whose braces, or whose parents' braces, hold an error: their dishes promise nothing.
  fileprivate var faulty: Set<Int> = []
  /// The allergens that the texts of each group, and of its parents, speak of.
  fileprivate var spokenOf: [AllergenSet] = []

  /// The index of a group, nil for an id that no group has.
  func index(of id: String) -> Int? { indices[UTF8Text(id)] }

  /// True if an error stands in a group or above it.
  func isFaulty(_ index: Int) -> Bool { faulty.contains(index) }

  /// The allergens that the texts of a group and above it speak of.
  func spokenOf(_ index: Int) -> AllergenSet {
    spokenOf.indices.contains(index) ? spokenOf[index] : []
  }

  /// The ids in the order of the file.
  var ids: [String] { indices.sorted { $0.value < $1.value }.map(\.key.string) }
}

extension MenuParser {
  /// Reads the groups; a group without an id or a title is told and left out.
  mutating func readGroups(_ value: JSONValue) {
    guard isList(value, .groups) else { return }
    var parents: [(index: Int, value: JSONValue)] = []
    for element in value.elements {
      guard element.kind == .object else {
        reportType(.groups, "group", at: element)
        continue
      }
      let index = menu.groups.count
      var parent: JSONValue?
      let errors = log.errors { parent = readGroup(element) }
      guard menu.groups.count > index else {
        log.errors += errors
        continue
      }
      if errors > 0 { groups.faulty.insert(index) }
      if let parent { parents.append((index, parent)) }
    }
    for (index, value) in parents { readParent(value, of: index) }
    spreadToChildren()
  }

  /// Reads a group and returns the value of its parent, whose group may stand below it.
  private mutating func readGroup(_ object: JSONValue) -> JSONValue? {
    let (members, _) = members(of: object, .group)
    var (id, title, description, parent): (String?, LocalizedText?, LocalizedText?, JSONValue?)
    var spoken = AllergenSet()
    for (key, value) in members {
      switch key {
      case .id: id = plainText(value, key)
      case .title: title = text(value, key)
      case .description: description = text(value, key)
      case .parent: parent = value
      default: break
      }
    }
    for text in [title, description].compactMap(\.self) { spoken.formUnion(spokenOf(text)) }
    for (key, value) in [(Key.id, id == nil), (.title, title == nil)] where value {
      log.report(.missingKey, "group", [.text(key.name)], at: object.range)
    }
    guard let id, let title else { return nil }
    guard groups.index(of: id) == nil else {
      log.report(.repeatedID, "group", [.text(id.cut(to: 20))], at: object.range)
      return nil
    }
    groups.indices[UTF8Text(id)] = menu.groups.count
    groups.spokenOf.append(spoken)
    menu.groups.append(DishGroup(id: id, title: title, description: description))
    return parent
  }

  private mutating func readParent(_ value: JSONValue, of index: Int) {
    guard let id = plainText(value, .parent) else {
      groups.faulty.insert(index)
      return
    }
    var next = groups.index(of: id)
    let isKnown = next != nil
    // A parent above itself would be a circle.
    for _ in menu.groups.indices {
      guard let group = next, group != index else { break }
      next = menu.groups[group].parent.flatMap(groups.index(of:))
    }
    guard isKnown, next == nil else {
      report(unknownGroup: value, isCircle: isKnown)
      groups.faulty.insert(index)
      return
    }
    menu.groups[index].parent = id
  }

  /// The errors and the texts of a group are those of its children; O(groups) for each level.
  private mutating func spreadToChildren() {
    let parents = menu.groups.map { $0.parent.flatMap(groups.index(of:)) }
    for index in menu.groups.indices {
      var next = parents[index]
      var steps = 0
      while let group = next, steps < 64 {
        if groups.faulty.contains(group) { groups.faulty.insert(index) }
        groups.spokenOf[index].formUnion(groups.spokenOf[group])
        (next, steps) = (parents[group], steps + 1)
      }
      // Deeper than anybody writes: nothing is promised there.
      if next != nil { groups.faulty.insert(index) }
    }
  }

  /// Tells of a group that there is not, with the nearest id.
  func report(unknownGroup value: JSONValue, isCircle: Bool = false) {
    let written = value.excerpt ?? ""
    if isCircle {
      return log.report(.unknownGroup, "circle", [.text(written)], at: value.range)
    }
    guard let near = EditDistance.nearest(to: written, among: groups.ids) else {
      return log.report(.unknownGroup, nil, [.text(written)], at: value.range)
    }
    log.report(
      .unknownGroup, "near", [.text(written), .text(near.cut(to: 40))], at: value.range,
      edit: FileEdit(value.range, JSONText.quoted(near)))
  }
}
