internal import LocatedJSON

/// Unknown keys. Any of them may have been meant as a warning, so no advice leads to a file that neither
/// warns nor is reported.
extension MenuParser {
  /// A member whose key is unknown.
  struct UnknownMember {
    let member: JSONMember
    let object: JSONValue
    /// The keys that the object can have.
    let known: KeySet
    /// The key of the format that it may mean.
    var near: FileKey?
  }

  /// The maximum number of keys of an object that are compared with those of the format.
  static let mostKeys = 200

  /// Reports the unknown keys of an object. Each message suggests the missing key that only this one may
  /// mean, never a key that promises something. Returns the suggested keys.
  func reportUnknownKeys(
    _ unknown: [JSONMember], in object: JSONValue, missing: KeySet, of known: KeySet
  ) -> KeySet {
    var members = unknown.map { UnknownMember(member: $0, object: object, known: known) }
    var suggested = KeySet()
    var twice = KeySet()
    if let first = members.first, reportSection(first) { return suggested }
    for index in members.indices.prefix(Self.mostKeys) where !log.isFull {
      let near = near(members[index].member, in: object, missing: missing, of: known)
      members[index].near = near
      if let near, !suggested.insert(near).inserted { twice.insert(near) }
    }
    var settled: Set<Int> = []
    for var unknown in members {
      if log.skipsError() { continue }
      let member = unknown.member
      guard !settled.contains(member.key.offset) else {
        // The first of several members is reported, with the edit for all of them.
        log.countError()
        continue
      }
      let translation = translation(with: unknown)
      let isOfSections = unknown.near == .groups && member.value.elements.contains { isSection($0) }
      if translation != nil || isOfSections { unknown.near = nil }
      let list = listNamed(by: member, of: known)
      if let list, let other = listBefore(member, in: object, of: known) {
        reportList(other, member, in: object, as: list)
      } else if let near = unknown.near, twice.contains(near), list != near {
        let first = members.first { $0.near == near }?.member
        reportOneOfTwo(unknown, near: near, isFirst: first?.key.offset == member.key.offset)
      } else {
        let change = translation ?? rewriting(of: unknown)
        settled.formUnion(change?.members.map(\.key.offset) ?? [])
        if let key = reportUnknownKey(unknown, change, beside: suggested) { suggested.insert(key) }
      }
    }
    return suggested
  }

  /// Reports a key with the edit that rewrites its member. Returns the key of the format that is written.
  private func reportUnknownKey(
    _ unknown: UnknownMember, _ rewriting: Rewriting?, beside suggested: KeySet
  ) -> FileKey? {
    let member = unknown.member
    let written = member.key.excerpt
    let object = FileObject(unknown.known)
    var meaning = rewriting?.meaning ?? self.meaning(of: unknown)
    var ofRemark: Remedy?
    if unknown.near == nil, meaning == .other { ofRemark = self.remedy(ofRemark: unknown) }
    if ofRemark != nil { meaning = .remark }
    let key = UnknownKey(written, of: object, near: unknown.near, meaning: meaning)
    let change = rewriting ?? self.change(for: key, unknown, beside: suggested)
    let isLong = change?.edit?.isLong ?? false
    let isCertain =
      rewriting == nil
      && (key.isCertain || isLong && (key.meaning == .dishes || key.meaning == .warning))
      || change?.isCertain ?? false && isLong
    var remedy = Remedy.edit(change?.edit, isCertain: isCertain)
    if let edit = change?.edit, let doubtful = change?.doubtful {
      remedy = .oneOf([edit, self.otherKey(for: doubtful, in: unknown)])
    } else if let ofRemark {
      remedy = ofRemark
    } else if key.meaning == .homemade, unknown.known.contains(.homemade),
      unknown.object.member(.homemade) == nil
    {
      let written = member.writing(.homemade, .word("true"))
      remedy = .oneOf([written, unknown.object.deleting(member)])
    } else if key.meaning == .diet, key.near == nil, unknown.known.contains(.diets) {
      remedy = Remedy.oneOf(self.choices(ofDiet: member, in: unknown.object)).or(change?.edit)
    }
    log.report(.unknownKey(key), at: member.key.range, remedy)
    return change?.key
  }

  /// Keeps a member that may not be what it seems to be: numbers under a name of the number of a dish are
  /// perhaps that number, any other member becomes private data.
  private func otherKey(for member: JSONMember, in unknown: UnknownMember) -> FileEdit? {
    let number = FileKey.named(member.key.text, among: unknown.known.intersection([.number]))
    let isNumber = number != nil && unknown.object.member(.number) == nil
    return isNumber ? member.renamed(FileKey.number.name) : keyOfItsOwn(for: member)
  }

  /// The two edits for a key that promises a diet: one writes the diet, with those of other such keys, the other
  /// deletes the member; none for any other word. `"vegan": "sì"` → `"diets": ["vegan"]`
  private func choices(ofDiet member: JSONMember, in object: JSONValue) -> [FileEdit] {
    guard let deletion = object.deleting(member), object.member(.diets) == nil else { return [] }
    let flags = object.members.filter { $0.promisedDiet != nil }
    let isPromised = member.promisedDiet != nil
    // The first of several flags writes all of them.
    if isPromised, flags.first?.key.range != member.key.range { return [deletion] }
    let diets = flags.compactMap { $0.promisedDiet?.rawValue }
    let words = isPromised ? JSONTree.texts(diets) : nil
    guard let list = words ?? member.value.promisesMeant(by: .diets) else { return [] }
    return [member.writing(.diets, list), deletion]
  }

  /// The edit that the advice for a key describes; nil if there are several.
  private func change(
    for key: UnknownKey, _ unknown: UnknownMember, beside suggested: KeySet
  ) -> Rewriting? {
    let member = unknown.member
    let object = unknown.object
    var edit: FileEdit?
    if let near = key.near { return Rewriting(edit: member.renamed(near.name)) }
    if member.value.kind == .null { return Rewriting(edit: object.deleting(member)) }
    // In an object with very many keys, each would be compared with all others.
    guard object.count <= Self.mostKeys || key.meaning == .other else { return nil }
    switch key.meaning {
    case .dishes: return dishes(of: member, in: object, beside: suggested)
    case .warning:
      guard let edit = warning(of: member, in: object, key.object) else { return nil }
      return Rewriting(edit: edit, doubtful: hasDoubtfulSigns(member) ? member : nil)
    case .denial, .promise, .diet:
      // `"glutenFree": "on request"` says more than yes or no.
      let others = member.value.texts.filter { !namesDiet($0) && !mayWarn($0) }
      let isRemark = member.value.boolMeant == nil && others.contains { !deniesAllergen($0) }
      edit = isRemark ? note(of: member, in: object, key.object) : object.deleting(member)
    case .homemade:
      let note = JSONTree.text(member.key.text.withWordsApart.lowercased())
      edit = replacing(member, of: object, with: note, in: .notes)
    case .other: edit = member.renamed(member.privateName)
    case .dishesOfGroup(let id):
      findsDishesInGroups = true
      edit = moving(member, outOf: object, withID: id)
    case .ofDish(let moved) where key.object == .file || key.object == .group:
      if let change = movingIntoDishes(unknown, as: moved) { return change }
      edit = movingIntoDish(member, in: object, key.object)
      if edit == nil, Self.state(of: member) == nil {
        edit = note(of: member, in: object, key.object)
      }
    case .ofDish:
      edit =
        movingIntoDish(member, in: object, key.object) ?? noting(member, of: object, key.object)
    case .wrapped, .translation, .part, .oneOfTwo, .doubt, .remark: break
    }
    return edit.map { Rewriting(edit: $0) }
  }

  /// The edit for a key of a dish in another object. A value that means no is deleted, a file that is a
  /// single dish becomes a menu, and a key that another kind of dish cannot have becomes a note.
  private func movingIntoDish(
    _ member: JSONMember, in object: JSONValue, _ kind: FileObject
  ) -> FileEdit? {
    let isStock = FileKey.speaksOfStock(member.key.text)
    if member.value.bool == isStock { return object.deleting(member) }
    let hasLists = MenuList.allCases.contains { object.member($0.key) != nil }
    if kind == .file, !hasLists, object.member(.name) != nil {
      return object.writing(.members([(.pizzas, .list([object.tree]))]))
    }
    guard kind == .dish, object.member(.notes) == nil, member.value.count == 0 else { return nil }
    let note = "\(member.key.text): \(member.value.text)"
    return member.writing(.notes, .texts([note]))
  }

  /// Reports one of two keys that may mean the same key.
  private func reportOneOfTwo(_ unknown: UnknownMember, near: FileKey, isFirst: Bool) {
    let member = unknown.member
    let key = UnknownKey(
      member.key.excerpt, of: FileObject(unknown.known), meaning: .oneOfTwo(near))
    let edit = isFirst ? member.renamed(near.name) : keyOfItsOwn(for: member)
    log.report(.unknownKey(key), at: member.key.range, .advised(edit))
  }
}

extension UnknownKey {
  /// True if the key is another name or a misspelling of the suggested one. A short key may be a
  /// different key: `pre` is not `per`.
  fileprivate var isCertain: Bool {
    guard let near else { return false }
    return FileKey.named(written, among: [near]) != nil
      || written.utf8.count > 3 && EditDistance.nearest(to: written, among: [near.name]) != nil
  }
}

extension JSONMember {
  /// The diet that a key promises with its value; nil for any other member. `"vegan": true`
  fileprivate var promisedDiet: Diet? {
    value.boolMeant == true ? QueryWords.diet(named: key.text) : nil
  }
}
