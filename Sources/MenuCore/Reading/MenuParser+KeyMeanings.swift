internal import LocatedJSON

/// The meaning of an unknown key.
extension MenuParser {
  /// The meaning of a member, by the first rule that matches. The order matters: denials and promises
  /// name an allergen too, and a warning may look like a list of dishes.
  func meaning(of unknown: UnknownMember) -> UnknownKey.Meaning {
    let member = unknown.member
    let known = unknown.known
    if isDenial(member) { return .denial }
    if Self.saysUnchecked(member) { return .warning }
    if isPromise(member) { return .promise }
    let state = mayWarn(member.value) ? nil : Self.state(of: member)
    if let key = Self.keyOfDishes(member, in: known) ?? state { return .ofDish(key) }
    if known == .statement { return .warning }
    if known == .file, member.value.menuInside != nil { return .wrapped }
    if known == .group, member.value.isListOfObjects {
      return .dishesOfGroup(Self.id(of: unknown.object))
    }
    let texts = member.texts
    let mayHaveDishes = known == .file && (member.value.isEmptyList || mayHoldDishes(member))
    let hasSigns = known.contains(.allergens) && signs(of: member) != nil
    if texts.contains(where: isAboutAllergens) || member.key.text.speaksOfTraces || hasSigns {
      return mayHaveDishes ? .dishes : .warning
    }
    let isOfDiets = OwnerWords.shared.has(member.key.text, about: .diets)
    if isOfDiets || texts.contains(where: namesDiet) { return .diet }
    if texts.contains(where: deniesAllergen) {
      return member.value.hasFalse ? .warning : .promise
    }
    let isFlag = member.value.boolMeant == true && known.contains(.notes)
    if isFlag, QueryWords.fact(named: texts[0].withWordsApart) == .homemade { return .homemade }
    return mayHaveDishes ? .dishes : .other
  }

  /// The key of dishes that a member of the file or of a group has; what can be added to dishes is an
  /// add-on there.
  private static func keyOfDishes(_ member: JSONMember, in known: KeySet) -> FileKey? {
    guard known == .file || known == .group,
      !OwnerWords.shared.has(member.key.text, about: .sides)
    else { return nil }
    return member.key(among: [.addOns]) ?? member.key(among: [.price, .sizes, .ingredients])
  }

  /// True for a list of objects, and for names with prices under a key that names no allergen.
  private func mayHoldDishes(_ member: JSONMember) -> Bool {
    if member.value.isListOfObjects || holdsDishes(member.value) { return true }
    let arePriced =
      member.value.pricedMeant != nil
      || member.value.elements.prefix(20).contains { $0.string.flatMap(guess.pricedName) != nil }
      || dishesMeant(byRows: member.value) != nil
    return arePriced && !isAboutAllergens(member.key.text)
  }

  /// The key for the state of a dish that a member names, in its key or in its value:
  /// `"available": false`, `"status": "sold out"`
  static func state(of member: JSONMember) -> FileKey? {
    if FileKey.speaksOfStock(member.key.text) { return .soldOut }
    return member.key(among: [.soldOut, .frozen, .spicy, .alcoholPercent])
      ?? member.value.string.flatMap { FileKey.named($0, among: [.soldOut, .frozen]) }
  }

  /// What a text names, whose words may be written in camel case: `tracceDiNoci` → nuts
  func findingInWords(of text: String) -> Lexicon.Finding {
    safety.lexicon.finding(in: text.withWordsApart)
  }

  /// True for a text about allergens that is not only about a diet.
  func isAboutAllergens(_ text: String) -> Bool {
    text.speaksOfAllergens || mayWarn(text) && !isOfDietOnly(text)
  }

  /// True if no key of the format is meant, and nothing is said about allergens.
  func hasUnknownKey(_ member: JSONMember, _ known: KeySet) -> Bool {
    let key = member.key.text
    return member.fileKey == nil && !member.key.isPrivate && !isAboutAllergens(key)
      && FileKey.named(key, among: known) == nil
  }

  /// True for a text that names an allergen, or mentions traces.
  func mayWarn(_ text: String) -> Bool {
    Allergen.exact(text) != nil || QueryWords.allergens(named: text) != nil
      || text.speaksOfTraces || FileKey.named(text, among: [.contains]) != nil
      || !findingInWords(of: text).isEmpty
  }

  /// True for a value that may warn under any key: it is never deleted.
  func mayWarn(_ value: JSONValue) -> Bool { value.texts.contains(where: mayWarn) }

  /// True for a text about a diet in which no single word names an allergen: `vegan_option`
  private func isOfDietOnly(_ text: String) -> Bool {
    namesDiet(text)
      && !FoldedText(text.withWordsApart).wordTexts.prefix(Self.mostWords)
        .contains(where: mayWarn)
  }

  /// True for the exact name of an allergen with a word for false: `"milk": false`
  private func isDenial(_ member: JSONMember) -> Bool {
    member.value.boolMeant == false && Allergen.exact(member.key.text) != nil
  }

  /// True for a statement that not all was checked: `"verificato": "no"`
  static func saysUnchecked(_ member: JSONMember) -> Bool {
    member.value.boolMeant == false && member.means([.complete])
  }

  /// True for a key that promises the absence of the allergens under it: `"freefrom": ["milk"]`
  private func isPromise(_ member: JSONMember) -> Bool {
    guard OwnerWords.shared.has(member.key.text, about: .free),
      !member.value.hasFalse
    else { return false }
    let texts = member.value.texts
    return texts.contains(where: mayWarn) && !texts.contains(where: \.speaksOfTraces)
  }

  /// True if a text names an allergen and denies it: `senzaGlutine`, `gluten-free`
  func deniesAllergen(_ text: String) -> Bool {
    let words = FoldedText(text.withWordsApart).words.prefix(Self.mostWords)
    let grammar = QueryWords.all
    var isDenied = false
    var isNamed = false
    for index in words.indices {
      switch grammar.meaning(of: words[index...])?.meaning {
      case .excluded?: return true
      case .without?, .free?, .not?: isDenied = true
      case .allergens?: isNamed = true
      default:
        let word = String(decoding: words[index], as: UTF8.self)
        isNamed = isNamed || !safety.lexicon.finding(in: word).isEmpty
      }
    }
    return isDenied && isNamed
  }

  func namesDiet(_ text: String) -> Bool {
    let text = text.withWordsApart
    return QueryWords.namesDiet(text)
      || FoldedText(text).wordTexts.prefix(Self.mostWords).contains(where: QueryWords.namesDiet)
  }

  /// The maximum number of words of a text that are checked one by one.
  private static let mostWords = 50
}

extension JSONValue {
  /// True for an object with a list of dishes, under whatever name, or with groups that hold no dishes, as a
  /// menu file has.
  var holdsLists: Bool {
    members.prefix(50).contains { member in
      guard member.value.count > 0 else { return false }
      return member.means(.listsOfDishes) || member.means([.groups]) && member.value.isListOfNames
    }
  }

  /// True for a list of objects without lists.
  private var isListOfNames: Bool {
    elements.prefix(50).allSatisfy { entry in
      entry.kind == .object && entry.members.allSatisfy { $0.value.kind != .array }
    }
  }

  /// The members of an object that has lists of dishes, or of an object that holds such objects; nil for
  /// any other value.
  var menuInside: String? {
    guard kind == .object, length < 1_000_000,
      holdsLists || members.prefix(20).contains(where: { $0.value.holdsLists })
    else { return nil }
    return inside
  }

  /// The members of an object as they are written.
  var inside: String { String(written.dropFirst().dropLast()).trimmed }

  /// True for a word for false, and for a value that contains one.
  var hasFalse: Bool {
    if boolMeant == false { return true }
    return members.contains { $0.value.hasFalse } || elements.prefix(20).contains(where: \.hasFalse)
  }
}

extension String {
  /// The text with blanks between words in camel case: `tracceDiNoci` → tracce Di Noci
  var withWordsApart: String {
    var text = ""
    var isAfterLowercase = false
    for character in self {
      if character.isUppercase, isAfterLowercase { text.append(" ") }
      text.append(character == "_" ? " " : character)
      isAfterLowercase = character.isLowercase
    }
    return text
  }
}

extension JSONMember {
  /// The key, and the texts and keys of the value.
  var texts: [String] { [key.text] + value.texts }
}

extension JSONValue {
  /// The maximum number of texts of a value that are checked.
  private static let mostTexts = 100

  /// The texts and keys in the value.
  var texts: [String] {
    var texts: [String] = []
    var values = [self]
    while let value = values.popLast(), texts.count < Self.mostTexts {
      if let text = value.string { texts.append(text) }
      for element in value.elements.prefix(Self.mostTexts) { values.append(element) }
      for member in value.members.prefix(Self.mostTexts) {
        texts.append(member.key.text)
        values.append(member.value)
      }
    }
    return texts
  }

  var isEmptyList: Bool { kind == .array && count == 0 }

  /// True for a value that may be a list of dishes.
  var isListOfObjects: Bool {
    let keys: KeySet = [.name, .title, .price, .sizes, .ingredients, .description, .items]
    return kind == .array && elements.contains { $0.has(keys) }
  }
}
