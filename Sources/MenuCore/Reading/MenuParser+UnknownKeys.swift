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
      let key = log.isFull ? nil : near(member, in: object, missing: missing, of: known)
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
    guard !log.isFull else {
      let key = UnknownKey(written, of: FileObject(known), meaning: .warning)
      return log.report(.key(.unknown(key)), at: member.key.range)
    }
    let meaning = rewriting?.meaning ?? meaning(of: member, in: object, of: known)
    let key = UnknownKey(written, of: FileObject(known), near: near, meaning: meaning)
    let edit = rewriting == nil ? suggestion(for: key, member, in: object) : rewriting?.edit
    let isNamed = near.map { FileKey.named(written, among: [$0]) == $0 } ?? false
    // A short key may be another one, misspelt or not: `pre` is no `per`.
    let isSlip = near.map { EditDistance.nearest(to: written, among: [$0.name]) != nil } ?? false
    var remedy = Remedy.advised(edit)
    if let edit, rewriting?.isDoubtful ?? false {
      remedy = .oneOf([edit, self.keyOfItsOwn(for: member)])
    } else if rewriting == nil, isNamed || isSlip && written.utf8.count > 3 {
      remedy = .certain(edit)
    } else if meaning == .diet, near == nil, known.contains(.diets) {
      remedy = Remedy.oneOf(self.choices(ofDiet: member, in: object)).or(edit)
    }
    log.report(.key(.unknown(key)), at: member.key.range, remedy)
  }

  /// The diets to write in place of a key that promises one in a word of the format, and to take it
  /// out; none for any other word. `"vegan": "sì"` → `"diets": ["vegan"]`
  private func choices(ofDiet member: JSONMember, in object: JSONValue) -> [FileEdit] {
    guard object.count <= Self.mostKeys, object.member(.diets) == nil else { return [] }
    let name = member.key.string ?? ""
    let isPromised = member.value.boolMeant == true
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
    case .dishes: return dishes(of: member, in: object)
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
      .advised(mayWarn ? nil : FileEdit(member.key.range, JSONText.quoted(name))))
  }
}
