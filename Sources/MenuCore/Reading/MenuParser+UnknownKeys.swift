internal import LocatedJSON

/// Keys that nothing reads. One of them may have been meant as a warning, and no advice leads from there
/// to a file that is clean and silent.
extension MenuParser {
  /// Reports a key with the nearest one that is not there yet, and never one that promises.
  func reportUnknown(_ member: JSONMember, missing: KeySet, of known: KeySet) {
    let written = member.key.excerpt ?? ""
    var candidates = log.isFull ? [] : missing.subtracting(.promises)
    if !member.value.isListOfWarnings { candidates.remove(.allergens) }
    let near = EditDistance.nearest(to: written, among: candidates.map(\.name))
      .flatMap(FileKey.init)
    let meaning = log.isFull ? .warning : meaning(of: member, of: known)
    var edit: FileEdit?
    // A short key may be another one, misspelt or not: `pre` is no `per`.
    if let near, written.utf8.count > 3 {
      edit = FileEdit(member.key.range, JSONText.quoted(near.name))
    }
    log.report(
      .key(.unknown(written, near: near, meaning: meaning)), at: member.key.range, edit: edit)
  }

  private func meaning(of member: JSONMember, of known: KeySet) -> KeyFinding.Meaning {
    if known == .statement { return .warning }
    let texts = member.texts
    if texts.contains(where: warns) { return .warning }
    return texts.contains(where: namesDiet) ? .diet : .other
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
  /// True for a list of words, or an object without a promise: what `allergens` may be called by an
  /// edit.
  fileprivate var isListOfWarnings: Bool {
    kind == .array
      || kind == .object && members.allSatisfy { $0.key == "contains" || $0.key == "mayContain" }
  }
}
