internal import LocatedJSON

/// Unknown keys that warn: they become a statement or a note.
extension MenuParser {
  /// The statement that replaces a key and value that only name allergens, or a note.
  func warning(of member: JSONMember, in object: JSONValue, _ kind: FileObject) -> FileEdit? {
    if kind == .statement, Self.saysUnchecked(member) {
      let members = [member, object.member(.complete)]
      let text = JSONTree.member(.complete, .word("false"))
      return rewriting(members, of: object, as: text).edit
    }
    guard let words = allergensMeant(by: member)?.map(\.rawValue) ?? signs(of: member) else {
      return renaming(member, in: object, kind) ?? note(of: member, in: object, kind)
    }
    let speaksOfTraces =
      member.key.text.speaksOfTraces || member.value.string?.speaksOfTraces ?? false
    let key = speaksOfTraces ? FileKey.mayContain : .contains
    switch kind {
    case .statement:
      guard object.member(key) == nil else { return nil }
      return member.writing(key, .texts(words))
    case .dish, .size, .addOn, .ingredient:
      guard let old = object.member(.allergens) else {
        // A single warning does not state the others, even in a file of complete lists.
        let isPart =
          speaksOfTraces || member.value.boolMeant == true || hasDoubtfulSigns(member)
        let isComplete = isPart && listsAreComplete ? false : nil
        let warnings = words.map { JSONTree.text($0) }
        let statement = JSONTree.statement(
          contains: speaksOfTraces ? [] : warnings, mayContain: speaksOfTraces ? warnings : [],
          isComplete: isComplete)
        return member.writing(.allergens, statement)
      }
      let statement = JSONValue.statement(old.value, adding: words, to: key)
      let new = JSONTree.member(.allergens, statement)
      return rewriting([member, old], of: object, as: new).edit
    case .file, .group, .addOnGroup, .choose, .price: return note(of: member, in: object, kind)
    }
  }

  /// The owner's signs in an unknown member: in its value, or as its key; nil for any other member.
  /// `"Allergene": "A, G"` → A, G; `"codes": [1, 7]` → 1, 7; `"allergene_7": "x"` → 7
  func signs(of member: JSONMember) -> [String]? {
    let sign = sign(inKeyOf: member)
    let isOfAllergens = sign != member.key.text
    if member.value.boolMeant == true, sign.isSign || menu.signs[sign] != nil { return [sign] }
    let signs = member.value.signsInside.nonEmpty ?? signsHeld(by: member.value)
    // `7,50` and `2,00` are prices: the regulation has no such numbers.
    let isOutside = signs.contains { sign in
      guard let number = Int(sign) else { return false }
      return !(1...Allergen.groups.count).contains(number)
    }
    if !isOfAllergens, isOutside, guess.amount(member.value.text) != nil { return nil }
    // `50 g` is an amount.
    let count = signs.count { $0.first?.isLetter ?? false }
    let areSeveral = signs.count > 1 && [0, signs.count].contains(count)
    let explained = signs.count { menu.signs[$0] != nil }
    guard areSeveral || isOfAllergens || explained > 1 || explained == signs.count else {
      return nil
    }
    return signs.nonEmpty
  }

  /// The key of a member, without the word for allergens that it begins with. `allergene_7` → `7`
  private func sign(inKeyOf member: JSONMember) -> String {
    let key = member.key.text
    let letters = key.prefix { !$0.isNumber }
    let isOfAllergens = FileKey.named(String(letters), among: [.allergens]) != nil
    return isOfAllergens ? String(key.dropFirst(letters.count)) : key
  }

  /// True for numbers, read as signs, under a key that is about something else: `"pezzi": "3, 6"`
  func hasDoubtfulSigns(_ member: JSONMember) -> Bool {
    let sign = sign(inKeyOf: member)
    guard sign == member.key.text, let signs = signs(of: member), signs != [sign] else {
      return false
    }
    return signs.allSatisfy { $0.utf8.allSatisfy(\.isASCIIDigit) }
  }

  /// Renames a synonym of a key of the format; its value is then reported under that key. Nil if the
  /// value promises something. `"allergeni": {"noci": true}`
  private func renaming(
    _ member: JSONMember, in object: JSONValue, _ kind: FileObject
  ) -> FileEdit? {
    let isPart = [.dish, .size, .addOn, .ingredient].contains(kind)
    guard isPart, object.member(.allergens) == nil, !(member.value == "none"),
      !member.value.has(.promises), member.means([.allergens])
    else { return nil }
    return member.renamed(FileKey.allergens.name)
  }

  /// A note of the file or of a dish, or the description of a group, with the text of a key and its value.
  /// What such a text may warn of without being understood is promised no longer.
  func note(of member: JSONMember, in object: JSONValue, _ kind: FileObject) -> FileEdit? {
    guard kind == .file || kind == .group else { return noting(member, of: object, kind) }
    let text = note(of: member)
    let isSafe = !safety.lexicon.finding(in: text).isEmpty || isRemark(member)
    guard let root, isSafe || root.length < Self.longestHeadings else { return nil }
    let edits = isSafe ? [] : withdrawing(promisesIn: root)
    if kind == .file {
      let note = member.value.isTranslated ? member.value.tree : JSONTree.text(text)
      return replacing(member, of: object, with: note, in: .notes, edits)
    }
    guard let old = object.member(.description) else {
      return log.change(by: [member.writing(.description, .text(text))] + edits)
    }
    let both = old.value.string.flatMap { old.value.writing(.text("\($0) · \(text)")) }
    return log.change(by: [object.deleting(member), both] + edits)
  }

  /// True for a key about allergens in general with a text that warns of none: `allergenNote`
  private func isRemark(_ member: JSONMember) -> Bool {
    let key = member.key.text
    guard let text = member.value.flatText else { return false }
    let isList =
      FileKey.named(key, among: [.allergens]) != nil
      || EditDistance.nearest(to: key, among: [FileKey.allergens.name]) != nil
    let isSentence = FoldedText(text).words.count { $0.count > 2 } > 1
    return (!isList || isSentence) && !mayWarn(key) && !isAboutAllergens(text)
      && !key.contains(where: \.isNumber)
  }

  /// A text without a first word that says that the others are contained: `contains_nuts` → nuts
  static func withoutContains(_ key: String) -> String {
    let words = key.withWordsApart.split(separator: " ", maxSplits: 1)
    guard words.count == 2, FileKey.named(String(words[0]), among: [.contains]) != nil else {
      return key
    }
    return String(words[1])
  }

  /// The allergens of a key or its value, if each word names some; nil in doubt.
  private func allergensMeant(by member: JSONMember) -> [Allergen]? {
    let key = Self.withoutContains(member.key.text)
    let isNamed = Allergen.exact(key) != nil
    let words: [String]
    switch member.value.kind {
    case _ where member.value.boolMeant == true: words = [key]
    case .string where isNamed && FileKey.named(member.value.text, among: [.mayContain]) != nil:
      words = []
    case .string: words = member.value.text.entriesMeant
    case .array where member.value.count <= 20:
      words = member.value.elements.map { $0.string ?? "" }
    default: return nil
    }
    // A key may warn as well as its value: `"milk": ["nuts"]`
    let isOfAllergens = FileKey.named(key, among: [.allergens]) != nil
    let finding = findingInWords(of: key)
    // A key about traces in general warns of all allergens.
    let isTraces =
      FileKey.named(key, among: [.mayContain]) != nil
      || finding.allergens.isSuperset(of: .groups) && key.speaksOfTraces
    guard isNamed || isTraces || isOfAllergens || finding.isEmpty else { return nil }
    var allergens: [Allergen] = []
    for word in isNamed ? [key] + words : words {
      // A word may name several allergens: `Nüsse`
      let named =
        Allergen.exact(word).map { [$0] } ?? QueryWords.allergens(named: word).map(Array.init)
      guard let named else { return nil }
      allergens += named.filter { !allergens.contains($0) }
    }
    return allergens.nonEmpty
  }
}
