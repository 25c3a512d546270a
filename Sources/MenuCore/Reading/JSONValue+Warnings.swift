internal import LocatedJSON

/// Statements about allergens, written with one more warning.
extension JSONValue {
  /// Writes in a dish that it contains an allergen, or may contain it.
  func warning(of allergens: [Allergen], under key: FileKey = .contains) -> FileEdit {
    let old = member(.allergens)?.value
    let new = Self.statement(old, adding: allergens, to: key)
    guard let old else { return adding("\"allergens\": \(new)") }
    return FileEdit(old.whole, new)
  }

  /// A statement with further warnings, and without what contradicts them. No promise is added to
  /// what is written. `["gluten"]` with milk → `["gluten", "milk"]`
  static func statement(
    _ old: JSONValue?, adding allergens: [Allergen], to key: FileKey
  ) -> String {
    let words = allergens.map { JSONText.quoted($0.rawValue) }
    switch old?.kind {
    case .object?:
      return old?.object(adding: allergens, to: key) ?? ""
    case .array?:
      let contained = old?.elements.map(\.written) ?? []
      if key == .contains { return list(contained + words.filter { !contained.contains($0) }) }
      return contained.isEmpty
        ? "{\"\(key.name)\": \(list(words))}"
        : "{\"contains\": \(list(contained)), \"\(key.name)\": \(list(words))}"
    default:
      return key == .contains ? list(words) : "{\"\(key.name)\": \(list(words))}"
    }
  }

  private static func list(_ entries: [String]) -> String {
    "[\(entries.joined(separator: ", "))]"
  }

  private func object(adding allergens: [Allergen], to key: FileKey) -> String {
    let words = allergens.map { JSONText.quoted($0.rawValue) }
    var parts: [String] = []
    var isAdded = false
    for member in members {
      switch FileKey.table[member.key] {
      case key? where member.value.kind == .array:
        let old = member.value.elements.map(\.written)
        parts.append("\"\(key.name)\": \(Self.list(old + words.filter { !old.contains($0) }))")
        isAdded = true
      case .freeFrom? where member.value.kind == .array:
        let left = member.value.elements.filter { word in
          !allergens.contains { $0.group == Allergen.table[word]?.group }
        }
        guard !left.isEmpty else { continue }
        parts.append("\"freeFrom\": \(Self.list(left.map(\.written)))")
      default:
        parts.append("\(member.key.written): \(member.value.written)")
      }
    }
    if !isAdded { parts.insert("\"\(key.name)\": \(Self.list(words))", at: 0) }
    return "{\(parts.joined(separator: ", "))}"
  }
}

extension DishEntry {
  /// Writes into the file that the dish contains an allergen.
  package func warning(of allergen: Allergen) -> FileEdit? {
    object.length < 10_000 ? object.warning(of: [allergen]) : nil
  }

  /// Writes another value of a key; nil where the dish has no such key.
  package func replacing(_ key: FileKey, with text: String) -> FileEdit? {
    object.member(key).map { FileEdit($0.value.whole, text) }
  }

  /// Writes a member at the beginning of the dish.
  package func adding(_ member: String) -> FileEdit { object.adding(member) }
}

extension FileEntry {
  /// Writes a member at the beginning of the file.
  package func adding(_ member: String) -> FileEdit { root.adding(member) }
}
