internal import OldLocatedJSON

/// What can be read of a statement that stands where nothing reads it: its warnings, and of its
/// promises nothing. The fault itself is told once, where it stands.
extension MenuParser {
  /// Whether an unknown member of a dish or a part of it may hold what is said about allergens. Sizes
  /// do as a list or an object only.
  mutating func mayHoldStatement(_ member: JSONMember) -> Bool {
    if LostKeys.meansIngredients(member.key.excerpt) || member.holdsNames {
      return holdsPlainAllergens(member.value)
    }
    guard mayHoldStatement(member.key) else { return !traces(in: member).isEmpty }
    let isLoneValue =
      member.value.kind != .array && (member.value.kind != .object || member.value.isTranslatedText)
    return !isLoneValue || LostKeys.meaning(of: member.key.excerpt) != .sizes
  }

  /// Whether ingredients that cannot be read as such plainly are an allergen: then nothing is
  /// promised, for the promise may be about what is lost.
  func holdsPlainAllergens(_ value: JSONValue, depth: Int = 4) -> Bool {
    switch value.kind {
    case .string: !IngredientWords.allergens(of: value).isEmpty
    case .array where depth > 0:
      value.elements.contains { holdsPlainAllergens($0, depth: depth - 1) }
    case .object where depth > 0:
      value.members.contains { member in
        !IngredientWords.allergens(of: member.key).isEmpty
          || holdsPlainAllergens(member.value, depth: depth - 1)
      }
    case .null, .boolean, .number, .array, .object: false
    }
  }

  private mutating func mayHoldStatement(_ key: JSONValue) -> Bool {
    keys.mayHoldStatement(key.excerpt)
  }

  /// The warnings under an unknown key.
  func lostWarnings(_ member: JSONMember) -> AllergenStatement {
    switch LostKeys.meaning(of: member.key.excerpt) {
    case .statement: lostWarnings(inStatement: member.value)
    case .sizes: lostWarnings(inSizes: member.value)
    case .contains, .mayContain: lostWarnings(inStatementMember: member)
    case .promise: AllergenStatement()
    case nil:
      member.value.kind == .string
        ? AllergenStatement(mayContain: traces(in: member)) : lostWarnings(inSizes: member.value)
    }
  }

  /// What a text says there may be traces of, under a key that nobody knows: `"Warnung": "Spuren von
  /// Nüssen"`.
  private func traces(in member: JSONMember) -> AllergenSet {
    guard let text = member.value.string, text.utf8.count <= Diagnostic.excerptLength,
      KeyWords.Place.all.allSatisfy({ $0.exactKey(meantBy: member.key.excerpt) == nil })
    else { return [] }
    return AllergenParts.possible(in: text)
  }

  /// The warnings of sizes that cannot be read as such, whatever shape they have.
  func lostWarnings(inSizes value: JSONValue, depth: Int = 3) -> AllergenStatement {
    var found = AllergenStatement()
    guard depth > 0 else { return found }
    for element in value.elements {
      found.warn(of: lostWarnings(inSizes: element, depth: depth - 1))
    }
    for member in value.members {
      if member.key == "allergens" || LostKeys.meaning(of: member.key.excerpt) == .statement {
        found.warn(of: lostWarnings(inStatement: member.value))
      } else {
        found.warn(of: lostWarnings(inSizes: member.value, depth: depth - 1))
      }
    }
    return found
  }

  /// The warnings of a statement.
  private func lostWarnings(inStatement value: JSONValue) -> AllergenStatement {
    guard value.kind == .object else { return AllergenStatement(contains: certain(in: value)) }
    return value.members.reduce(into: AllergenStatement()) { found, member in
      found.warn(of: lostWarnings(inStatementMember: member))
    }
  }

  /// The warnings of one member of a statement: a list of them, or an allergen that is `true`.
  func lostWarnings(inStatementMember member: JSONMember) -> AllergenStatement {
    let key = member.key.excerpt
    return switch LostKeys.warnings(of: key) {
    case .contains: AllergenStatement(contains: certain(in: member.value))
    case .mayContain: AllergenStatement(mayContain: certain(in: member.value))
    case .statement, .sizes, .promise: AllergenStatement(contains: named(by: member))
    case nil: noted(in: member)
    }
  }

  /// What a note says that stands in a statement. A list under a word that nobody knows may be one of
  /// what is not in the dish.
  private func noted(in member: JSONMember) -> AllergenStatement {
    var noted = AllergenStatement(contains: named(by: member))
    let value = member.value
    guard value.kind == .string || value.kind == .object,
      LostKeys.meaning(of: member.key.excerpt) == nil
    else { return noted }
    let found = AllergenSet(
      named.words(of: member, in: log.dish?.list ?? .other).map(\.allergens))
    if value.kind == .string, value.length <= 512 {
      noted.mayContain = AllergenParts.possible(in: value.string ?? "").intersection(found)
    }
    noted.contains.formUnion(found.subtracting(noted.mayContain))
    return noted
  }

  /// Reports a member of a statement that nothing reads and whose words name an allergen, in every
  /// dish: what is mended in one is not mended in the others. False for any other member.
  mutating func reportWords(of member: JSONMember, inStatement object: JSONValue) -> Bool {
    guard meaning(of: member.key, .statement) == nil,
      let word = named.words(of: member, in: log.dish?.list ?? .other).first
    else { return false }
    reportUnknown(
      member, in: object, .statement, isStatementLost: true,
      naming: word.word.cut(to: Diagnostic.excerptLength))
    return true
  }

  /// What a list, or a list of lists, certainly warns of.
  func certain(in value: JSONValue, depth: Int = 3) -> AllergenSet {
    switch value.kind {
    case .string, .number: allergens.warnings(of: value).certain
    case .array where depth > 0:
      value.elements.reduce(into: AllergenSet()) {
        $0.formUnion(certain(in: $1, depth: depth - 1))
      }
    case .null, .boolean, .array, .object: []
    }
  }
}

extension JSONValue {
  /// Whether it is a text in several languages, as far as its keys say so.
  var isTranslatedText: Bool {
    let members = members.prefix(64)
    return members.contains { LanguageNames.knownTag($0.key.excerpt) != nil }
      && members.allSatisfy { $0.value.kind == .string && Language(tag: $0.key.excerpt) != nil }
  }

  /// Whether entries of it have statements, whatever it is called: sizes by another name.
  var holdsStatement: Bool {
    let entries = elements.prefix(8).map(\.self) + members.prefix(8).map(\.value) + [self]
    return entries.contains { entry in entry.members.contains { $0.key == "allergens" } }
  }
}
