internal import OldLocatedJSON

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
    // Who writes what guests read means the group of that title, and not another one beside it.
    return groups.titled(id.excerpt.folded)
      ?? EditDistance.nearest(to: id.excerpt, among: groups.names.map(\.id))
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

    /// What its title and its description say of all of its dishes, in each of their languages.
    func saidOfDishes(_ named: NamedAllergens) -> [(String, ValuesOfLists<SaidOfDishes>)] {
      texts.saidOfDishes(named)
    }

    /// What each of its titles says that all of its dishes are without, with the title.
    func claims(_ named: NamedAllergens) -> [(title: String, [NamedAllergens.Named])] {
      texts.claims(named)
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
      dropRepeats()
    }

    fileprivate mutating func dropRepeats() {
      (named, stated) = (named.withoutRepeats, stated.withoutRepeats)
    }
  }

  private final class Texts {
    private let group: DishGroup
    fileprivate var unread: Unread
    private var known: [NamedAllergens.Named]?
    private var said: [(String, ValuesOfLists<SaidOfDishes>)]?
    private var claimed: [(title: String, [NamedAllergens.Named])]?

    init(_ group: DishGroup, _ unread: Unread) {
      (self.group, self.unread) = (group, unread)
      self.unread.dropRepeats()
    }

    func allergens(_ named: NamedAllergens) -> [NamedAllergens.Named] {
      if let known { return known }
      let allergens = (group.allergens(named) + unread.stated + unread.named).withoutRepeats
      known = allergens
      return allergens
    }

    /// Looked for once, when a dish contains something.
    func claims(_ named: NamedAllergens) -> [(title: String, [NamedAllergens.Named])] {
      if let claimed { return claimed }
      let found = group.title.allTexts.map { title in
        var text = title
        let claims = text.withUTF8 { named.claims(in: $0, isName: true) }
        // Of `vegetarian / vegan` not all are vegan.
        let ofAll = claims.filter { claim in
          !claims.contains { $0.allergens.isStrictSubset(of: claim.allergens) }
        }
        return (title: title.cut(to: Diagnostic.excerptLength), ofAll)
      }
      claimed = found.filter { !$0.1.isEmpty }
      return claimed ?? []
    }

    /// Looked for once, when a dish claims a diet.
    func saidOfDishes(_ named: NamedAllergens) -> [(String, ValuesOfLists<SaidOfDishes>)] {
      if let said { return said }
      let texts = (group.title.allTexts + (group.description?.allTexts ?? []))
        .filter { $0.utf8.count <= 4_096 }
      let found = texts.map { ($0.cut(to: Diagnostic.excerptLength), named.ofAllDishes(in: $0)) }
      said = found
      return found
    }
  }

  /// What a group is called, to be compared with what somebody wrote in place of its id.
  struct Name {
    let id: String
    fileprivate let titles: Set<String>
    fileprivate let words: Set<UTF8Text>

    /// Folds its texts, once and not for each dish; what is longer than a quotation is none of them.
    fileprivate init(_ group: DishGroup) {
      let titles = group.title.allTexts.filter { $0.utf8.count <= Diagnostic.excerptLength * 4 }
      id = group.id
      self.titles = Set(titles.map(\.folded))
      words = Set(([group.id] + titles).map { KeyWords.folded($0) })
    }
  }

  /// Those of the first groups: so many have no need of a suggestion, and would take long.
  private(set) var names: [Name] = []
  private static let mostNames = 50

  fileprivate(set) var notes: [Note] = []
  private var indices: [UTF8Text: Int] = [:]

  /// The index of the group with an id, nil where there is none.
  subscript(id: String) -> Int? { indices[UTF8Text(id)] }

  /// The id of the only group of a title, which is folded.
  func titled(_ title: String) -> String? {
    let titled = names.filter { $0.titles.contains(title) }
    return titled.count == 1 ? titled[0].id : nil
  }

  /// Whether a word, as keys are compared, is the id or a title of a group.
  func isCalled(_ word: UTF8Text) -> Bool { names.contains { $0.words.contains(word) } }

  mutating func append(
    _ group: DishGroup, id: SourceRange, parent: JSONValue?, _ unread: Unread
  ) {
    indices[UTF8Text(group.id)] = notes.count
    if names.count < Self.mostNames { names.append(Name(group)) }
    notes.append(
      Note(id: id, parent: group.parent == nil ? nil : parent, of: group, unread))
  }
}

extension [NamedAllergens.Named] {
  /// Those that add something to the ones before: each dish of a group is compared with all of them.
  fileprivate var withoutRepeats: [NamedAllergens.Named] {
    var said = AllergenSet()
    return filter { new in
      defer { said.formUnion(new.allergens) }
      return !new.allergens.subtracting(said).isEmpty
    }
  }
}

extension DishGroup {
  /// What its texts say is in each of its dishes.
  fileprivate func allergens(_ named: NamedAllergens) -> [NamedAllergens.Named] {
    var allergens: [NamedAllergens.Named] = []
    func add(_ text: String, _ read: (String) -> [NamedAllergens.Named]) {
      // Of a text that is too long for a sentence about dishes everything counts that is mentioned.
      let isLong = text.utf8.count > 4_096
      allergens += isLong ? [("…", IngredientWords.allergens(in: text))] : read(text)
    }
    title.forEachText { add($0) { named.ofGroup(title: $0, of: []) } }
    description?.forEachText { add($0) { named.ofGroup(title: "", of: [$0]) } }
    return allergens
  }
}
