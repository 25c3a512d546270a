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
      let key = log.isFull ? nil : near(member, missing: missing)
      if let key, !once.insert(key).inserted { twice.insert(key) }
      keys.append(key)
    }
    for (index, member) in unknown.enumerated() {
      let key = index < keys.count ? keys[index] : nil
      let isOnlyOne = key.map { !twice.contains($0) } ?? false
      reportUnknown(member, near: isOnlyOne ? key : nil, in: object, of: known)
    }
  }

  /// The most keys of an object that are compared with those of the format.
  private static let mostKeys = 200

  private func reportUnknown(
    _ member: JSONMember, near: FileKey?, in object: JSONValue, of known: KeySet
  ) {
    let written = member.key.excerpt ?? ""
    var key = UnknownKey(written, of: FileObject(known), meaning: .warning)
    var edit: FileEdit?
    if !log.isFull {
      let translation = translations(with: member, in: object, of: known)
      let near = translation == nil ? near : nil
      let meaning = translation.map { .translation($0) } ?? meaning(of: member, of: known)
      key = UnknownKey(written, of: key.object, near: near, meaning: meaning)
      let isNamed = near.map { FileKey.named(written, among: [$0]) == $0 } ?? false
      // A short key may be another one, misspelt or not: `pre` is no `per`.
      if let near, isNamed || written.utf8.count > 3 {
        edit = FileEdit(member.key.range, JSONText.quoted(near.name))
      }
    }
    log.report(.key(.unknown(key)), at: member.key.range, edit: edit)
  }

  private func near(_ member: JSONMember, missing: KeySet) -> FileKey? {
    let written = member.key.excerpt ?? ""
    var candidates = missing.subtracting(.promises)
    if !member.value.isListOfWarnings { candidates.remove(.allergens) }
    if let key = FileKey.named(written, among: candidates) { return key }
    return EditDistance.nearest(to: written, among: candidates.map(\.name)).flatMap(FileKey.init)
  }

  private func meaning(of member: JSONMember, of known: KeySet) -> UnknownKey.Meaning {
    if known == .statement { return .warning }
    let texts = member.texts
    if texts.contains(where: warns) {
      return known == .file && member.value.isListOfObjects ? .dishes : .warning
    }
    if texts.contains(where: namesDiet) { return .diet }
    return known == .file && member.value.isListOfObjects ? .dishes : .other
  }

  private func warns(_ text: String) -> Bool {
    let folded = FoldedText(text)
    let isAboutAllergens = folded.words.contains { word in
      ["allerg", "alerg"].contains { word.starts(with: $0.utf8) }
    }
    return isAboutAllergens || Allergen(rawValue: text) != nil
      || QueryWords.allergens(named: text) != nil || !safety.finding(inText: text).isEmpty
  }

  private func namesDiet(_ text: String) -> Bool {
    Diet(rawValue: text) != nil || QueryWords.namesDiet(text)
  }
}

extension JSONMember {
  /// The most texts of a value that are looked at.
  private static let mostTexts = 100

  /// The key, and the texts and keys of the value.
  fileprivate var texts: [String] {
    var texts = [key.string ?? ""]
    var values = [value]
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
}

extension JSONValue {
  /// True for what may be a list of dishes.
  fileprivate var isListOfObjects: Bool {
    kind == .array && elements.contains { $0.kind == .object }
  }

  /// True for a list of words, or an object without a promise: what `allergens` may be called by an
  /// edit.
  fileprivate var isListOfWarnings: Bool {
    kind == .array
      || kind == .object && members.allSatisfy { $0.key == "contains" || $0.key == "mayContain" }
  }
}
