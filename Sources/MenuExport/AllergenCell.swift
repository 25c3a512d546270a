internal import MenuCore
internal import MenuPresentation

/// The statement about one of the fourteen allergens in a cell: `contains`, `may`, `free` or `no
/// ingredient`, followed by kinds, as in `contains wheat, may rye`. An empty cell means not stated,
/// never free, and so do `no` and a hyphen.
///
/// The first word applies to the allergen of the column. If only kinds of it are promised, the cell
/// is `not stated, free wheat`.
enum AllergenCell {
  static func text(of group: Allergen, in statement: AllergenStatement) -> String {
    let lists = [
      ("contains", statement.contains),
      ("may", statement.mayContain.subtracting(statement.contains)),
      ("free", statement.promised),
    ]
    var parts: [String] = []
    for (word, list) in lists {
      if list.contains(group) { parts.append(word) }
      let kinds = group.kinds.intersection(list).map { $0.rawValue.split(separator: ".")[1] }
      if !kinds.isEmpty { parts.append("\(word) \(kinds.joined(separator: " "))") }
    }
    switch statement.state(of: group) {
    case .notAnIngredient: parts.insert(noIngredient, at: 0)
    case .notStated where !parts.isEmpty: parts.insert(notStated, at: 0)
    case .free, .notStated, .mayContain, .contains: break
    }
    return parts.joined(separator: ", ")
  }

  private static let noIngredient = "no ingredient"
  private static let notStated = "not stated"

  /// The statement of the parts of a cell.
  struct Reading {
    /// The statement; `no ingredient` makes it complete. If a part is not understood, only its warnings
    /// are kept, and such a part may warn of the allergen of the column.
    var statement = AllergenStatement()
    /// True if every part is understood.
    var isWhole = true
  }

  /// Reads a cell: the words of an export, and everyday words for *contains* and *may contain*.
  static func read(_ cell: String, about group: Allergen) -> Reading {
    var reading = Reading()
    for part in cell.lowercased().split(whereSeparator: { ",;/\n".contains($0) }) {
      if add(String(part), about: group, to: &reading.statement) { continue }
      reading.isWhole = false
      if TableWords.beginsAsContained(part) {
        reading.statement.contains.insert(group)
      } else {
        reading.statement.mayContain.insert(group)
      }
    }
    if !reading.isWhole { reading.statement.withdrawPromises() }
    return reading
  }

  /// Adds a part of a cell; false if it is not understood.
  private static func add(
    _ part: String, about group: Allergen, to statement: inout AllergenStatement
  ) -> Bool {
    let words = part.split(separator: " ")
    let text = words.joined(separator: " ")
    if text == notStated || TableWords.statesNothing(text) { return true }
    if text == noIngredient {
      statement.isComplete = true
      return true
    }
    if TableWords.isContained(text) {
      statement.contains.insert(group)
      return true
    }
    if TableWords.isTrace(text) {
      statement.mayContain.insert(group)
      return true
    }
    let kinds = words.dropFirst().map { Allergen(rawValue: "\(group.rawValue).\($0)") }
    guard !kinds.contains(nil) else { return addKind(named: text, of: group, to: &statement) }
    var named = AllergenSet(kinds.compactMap(\.self))
    if kinds.isEmpty { named = AllergenSet(group) }
    switch words.first {
    case "contains": statement.contains.formUnion(named)
    case "may": statement.mayContain.formUnion(named)
    case "free": statement.freeFrom.formUnion(named)
    default: return addKind(named: text, of: group, to: &statement)
    }
    return true
  }

  /// Adds the allergen of a column, or a kind of it, that a text names: `Haselnuss` → nuts.hazelnut
  private static func addKind(
    named text: String, of group: Allergen, to statement: inout AllergenStatement
  ) -> Bool {
    guard let named = AllergenSet(named: text)?.only,
      named == group || group.kinds.contains(named)
    else { return false }
    statement.contains.insert(named)
    return true
  }
}
