internal import LocatedJSON

/// Edits that add a warning to a statement about allergens.
extension JSONValue {
  /// Makes a dish state that it contains an allergen, or that it may contain traces of it.
  func warning(of allergen: Allergen, under key: FileKey = .contains) -> FileEdit? {
    let old = member(.allergens)?.value
    let new = Self.statement(old, adding: [allergen.rawValue], to: key)
    guard let old else { return adding(.allergens, new) }
    return old.writing(new)
  }

  /// A statement with further warnings, and without what contradicts them. It never gains a promise.
  /// `["gluten"]` with milk → `["gluten", "milk"]`
  static func statement(_ old: JSONValue?, adding words: [String], to key: FileKey) -> JSONTree {
    if let old, old.kind == .object { return .object(old.members(adding: words, to: key)) }
    let added = words.map { JSONTree.text($0) }
    if key == .contains { return .list(old?.words(adding: words) ?? added) }
    return .statement(contains: old?.wordTrees ?? [], mayContain: added)
  }

  /// One statement with the warnings of several and without their promises; nil if there are no warnings,
  /// or if one of the statements is not made of lists. `{"contains": ["milk"]}` and `["gluten"]` →
  /// `["milk", "gluten"]`
  static func warnings(of statements: [JSONValue]) -> JSONTree? {
    var contained: [String] = []
    var traces: [String] = []
    for statement in statements {
      guard statement.kind == .object else {
        guard statement.add(to: &contained) else { return nil }
        continue
      }
      for member in statement.members {
        let isAdded =
          switch member.fileKey {
          case .contains?: member.value.add(to: &contained)
          case .mayContain?: member.value.add(to: &traces)
          case .freeFrom?, .complete?: true
          default: false
          }
        guard isAdded else { return nil }
      }
    }
    guard !contained.isEmpty || !traces.isEmpty else { return nil }
    return .statement(contains: contained.map { .word($0) }, mayContain: traces.map { .word($0) })
  }

  /// Adds the words of a list as they are written, without duplicates; false if the value is not a list.
  private func add(to words: inout [String]) -> Bool {
    guard kind == .array || self == "none" else { return false }
    for element in elements where !words.contains(element.written) { words.append(element.written) }
    return true
  }

  /// The words of a statement that is a list, or a text or a number in its place.
  private var wordTrees: [JSONTree] {
    switch kind {
    case .string: self == "none" ? [] : sentencesMeant.map { .text($0) }
    case .number: [.text(text)]
    default: elements.map(\.tree)
    }
  }

  /// The same words, and further ones.
  private func words(adding words: [String]) -> [JSONTree] {
    let own = kind == .string ? sentencesMeant : elements.compactMap(\.string)
    let added = words.filter { !own.contains($0) }
    return wordTrees + added.map { .text($0) }
  }

  private func members(
    adding words: [String], to key: FileKey
  ) -> [(key: String, value: JSONTree)] {
    let groups = words.compactMap { Allergen(rawValue: $0)?.group }
    var parts: [(key: String, value: JSONTree)] = []
    var isAdded = false
    for member in members {
      switch member.fileKey {
      case key? where member.value.kind == .array:
        parts.append((key.name, .list(member.value.words(adding: words))))
        isAdded = true
      case .freeFrom? where member.value.kind == .array:
        let left = member.value.elements.filter { word in
          !groups.contains { $0 == Allergen.table[word]?.group }
        }
        guard !left.isEmpty else { continue }
        parts.append((FileKey.freeFrom.name, .list(left.map(\.tree))))
      default:
        parts.append((member.key.text, member.value.tree))
      }
    }
    if !isAdded { parts.insert((key.name, .texts(words)), at: 0) }
    return parts
  }
}

extension DishEntry {
  /// Makes the dish state that it contains an allergen.
  package func warning(of allergen: Allergen) -> FileEdit? {
    object.length < FileEdit.longestRewritten ? object.warning(of: allergen) : nil
  }

  /// Replaces the value of a key; nil if the dish lacks the key.
  package func replacing(_ key: FileKey, with value: JSONTree) -> FileEdit? {
    object.member(key)?.value.writing(value)
  }

  /// Deletes a member; nil if the dish lacks the key.
  package func deleting(_ key: FileKey) -> FileEdit? {
    object.member(key).flatMap(object.deleting)
  }

  /// Inserts a member at the beginning of the dish.
  package func adding(_ key: FileKey, _ value: JSONTree) -> FileEdit? { object.adding(key, value) }
}

extension FileEntry {
  /// Inserts a member at the beginning of the file.
  package func adding(_ key: FileKey, _ value: JSONTree) -> FileEdit? { root.adding(key, value) }
}
