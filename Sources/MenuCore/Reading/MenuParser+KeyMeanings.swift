internal import LocatedJSON

/// The meaning of a key that nothing reads.
extension MenuParser {
  func meaning(
    of member: JSONMember, in object: JSONValue, of known: KeySet
  ) -> UnknownKey.Meaning {
    if isDenial(member) { return .denial }
    if known == .statement { return .warning }
    if known == .group, member.value.isListOfObjects { return .dishesOfGroup(Self.id(of: object)) }
    let texts = member.texts
    if texts.contains(where: warns) {
      return known == .file && member.value.isListOfObjects ? .dishes : .warning
    }
    if texts.contains(where: namesDiet) { return .diet }
    return known == .file && member.value.isListOfObjects ? .dishes : .other
  }

  func warns(_ text: String) -> Bool {
    let folded = FoldedText(text)
    let isAboutAllergens = folded.words.contains { word in
      ["allerg", "alerg"].contains { word.starts(with: $0.utf8) }
    }
    return isAboutAllergens || namesAllergen(text)
  }

  /// True if a text names an allergen, or traces.
  func namesAllergen(_ text: String) -> Bool {
    Allergen(rawValue: text) != nil || QueryWords.allergens(named: text) != nil
      || FileKey.named(text, among: [.contains, .mayContain]) != nil
      || !safety.finding(inText: text).isEmpty
  }

  /// True for a key of which one word speaks of traces, or of what is possible: `tracceDiNoci`,
  /// `may_contain`
  static func speaksOfTraces(_ key: String) -> Bool {
    if FileKey.named(key, among: [.mayContain]) != nil { return true }
    return FoldedText(key.withWordsApart).words.contains { word in
      stemsOfTraces.contains { word.starts(with: $0.utf8) }
    }
  }

  private static let stemsOfTraces = [
    "trac", "spur", "traz", "contamin", "kontamin", "may", "might", "possib", "puo", "possono",
    "eventual", "kann", "konnen", "moglich", "peut", "puede", "posib",
  ]

  /// True for an allergen by its exact name with a word for false: `"milk": false`
  private func isDenial(_ member: JSONMember) -> Bool {
    let isFalse = member.value.bool.map { !$0 } ?? (member.value.flagMeant == "false")
    let key = member.key.string ?? ""
    guard isFalse else { return false }
    return Allergen(rawValue: key) != nil || Allergen.nearest(to: key)?.isExact ?? false
  }

  private func namesDiet(_ text: String) -> Bool {
    Diet(rawValue: text) != nil || QueryWords.namesDiet(text)
  }
}

extension String {
  /// The text with blanks between words that only a capital sets apart: `tracceDiNoci` → tracce Di Noci
  fileprivate var withWordsApart: String {
    var text = ""
    var isBehindSmall = false
    for character in self {
      if character.isUppercase, isBehindSmall { text.append(" ") }
      text.append(character == "_" ? " " : character)
      isBehindSmall = character.isLowercase
    }
    return text
  }
}

extension JSONMember {
  /// The key, and the texts and keys of the value.
  var texts: [String] { [key.string ?? ""] + value.texts }
}

extension JSONValue {
  /// The most texts of a value that are looked at.
  private static let mostTexts = 100

  /// The texts and keys in it.
  var texts: [String] {
    var texts: [String] = []
    var values = [self]
    while let value = values.popLast(), texts.count < Self.mostTexts {
      if let text = value.string { texts.append(text) }
      for element in value.elements.prefix(Self.mostTexts) { values.append(element) }
      for member in value.members.prefix(Self.mostTexts) {
        texts.append(member.key.string ?? "")
        values.append(member.value)
      }
    }
    return texts
  }

  /// True for what may be a list of dishes.
  fileprivate var isListOfObjects: Bool {
    kind == .array && elements.contains { $0.kind == .object }
  }
}
