internal import OldLocatedJSON

/// The members of a dish that nothing reads and that are called like allergens, as the columns of a
/// table are: `"latte": "x", "soia": "no"`.
struct AllergenColumns {
  /// What one of them says.
  enum Answer { case contained, possible, absent, nothing }

  /// The first of them.
  private(set) var first: JSONValue?
  private var keys: [String] = []
  /// No table has more of them.
  private static let mostKeys = 64
  private var words: [Answer: [String]] = [:]

  /// What guests are warned of until it is mended; "no" promises nothing.
  var warnings: AllergenStatement {
    func set(_ answer: Answer) -> AllergenSet {
      AllergenSet(words[answer, default: []].compactMap { Allergen(exactly: $0) })
    }
    return AllergenStatement(contains: set(.contained), mayContain: set(.possible))
  }

  /// Takes a member, with what is to be written for its key.
  mutating func add(_ member: JSONMember, _ named: [String], _ answer: Answer) {
    first = first ?? member.key
    if keys.count < Self.mostKeys { keys.append(member.key.excerpt) }
    let known = words[answer, default: []]
    words[answer] = known + named.filter { word in !known.contains { $0.hasSameUTF8(as: word) } }
  }

  /// What is wrong with them, beside what the dish states itself.
  func rule(beside statement: AllergenStatement, isThere: Bool) -> Diagnostic.AllergenRule {
    let stated = statement.contains.withGroups
    let warned = stated.union(statement.mayContain.withGroups)
    return .allergensUnderKeys(
      keys: keys, contained: words(.contained, beside: stated),
      possible: words(.possible, beside: warned.union(warnings.contains)),
      absent: words[.absent] ?? [], isThere: isThere)
  }

  private func words(_ answer: Answer, beside stated: AllergenSet) -> [String] {
    words[answer, default: []].filter { word in
      Allergen(exactly: word).map { !stated.contains($0) } ?? false
    }
  }
}

extension MenuParser {
  /// Reports the members that are called like allergens, all of them at once; what they warn of holds,
  /// and what they deny is no promise.
  mutating func validateColumns(of draft: inout DishDraft) {
    guard let first = draft.columns.first else { return }
    let (warnings, statement) = (draft.columns.warnings, draft.statement)
    report(.allergen(draft.columns.rule(beside: statement, isThere: draft.hasStatement)), at: first)
    // What is stated already makes no promise untrue.
    let contained = AllergenStatement(contains: statement.contains)
    let isNew =
      !contained.unwarned(of: warnings.contains).isEmpty
      || !statement.unwarned(of: warnings.mayContain).isEmpty
    if isNew { draft.lose(warnings) }
  }
}
