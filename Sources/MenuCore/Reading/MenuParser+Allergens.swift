internal import LocatedJSON

/// A statement while it is read.
private struct StatementDraft {
  var statement = AllergenStatement()
  /// Whether something could not be read or contradicts itself.
  var isFaulty = false
  /// A fault withdraws every promise and no warning.
  var withdrawn: AllergenStatement {
    guard isFaulty else { return statement }
    return AllergenStatement(contains: statement.contains, mayContain: statement.mayContain)
  }
}

extension MenuParser {
  /// What an owner says about allergens; `isFaulty` becomes true for what is not read wholly.
  mutating func statement(_ value: JSONValue, _ isFaulty: inout Bool) -> AllergenStatement {
    var draft = StatementDraft()
    switch value.kind {
    case .string where value == "none":
      draft.statement.isComplete = true
    case .array where value.elements.first { _ in true } == nil:
      report(.emptyAllergens, at: value)
    case .array: draft.statement.contains = allergens(value, "allergens", &draft.isFaulty)
    case .object: readStatement(value, &draft)
    case .string: draft.statement.contains = allergens(value, "allergens", &draft.isFaulty)
    default:
      draft.isFaulty = true
      reportType("allergens", .allergens, at: value)
    }
    isFaulty = isFaulty || draft.isFaulty
    return draft.withdrawn
  }

  private mutating func readStatement(_ object: JSONValue, _ draft: inout StatementDraft) {
    var isFaulty = false
    var statement = AllergenStatement()
    var free: JSONValue?
    let hasUnknown = readMembers(of: object, StatementKey.table) { parser, step, value in
      let key: StatementKey
      switch step {
      case .first(let known): key = known
      case .again(let known): (key, isFaulty) = (known, true)
      }
      switch key {
      case .contains:
        statement.contains.formUnion(parser.allergens(value, key.rawValue, &isFaulty))
      case .mayContain:
        statement.mayContain.formUnion(parser.allergens(value, key.rawValue, &isFaulty))
      case .freeFrom:
        statement.freeFrom.formUnion(parser.allergens(value, key.rawValue, &isFaulty))
        free = value
      case .complete:
        let isComplete = parser.boolean(value, key.rawValue)
        statement.isComplete = isComplete ?? false
        isFaulty = isFaulty || isComplete == nil
      }
    }
    // An unknown key may be a misspelt warning: then nothing here is promised.
    draft = StatementDraft(statement: statement, isFaulty: isFaulty || hasUnknown)
    if let free, contradicts(statement, at: free) { draft.isFaulty = true }
    if !draft.isFaulty, statement.saysNothing { report(.emptyAllergens, at: object) }
  }

  /// Reports what is declared free and named as a warning at once.
  private mutating func contradicts(_ statement: AllergenStatement, at free: JSONValue) -> Bool {
    guard !statement.freeFrom.isEmpty else { return false }
    let contained = statement.contains.withGroups.intersection(statement.freeFrom).allergens
    for allergen in contained {
      report(
        .contradictedAllergen(
          contained: statement.contains.namedKind(of: allergen), free: allergen),
        at: free)
    }
    let possible = statement.mayContain.withGroups.intersection(statement.freeFrom)
      .subtracting(AllergenSet(contained.map { AllergenSet($0) })).allergens
    for allergen in possible {
      report(
        .doubtedAllergen(possible: statement.mayContain.namedKind(of: allergen), free: allergen),
        at: free)
    }
    return !contained.isEmpty || !possible.isEmpty
  }

  /// A list of allergens; a text alone is reported, and what can be read of it counts.
  private mutating func allergens(
    _ value: JSONValue, _ key: String, _ isFaulty: inout Bool
  ) -> AllergenSet {
    switch value.kind {
    case .array:
      var set = AllergenSet()
      for element in value.elements { set.formUnion(allergen(element, key, &isFaulty)) }
      return set
    case .string:
      if let match = Allergen.table.match(value) {
        isFaulty = true
        report(.allergenOutsideList(text: match.word.rawValue), at: value)
        return AllergenSet(index: match.index)
      }
      return allergen(value, key, &isFaulty)
    default:
      isFaulty = true
      reportType(key, .list, at: value)
      return []
    }
  }

  /// One entry of a list.
  private mutating func allergen(
    _ value: JSONValue, _ key: String, _ isFaulty: inout Bool
  ) -> AllergenSet {
    if let match = Allergen.table.match(value) { return AllergenSet(index: match.index) }
    guard value.kind == .string || value.kind == .number else {
      isFaulty = true
      reportType(key, .text, at: value)
      return []
    }
    if log.isFull, !legend.isGiven {
      isFaulty = true
      log.omit(1)
      return []
    }
    let text = value.excerpt
    if let allergen = legend[text] { return AllergenSet(allergen) }
    isFaulty = true
    // All of it, not only what is quoted, as far as it can be a list at all: a warning must not
    // fall behind the cut.
    let whole = value.string ?? text
    let parts = AllergenWords.parts(of: whole.utf8.count <= 4_096 ? whole : text)
    if parts.count > 1, AllergenWords.meaning(of: text) == nil, !log.isFull {
      let known = parts.compactMap { Allergen(rawValue: $0) ?? legend[$0] }
      let meant = parts.map { part in
        Allergen(rawValue: part) ?? legend[part] ?? AllergenWords.suggestion(for: part)
      }
      if meant.contains(where: { $0 != nil }) {
        // What is not understood stays as written: a cure that lost it would lose an allergen.
        let words = zip(parts, meant).map { $1?.rawValue ?? $0.cut(to: Diagnostic.excerptLength) }
        report(.severalAllergens(text: text, words: words), at: value)
        return AllergenSet(known.map { AllergenSet($0) })
      }
    }
    if !legend.isGiven, AllergenWords.isSign(text) {
      report(.allergenWithoutKey(text: text, meaning: AllergenLegend.eu[text]), at: value)
    } else {
      report(
        .unknownAllergen(text: text, suggestion: AllergenWords.suggestion(for: text)), at: value)
    }
    return []
  }

  /// The legend of the file's numbers and letters.
  mutating func readLegend(_ value: JSONValue) {
    legend.isGiven = true
    if value == "eu" {
      legend = .eu
      return
    }
    guard value.kind == .object else {
      reportType("allergenKey", .allergenKey, at: value)
      return
    }
    var signs: [UTF8Text: JSONMember] = [:]
    for member in value.members {
      guard takeRoom(MenuParser.roomOfSign, at: member.key) else { return }
      let sign = member.key.excerpt
      if let first = signs[UTF8Text(sign)] {
        legend[sign] = nil
        let line = log.line(of: first.key.offset)
        report(
          .repeatedKey(
            key: sign, first: first.value.excerpt, firstLine: line, again: member.value.excerpt),
          at: member.key)
        continue
      }
      signs[UTF8Text(sign)] = member
      if let match = Allergen.table.match(member.value) {
        legend[sign] = match.word
      } else if member.value.kind == .string {
        let text = member.value.excerpt
        report(
          .unknownAllergen(text: text, suggestion: AllergenWords.suggestion(for: text)),
          at: member.value)
      } else {
        reportType("allergenKey", .text, at: member.value)
      }
    }
  }

  /// A legend has tens of signs; a file of nothing else must not become one of millions.
  private static let roomOfSign = 1_024
}
