internal import LocatedJSON

/// Statements about allergens, written with one more warning.
extension JSONValue {
  /// Writes in a dish that it contains an allergen.
  func warning(of allergen: Allergen) -> FileEdit {
    let old = member(.allergens)?.value
    let new = Self.statement(old, adding: [allergen], to: .contains)
    guard let old else { return adding(.allergens, new) }
    return FileEdit(old.whole, new.line)
  }

  /// A statement with further warnings, and without what contradicts them. No promise is added to
  /// what is written. `["gluten"]` with milk → `["gluten", "milk"]`
  static func statement(
    _ old: JSONValue?, adding allergens: [Allergen], to key: FileKey
  ) -> JSONTree {
    let words = allergens.map { JSONTree.text($0.rawValue) }
    switch old?.kind {
    case .object?:
      return .object(old?.members(adding: allergens, to: key) ?? [])
    case .array?:
      let contained = old?.elements.map(\.tree) ?? []
      if key == .contains { return .list(old?.words(adding: allergens) ?? words) }
      return .members([(.contains, .list(unlessEmpty: contained)), (key, .list(words))])
    default:
      return key == .contains ? .list(words) : .members([(key, .list(words))])
    }
  }

  /// The statement with the warnings of several, without what they promise; nil where there is none, or
  /// not all of them are lists. `{"contains": ["milk"]}` and `["gluten"]` → `["milk", "gluten"]`
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
          switch FileKey.table[member.key] {
          case .contains?: member.value.add(to: &contained)
          case .mayContain?: member.value.add(to: &traces)
          case .freeFrom?, .complete?: true
          default: false
          }
        guard isAdded else { return nil }
      }
    }
    guard !contained.isEmpty || !traces.isEmpty else { return nil }
    let list = JSONTree.list(contained.map { .word($0) })
    if traces.isEmpty { return list }
    return .members([
      (.contains, contained.isEmpty ? nil : list), (.mayContain, .list(traces.map { .word($0) })),
    ])
  }

  /// Adds the words of a list as they are written, but for those that are there; false for no list.
  private func add(to words: inout [String]) -> Bool {
    guard kind == .array || self == "none" else { return false }
    for element in elements where !words.contains(element.written) { words.append(element.written) }
    return true
  }

  /// The entries of a list of words, and those of further allergens.
  private func words(adding allergens: [Allergen]) -> [JSONTree] {
    let added = allergens.filter { allergen in
      !elements.contains { $0.string == allergen.rawValue }
    }
    return elements.map(\.tree) + added.map { .text($0.rawValue) }
  }

  private func members(
    adding allergens: [Allergen], to key: FileKey
  ) -> [(key: String, value: JSONTree)] {
    var parts: [(key: String, value: JSONTree)] = []
    var isAdded = false
    for member in members {
      switch FileKey.table[member.key] {
      case key? where member.value.kind == .array:
        parts.append((key.name, .list(member.value.words(adding: allergens))))
        isAdded = true
      case .freeFrom? where member.value.kind == .array:
        let left = member.value.elements.filter { word in
          !allergens.contains { $0.group == Allergen.table[word]?.group }
        }
        guard !left.isEmpty else { continue }
        parts.append((FileKey.freeFrom.name, .list(left.map(\.tree))))
      default:
        parts.append((member.key.string ?? "", member.value.tree))
      }
    }
    let words = allergens.map { JSONTree.text($0.rawValue) }
    if !isAdded { parts.insert((key.name, .list(words)), at: 0) }
    return parts
  }
}

extension DishEntry {
  /// Writes into the file that the dish contains an allergen.
  package func warning(of allergen: Allergen) -> FileEdit? {
    object.length < FileEdit.longestRewritten ? object.warning(of: allergen) : nil
  }

  /// Writes another value of a key; nil where the dish has no such key.
  package func replacing(_ key: FileKey, with text: String) -> FileEdit? {
    object.member(key).map { FileEdit($0.value.whole, text) }
  }

  /// Takes out a member; nil where the dish has no such key.
  package func deleting(_ key: FileKey) -> FileEdit? {
    object.member(key).map(object.deleting)
  }

  /// Writes a member at the beginning of the dish.
  package func adding(_ key: FileKey, _ value: JSONTree) -> FileEdit { object.adding(key, value) }
}

extension FileEntry {
  /// Writes a member at the beginning of the file.
  package func adding(_ key: FileKey, _ value: JSONTree) -> FileEdit { root.adding(key, value) }
}
