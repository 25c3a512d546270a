internal import LocatedJSON

extension MenuParser {
  /// Reads the headings of the menu.
  mutating func readGroups(_ value: JSONValue) {
    guard value.kind == .array else {
      reportNoList("groups", at: value)
      return
    }
    readElements(of: value, size: MemoryLayout<DishGroup>.stride) { parser, element in
      guard element.kind == .object else {
        parser.reportEntry("groups", .object, at: element)
        return
      }
      parser.readGroup(element)
    }
  }

  private mutating func readGroup(_ object: JSONValue) {
    var draft = GroupDraft()
    read(object, into: &draft)
    var group = draft.group
    let id = draft.id
    guard let id, !group.id.isEmpty else {
      // A fault of the id itself was told already.
      if id.map({ $0 == "" }) ?? true { report(.key(.missingKey(key: "id")), at: id ?? object) }
      return
    }
    if let first = groups[group.id] {
      let line = log.line(of: groups.notes[first].id.offset)
      report(.repetition(.repeatedGroupID(id: id.excerpt, firstLine: line)), at: id)
      groups.notes[first].add(draft.unread)
      return
    }
    if group.title.isBlank {
      if !isMeant("title", in: object, .group) {
        report(.key(.missingKey(key: "title")), at: object)
      }
      group.title = LocalizedText(group.id)
    }
    groups.append(group, id: SourceRange(id), parent: draft.parent, draft.unread)
    menu.groups.append(group)
  }

  /// Judges the parents once all groups are known; a group without a right one has none.
  mutating func validateParents() {
    let parents = menu.groups.indices.map { position -> Int? in
      guard let parent = menu.groups[position].parent, let value = groups.notes[position].parent
      else { return nil }
      if let index = groups[parent] { return index }
      let near = nearestGroup(to: value)
      report(.group(.unknownParent(id: value.excerpt, suggestion: near)), at: value)
      menu.groups[position].parent = nil
      return nil
    }
    var isKnown = Array(repeating: false, count: menu.groups.count)
    for position in menu.groups.indices where !isKnown[position] {
      var path: [Int] = []
      var next: Int? = position
      while let current = next, !isKnown[current] {
        isKnown[current] = true
        path.append(current)
        next = parents[current]
      }
      // The way up ends at a root, at a group that was looked at before, or in its own steps.
      guard let last = next, let start = path.firstIndex(of: last), let first = path[start...].min()
      else { continue }
      if let value = groups.notes[first].parent {
        let id = menu.groups[first].id.cut(to: Diagnostic.excerptLength)
        report(.group(.parentCycle(id: id)), at: value)
      }
      menu.groups[first].parent = nil
    }
  }

  /// The group that a dish names; nil with a diagnostic for one that the file does not have.
  mutating func group(_ value: JSONValue) -> String? {
    guard let id = identifier(value, "group") else { return nil }
    if groups[id] != nil { return id }
    let near = nearestGroup(to: value)
    report(.group(.unknownGroup(id: value.excerpt, suggestion: near)), at: value)
    return nil
  }

  private func nearestGroup(to id: JSONValue) -> String? {
    guard !log.isFull else { return nil }
    // So many groups have no need of a suggestion, and would take long.
    let groups = menu.groups.prefix(50)
    // Who writes what guests read means the group of that title, and not another one beside it.
    let written = id.excerpt.folded
    let titled = groups.filter { $0.title.allTexts.contains { $0.folded == written } }
    return titled.count == 1
      ? titled[0].id : EditDistance.nearest(to: id.excerpt, among: groups.map(\.id))
  }
}

/// The groups of a file, found by their ids.
struct GroupIndex {
  /// Where the values of a group stand.
  struct Note {
    let id: SourceRange
    let parent: JSONValue?
    private let texts: Texts

    fileprivate init(id: SourceRange, parent: JSONValue?, of group: DishGroup, _ unread: Unread) {
      (self.id, self.parent, texts) = (id, parent, Texts(group, unread))
    }

    /// What its texts say is in each of its dishes; looked for once, when a dish promises something.
    /// Of a beverage they say what it goes with: only what is stated counts.
    func allergens(_ named: NamedAllergens, of list: MenuList) -> [NamedAllergens.Named] {
      list == .beverages ? texts.unread.stated : texts.allergens(named)
    }

    /// Whether it states something that nobody can read: its dishes promise nothing.
    var isUnclear: Bool { texts.unread.isUnclear }

    /// Takes over what another group of its id says.
    fileprivate func add(_ unread: Unread) {
      texts.unread.add(unread)
    }
  }

  /// What a group says of its dishes where nothing reads it.
  struct Unread {
    /// What its words name.
    var named: [NamedAllergens.Named] = []
    /// What stands under a word for a statement.
    var stated: [NamedAllergens.Named] = []
    var isUnclear = false

    fileprivate mutating func add(_ other: Unread) {
      named += other.named
      stated += other.stated
      isUnclear = isUnclear || other.isUnclear
    }
  }

  private final class Texts {
    private let group: DishGroup
    fileprivate var unread: Unread
    private var known: [NamedAllergens.Named]?

    init(_ group: DishGroup, _ unread: Unread) {
      (self.group, self.unread) = (group, unread)
    }

    func allergens(_ named: NamedAllergens) -> [NamedAllergens.Named] {
      let allergens = known ?? group.allergens(named) + unread.stated + unread.named
      known = allergens
      return allergens
    }
  }

  fileprivate(set) var notes: [Note] = []
  private var indices: [UTF8Text: Int] = [:]

  /// The index of the group with an id, nil where there is none.
  subscript(id: String) -> Int? { indices[UTF8Text(id)] }

  mutating func append(
    _ group: DishGroup, id: SourceRange, parent: JSONValue?, _ unread: Unread
  ) {
    indices[UTF8Text(group.id)] = notes.count
    notes.append(
      Note(id: id, parent: group.parent == nil ? nil : parent, of: group, unread))
  }
}

extension DishGroup {
  /// What its texts say is in each of its dishes.
  fileprivate func allergens(_ named: NamedAllergens) -> [NamedAllergens.Named] {
    var descriptions: [String] = []
    description?.forEachText { descriptions.append($0) }
    var allergens: [NamedAllergens.Named] = []
    title.forEachText { allergens += named.ofGroup(title: $0, of: []) }
    return allergens + named.ofGroup(title: "", of: descriptions)
  }
}
