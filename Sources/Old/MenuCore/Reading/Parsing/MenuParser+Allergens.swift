internal import OldLocatedJSON

/// A statement while it is read.
private struct StatementDraft {
  var statement = AllergenStatement()
  /// Whether something could not be read or contradicts itself.
  var isFaulty = false
}

extension MenuParser {
  /// Reads what an owner says about allergens.
  mutating func readStatement(_ value: JSONValue, _ draft: inout some StatingDraft) {
    draft.hasStatement = true
    draft.statement = statement(value, &draft.isStatementFaulty)
  }

  /// Discards what is promised, for the key came again; both values warn.
  mutating func discardStatement(_ value: JSONValue, _ draft: inout some StatingDraft) {
    draft.statement.warn(of: statement(value, &draft.isStatementFaulty))
    draft.isStatementFaulty = true
  }

  /// What an owner says about allergens; `isFaulty` becomes true for what is not read wholly, and
  /// takes back what is promised once the dish or add-on is read.
  private mutating func statement(_ value: JSONValue, _ isFaulty: inout Bool) -> AllergenStatement {
    var draft = StatementDraft()
    switch value.kind {
    case .string where value == "none":
      draft.statement.isComplete = true
    case .array where value.elements.first { _ in true } == nil:
      report(.allergen(.emptyAllergens), at: value)
    case .array: draft.statement.contains = allergens(value, "allergens", &draft.isFaulty)
    case .object: readStatement(value, &draft)
    case .string: draft.statement.contains = allergens(value, "allergens", &draft.isFaulty)
    case .null, .boolean, .number:
      draft.isFaulty = true
      reportType("allergens", .allergens, at: value)
    }
    isFaulty = isFaulty || draft.isFaulty
    return draft.statement
  }

  private mutating func readStatement(_ object: JSONValue, _ draft: inout StatementDraft) {
    var isFaulty = false
    var statement = AllergenStatement()
    var free: JSONValue?
    readMembers(
      of: object, StatementKey.table, mayHoldStatement: .always,
      unread: { parser, member, _ in
        // An unknown key may be a misspelt warning: then nothing here is promised.
        isFaulty = true
        statement.warn(of: parser.lostWarnings(inStatementMember: member))
        return parser.reportWords(of: member, inStatement: object)
      }
    ) { parser, member in
      let (key, value) = (member.key, member.value)
      isFaulty = isFaulty || member.isRepeated
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
    draft = StatementDraft(statement: statement, isFaulty: isFaulty)
    if let free, contradicts(statement, at: free) { draft.isFaulty = true }
    if !draft.isFaulty, statement.saysNothing { report(.allergen(.emptyAllergens), at: object) }
  }

  /// Reports what is declared free and named as a warning at once.
  private mutating func contradicts(_ statement: AllergenStatement, at free: JSONValue) -> Bool {
    guard !statement.freeFrom.isEmpty else { return false }
    let contained = statement.contains.withGroups.intersection(statement.freeFrom).allergens
    for allergen in contained {
      report(
        .allergen(
          .contradictedAllergen(
            contained: statement.contains.namedKind(of: allergen), free: allergen)),
        at: free)
    }
    let possible = statement.mayContain.withGroups.intersection(statement.freeFrom)
      .subtracting(AllergenSet(contained)).allergens
    for allergen in possible {
      report(
        .allergen(
          .doubtedAllergen(possible: statement.mayContain.namedKind(of: allergen), free: allergen)),
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
      for element in value.elements {
        set.formUnion(allergen(element, in: value, key, &isFaulty))
      }
      return set
    case .string:
      if let match = Allergen.table.match(value) {
        isFaulty = true
        report(.allergen(.allergenOutsideList(text: match.word.rawValue)), at: value)
        return AllergenSet(index: match.index)
      }
      return allergen(value, in: nil, key, &isFaulty)
    case .null, .boolean, .number, .object:
      isFaulty = true
      reportShape(key, .list, at: value)
      let isPromise = key == StatementKey.freeFrom.rawValue
      return isPromise
        ? []
        : value.members.reduce(into: AllergenSet()) { found, member in
          found.formUnion(named(by: member))
        }
    }
  }

  /// The allergen that a member of a map names, unless its value says that there is none.
  func named(by member: JSONMember) -> AllergenSet {
    let isDenied =
      member.value.bool == false || member.value.kind == .null
      || member.value.kind == .string
        && (AllergenEntries.saysNone(member.value.excerpt)
          || AllergenWords.denies(member.value.excerpt))
    return isDenied ? [] : AllergenEntries.warning(of: member.key.excerpt)
  }

  /// One entry of a list.
  ///
  /// What is misspelt beyond doubt warns at once, and is told; it promises nothing.
  private mutating func allergen(
    _ value: JSONValue, in list: JSONValue?, _ key: String, _ isFaulty: inout Bool
  ) -> AllergenSet {
    if let match = Allergen.table.match(value) { return AllergenSet(index: match.index) }
    let isPromise = key == StatementKey.freeFrom.rawValue
    guard value.kind == .string || value.kind == .number else {
      isFaulty = true
      reportShape(key, .text, at: value)
      return isPromise ? [] : certain(in: value).union(named(inShape: value))
    }
    if let allergen = allergens.legend[value.excerpt] { return AllergenSet(allergen) }
    isFaulty = true
    let entry = allergens.entry(value)
    // A sign whose meaning is misspelt was told of in the legend.
    if !entry.isMisspeltSign {
      let rule =
        log.isFull
        ? Diagnostic.AllergenRule.emptyAllergens
        : allergens.rule(for: entry, key, none: nonePlace(in: list, key))
      report(.allergen(rule), at: value)
    }
    return isPromise ? entry.exact : entry.certain
  }

  /// Where an entry stands that may say that there is no allergen.
  private func nonePlace(in list: JSONValue?, _ key: String) -> Diagnostic.NonePlace {
    if let list, list.elements.dropFirst().first(where: { _ in true }) != nil {
      return .besideOthers
    }
    if key != DishKey.allergens.rawValue { return .underKey(key) }
    return list == nil ? .alone : .inBrackets
  }

  /// The legend of the file's numbers and letters.
  mutating func readLegend(_ value: JSONValue) {
    allergens.legend.isGiven = true
    if value == "eu" {
      allergens.legend = .eu
      return
    }
    if reportMisshapenLegend(value) { return }
    guard value.kind == .object else {
      reportType("allergenKey", .allergenKey, at: value)
      // Plainly the law's order: its numbers warn, and promise nothing.
      if AllergenLegend.isMisspeltEU(value.excerpt) { allergens.legend.warnAsEU() }
      return
    }
    readSigns(of: value)
  }

  private mutating func readSigns(of legend: JSONValue) {
    var signs: [UTF8Text: JSONMember] = [:]
    for member in legend.members where member.value.kind != .null {
      guard charge(MenuParser.sizeOfSign, at: member.key) else { return }
      let sign = member.key.excerpt
      if let first = signs[UTF8Text(sign)] {
        allergens.legend.forget(sign)
        let line = log.line(of: first.key.offset)
        report(
          .key(
            .repeatedKey(
              key: sign, first: first.value.excerpt, firstLine: line, again: member.value.excerpt)),
          at: member.key)
      } else {
        signs[UTF8Text(sign)] = member
        readMeaning(member.value, of: sign)
      }
    }
  }

  /// What a sign of the legend stands for.
  private mutating func readMeaning(_ value: JSONValue, of sign: String) {
    if let match = Allergen.table.match(value) {
      allergens.legend[sign] = match.word
    } else if value.kind == .string {
      // What other signs stand for says nothing of this one.
      let entry = AllergenEntryReader().warnings(of: value)
      allergens.legend.warn(sign, of: entry.certain)
      let rule = entry.rule(asMeaningOf: sign)
      if case .additive(let text, _) = rule { allergens.legend.keep(additive: text, of: sign) }
      report(.allergen(rule), at: value)
    } else {
      allergens.legend.warn(sign, of: warnings(inMeaning: value))
      reportType("allergenKey", .text, at: value)
    }
  }

  /// What a meaning in another shape warns of: `["crostacei", "molluschi"]`, `{"it": "latte"}`.
  private func warnings(inMeaning value: JSONValue) -> AllergenSet {
    let texts = value.elements.prefix(64).map(\.self) + value.members.prefix(64).map(\.value)
    return texts.reduce(into: AllergenSet()) { warnings, text in
      guard text.kind == .string else { return }
      warnings.formUnion(AllergenEntryReader().warnings(of: text).certain)
    }
  }

  /// A legend has tens of signs; a file of nothing else must not become one of millions.
  private static let sizeOfSign = 1_024
}
