internal import LocatedJSON

/// Keys that nothing reads. One of them may have been meant as a warning, and no advice leads from there
/// to a file that is clean and silent.
extension MenuParser {
  /// Reports the keys of an object that nothing reads, each with the key that is not there yet and that
  /// it alone may be; never one that promises.
  func report(
    _ unknown: [JSONMember], in object: JSONValue, missing: KeySet, of known: KeySet
  ) {
    var once = KeySet()
    var twice = KeySet()
    var keys: [FileKey?] = []
    for member in unknown.prefix(Self.mostKeys) {
      let key = log.isFull ? nil : near(member, missing: missing, of: known)
      if let key, !once.insert(key).inserted { twice.insert(key) }
      keys.append(key)
    }
    suggestedKeys = once
    var settled: Set<Int> = []
    for (index, member) in unknown.enumerated() {
      let key = keys[checked: index] ?? nil
      guard !settled.contains(member.key.offset) else {
        // The first of several is reported, with the change for all of them.
        log.errors += 1
        continue
      }
      let translation = translation(with: member, in: object, of: known)
      if let list = listNamed(by: member, of: known),
        let other = listBefore(member, in: object, of: known)
      {
        reportList(other, member, in: object, as: list)
      } else if translation == nil, let key, twice.contains(key),
        listNamed(by: member, of: known) != key
      {
        let isFirst = keys.firstIndex(of: key) == index
        reportOneOfTwo(member, near: key, isFirst: isFirst, of: known)
      } else {
        let near = translation == nil ? key : nil
        let rewriting = translation ?? rewriting(member, near: near, in: object, of: known)
        settled.formUnion(rewriting?.members.map(\.key.offset) ?? [])
        reportUnknown(member, near: near, rewriting, in: object, of: known)
      }
    }
  }

  /// The most keys of an object that are compared with those of the format.
  static let mostKeys = 200

  private func reportUnknown(
    _ member: JSONMember, near: FileKey?, _ rewriting: Rewriting?, in object: JSONValue,
    of known: KeySet
  ) {
    let written = member.key.excerpt ?? ""
    var key = UnknownKey(written, of: FileObject(known), meaning: .warning)
    var edit: FileEdit?
    var suggestion: FileEdit?
    var choices: [FileEdit] = []
    if !log.isFull {
      let meaning = rewriting?.meaning ?? meaning(of: member, in: object, of: known)
      key = UnknownKey(written, of: key.object, near: near, meaning: meaning)
      suggestion =
        rewriting == nil ? self.suggestion(for: key, member, in: object) : rewriting?.edit
      if key.meaning == .diet, near == nil, known.contains(.diets) {
        choices = self.choices(ofDiet: member, in: object)
      }
      if let edit = suggestion, rewriting?.isDoubtful ?? false {
        choices = [edit] + [keyOfItsOwn(for: member)].compactMap(\.self)
      }
      let isNamed = near.map { FileKey.named(written, among: [$0]) == $0 } ?? false
      // A short key may be another one, misspelt or not: `pre` is no `per`.
      if near != nil, rewriting == nil, isNamed || written.utf8.count > 3 { edit = suggestion }
    }
    log.report(
      .key(.unknown(key)), at: member.key.range, edit: edit, suggestion: suggestion,
      choices: choices)
  }

  /// The diets to write in place of a key that promises one in a word of the format, and to take it
  /// out; none for any other word. `"vegan": "sì"` → `"diets": ["vegan"]`
  private func choices(ofDiet member: JSONMember, in object: JSONValue) -> [FileEdit] {
    guard object.count <= Self.mostKeys, object.member(.diets) == nil else { return [] }
    let name = member.key.string ?? ""
    let isPromised = member.value.bool ?? (member.value.flagMeant == "true")
    let words = Diet(rawValue: name) != nil && isPromised ? JSONTree.list([.text(name)]).line : nil
    guard let list = words ?? member.value.promisesMeant(by: .diets) else { return [] }
    let diets = JSONTree.member(.diets, .word(list))
    return [FileEdit(member.whole, diets), object.deleting(member)]
  }

  /// The change that the advice for a key describes; nil where there are several.
  private func suggestion(
    for key: UnknownKey, _ member: JSONMember, in object: JSONValue
  ) -> FileEdit? {
    if let near = key.near { return FileEdit(member.key.range, JSONText.quoted(near.name)) }
    // Of an object with very many keys each would be looked at for each of them.
    guard object.count <= Self.mostKeys || key.meaning == .other else { return nil }
    switch key.meaning {
    case .warning: return warning(of: member, in: object, key.object)
    case .dishes:
      let isTaken = object.member(.other) != nil || suggestedKeys.contains(.other)
      if isTaken { return member.value.isEmptyList ? object.deleting(member) : nil }
      return FileEdit(member.key.range, "\"other\"")
    case .denial, .promise, .diet: return object.deleting(member)
    case .other:
      return FileEdit(member.key.range, JSONText.quoted("x-" + (member.key.string ?? "")))
    case .dishesOfGroup(let id):
      findsDishesInGroups = true
      return moving(member, outOf: object, withID: id)
    case .ofDish: return movingIntoDish(member, in: object, key.object)
    case .wrapped, .translation, .part, .oneOfTwo: return nil
    }
  }

  /// The change for a key of a dish in another object: what says no goes, a file that is one dish becomes
  /// a menu, and what a dish of another list cannot have is noted.
  private func movingIntoDish(
    _ member: JSONMember, in object: JSONValue, _ kind: FileObject
  ) -> FileEdit? {
    let isStock = FileKey.speaksOfStock(member.key.string ?? "")
    if member.value.bool == isStock { return object.deleting(member) }
    let hasLists = MenuList.allCases.contains { object.member($0.key) != nil }
    if kind == .file, !hasLists, object.member(.name) != nil {
      return FileEdit(
        object.whole, JSONTree.members([(.pizzas, .list([object.tree]))]).line)
    }
    guard kind == .dish, object.member(.notes) == nil, member.value.count == 0 else { return nil }
    let note = "\(member.key.string ?? ""): \(member.value.string ?? member.value.written)"
    return FileEdit(member.whole, JSONTree.member(.notes, .list([.text(note)])))
  }

  /// Reports one of two keys that may be the same one.
  private func reportOneOfTwo(
    _ member: JSONMember, near: FileKey, isFirst: Bool, of known: KeySet
  ) {
    let written = member.key.excerpt ?? ""
    let key = UnknownKey(written, of: FileObject(known), meaning: .oneOfTwo(near))
    let name = isFirst ? near.name : "x-" + (member.key.string ?? "")
    let mayWarn = !isFirst && member.texts.contains(where: warns)
    log.report(
      .key(.unknown(key)), at: member.key.range,
      suggestion: mayWarn ? nil : FileEdit(member.key.range, JSONText.quoted(name)))
  }

  /// The statement to write in place of a key and value that name allergens and nothing else, or a note.
  private func warning(
    of member: JSONMember, in object: JSONValue, _ kind: FileObject
  ) -> FileEdit? {
    guard let allergens = allergensMeant(by: member) else {
      return signs(of: member, in: object, kind) ?? note(of: member, in: object, kind)
    }
    let key = Self.speaksOfTraces(member.key.string ?? "") ? FileKey.mayContain : .contains
    switch kind {
    case .statement:
      guard object.member(key) == nil else { return nil }
      let words = JSONTree.list(allergens.map { .text($0.rawValue) })
      return FileEdit(member.whole, JSONTree.member(key, words))
    case .dish, .size, .addOn, .ingredient:
      let old = object.member(.allergens)
      let statement = JSONValue.statement(old?.value, adding: allergens, to: key)
      let new = JSONTree.member(.allergens, statement)
      guard let old else { return FileEdit(member.whole, new) }
      return joining(member, old, of: object, as: new)
    case .file, .group, .addOnGroup, .choose, .price: return note(of: member, in: object, kind)
    }
  }

  /// The list of a text of signs of the house under another name of `allergens`.
  /// `"Allergene": "A, G"` → `"allergens": ["A", "G"]`
  private func signs(of member: JSONMember, in object: JSONValue, _ kind: FileObject) -> FileEdit? {
    let isPart = [.dish, .size, .addOn, .ingredient].contains(kind)
    guard isPart, object.member(.allergens) == nil, member.value.kind == .string,
      FileKey.named(member.key.string ?? "", among: [.allergens]) != nil
    else { return nil }
    let words = member.value.entriesMeant
    let areSigns = words.allSatisfy { word in
      word.utf8.count <= 1 || word.utf8.allSatisfy(\.isASCIIDigit)
    }
    guard areSigns, !words.isEmpty, words.count <= 20 else { return nil }
    return FileEdit(member.whole, JSONTree.member(.allergens, .list(words.map { .text($0) })))
  }

  /// A note of the file or of a dish that says what a key and its text say, if it is read as a warning or
  /// names no allergen.
  private func note(of member: JSONMember, in object: JSONValue, _ kind: FileObject) -> FileEdit? {
    guard kind == .file || kind == .dish, object.member(.notes) == nil,
      let text = member.value.string, let key = member.key.string,
      !safety.finding(inText: text).isEmpty || isRemark(key, text)
    else { return nil }
    return FileEdit(member.whole, JSONTree.member(.notes, .list([.text("\(key): \(text)")])))
  }

  /// True for a key that speaks of allergens in general and a text that warns of none: `allergenNote`
  private func isRemark(_ key: String, _ text: String) -> Bool {
    let isList =
      FileKey.named(key, among: [.allergens]) != nil
      || EditDistance.nearest(to: key, among: [FileKey.allergens.name]) != nil
    return !isList && !namesAllergen(key) && !warns(text)
  }

  /// The allergens that a key or its value name, each word one; nil in doubt.
  private func allergensMeant(by member: JSONMember) -> [Allergen]? {
    let words: [String]
    switch member.value.kind {
    case .boolean where member.value.bool == true: words = [member.key.string ?? ""]
    case _ where member.value.flagMeant == "true": words = [member.key.string ?? ""]
    case .string: words = member.value.entriesMeant
    case .array where member.value.count <= 20:
      words = member.value.elements.map { $0.string ?? "" }
    default: return nil
    }
    // A key may warn besides its value: `"milk": ["nuts"]`
    let key = member.key.string ?? ""
    let isNamed = Allergen.exact(key) != nil
    let finding = safety.finding(inText: key.withWordsApart)
    // What speaks of traces in general warns of all.
    let isTraces =
      FileKey.named(key, among: [.mayContain]) != nil
      || finding.allergens.isSuperset(of: .groups) && Self.speaksOfTraces(key)
    guard isNamed || isTraces || finding.isEmpty else { return nil }
    var allergens: [Allergen] = []
    for word in isNamed ? [key] + words : words {
      // A word may name several: `Nüsse`
      let named =
        Allergen.exact(word).map { [$0] } ?? QueryWords.allergens(named: word).map(Array.init)
      guard let named else { return nil }
      allergens += named.filter { !allergens.contains($0) }
    }
    return allergens.nonEmpty
  }

  private func near(_ member: JSONMember, missing: KeySet, of known: KeySet) -> FileKey? {
    let written = member.key.excerpt ?? ""
    // The name of a size: `"size": "maxi"`
    if known == .size, missing.contains(.name), FileKey.named(written, among: [.sizes]) != nil {
      return .name
    }
    var candidates = missing.subtracting(.promises)
    if !member.value.isListOfWarnings { candidates.remove(.allergens) }
    var named = candidates
    if !member.value.isMapOfSigns { named.remove(.allergenKey) }
    if Amount(typed: member.value.written) ?? 0 > 100 { named.remove(.alcoholPercent) }
    if !member.value.hasDigit { named.remove(.volumeMl) }
    if let key = FileKey.named(written, among: named) { return key }
    return EditDistance.nearest(to: written, among: candidates.map(\.name)).flatMap(FileKey.init)
  }
}

extension JSONValue {
  /// True for a map of short signs to words: `{"1": "gluten"}`
  fileprivate var isMapOfSigns: Bool {
    count > 0 && kind == .object
      && members.allSatisfy { $0.value.kind == .string && ($0.key.string ?? "").utf8.count <= 3 }
  }

  /// True for a list of words, or an object without a promise: what `allergens` may be called by an
  /// edit.
  fileprivate var isListOfWarnings: Bool {
    kind == .array
      || kind == .object && members.allSatisfy { $0.key == "contains" || $0.key == "mayContain" }
  }
}
