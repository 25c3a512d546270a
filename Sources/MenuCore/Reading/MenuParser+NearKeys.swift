internal import LocatedJSON

/// The key of the format that an unknown key probably means.
extension MenuParser {
  /// The key of the format that a member probably means: by an everyday name of it, by a misspelling, or
  /// by one of the words in the member's key. Nil if there is no such key.
  func near(
    _ member: JSONMember, in object: JSONValue, missing: KeySet, of known: KeySet
  ) -> FileKey? {
    let written = member.key.excerpt
    if known == .size {
      // `{"size": "maxi", "value": "12.00"}`
      if missing.contains(.name), FileKey.named(written, among: [.sizes]) != nil { return .name }
      let isPrice = FileKey.named(written, among: [.amount]) != nil && member.value.hasDigit
      if isPrice, missing.contains(.price) { return .price }
    }
    if known.contains(.sizes), missing.contains(.sizes), isOneOfPrices(member, in: object) {
      return nil
    }
    var candidates = missing.subtracting(.promises)
    if !member.value.isListOfWarnings { candidates.remove(.allergens) }
    // A list of words warns, and numbers none of them; and so do flags.
    let mayBeKey = member.value.kind == .string || member.value.isMapOfSigns
    if !mayBeKey { candidates.remove(.allergenKey) }
    if member.value.kind == .array { candidates.remove(.language) }
    if signs(of: member) != nil { candidates.remove(.number) }
    let named = candidates.subtracting(Self.keysWithout(member.value, among: candidates))
    if let key = FileKey.named(written, among: named) { return key }
    let near = EditDistance.nearest(to: written, among: candidates.map(\.name))
    let key = near.flatMap(FileKey.init) ?? keyInWords(of: member, among: candidates, of: known)
    guard let key, !Self.isOtherUnit(written, of: key) else { return nil }
    return key
  }

  /// True for one of several prices of a dish, which are prices of sizes.
  private func isOneOfPrices(_ member: JSONMember, in object: JSONValue) -> Bool {
    guard object.count <= 50, size(pricedBy: member) != nil else { return false }
    return object.members.contains { other in
      other.key.offset != member.key.offset && size(pricedBy: other) != nil
    }
  }

  /// The keys that cannot have a value, whatever the name of its key.
  private static func keysWithout(_ value: JSONValue, among candidates: KeySet) -> KeySet {
    var keys = KeySet()
    if !value.isMapOfSigns { keys.insert(.allergenKey) }
    if Amount(typed: value.written) ?? 0 > 100 { keys.insert(.alcoholPercent) }
    if !value.hasDigit { keys.formUnion([.volumeMl, .number, .alcoholPercent]) }
    if value.text.contains("%") { keys.insert(.cover) }
    if value.holdsPrice { keys.insert(.name) }
    if value.isListOfObjects { keys.formUnion([.name, .title, .description, .number, .id]) }
    // Toppings with prices are add-ons.
    if candidates.contains(.addOns),
      value.elements.prefix(20).contains(where: \.holdsPrice) || value.pricedMeant != nil
    {
      keys.insert(.ingredients)
    }
    return keys
  }

  /// The keys that a single word of a longer key may mean.
  private static let keysInWords: KeySet = [
    .name, .title, .price, .spicy, .frozen, .soldOut, .ingredients, .description,
  ]

  /// The key that the words of a longer key name, if its value fits that key: `nome_piatto` → name,
  /// `spicyLevel` → spicy
  private func keyInWords(
    of member: JSONMember, among candidates: KeySet, of known: KeySet
  ) -> FileKey? {
    let words = FoldedText(member.key.text.withWordsApart).wordTexts.prefix(6)
    var found = KeySet()
    for word in words {
      if FileKey.named(word, among: [.was, .per]) != nil { return nil }
      if let key = FileKey.named(word, among: known) ?? FileKey(rawValue: word) {
        found.insert(key)
      }
    }
    guard words.count > 1, let key = found.only, Self.keysInWords.contains(key),
      candidates.contains(key)
    else { return nil }
    let value = member.value
    let isAmount = guess.amount(value.text) != nil
    let fits =
      switch key {
      case .price: isAmount && value.count == 0 || value.member(.amount) != nil
      case .spicy:
        value.numberMeant(for: key) != nil || ["0", "1", "2", "3"].contains(value.number)
      case .frozen, .soldOut: value.boolMeant != nil
      default: value.textsMeant != nil && !isAmount
      }
    return fits ? key : nil
  }

  /// True for a key that ends with a unit that the format does not use for it: `diameterMm`
  private static func isOtherUnit(_ written: String, of key: FileKey) -> Bool {
    guard key == .diameterCm || key == .volumeMl else { return false }
    let unit = written.lowercased().suffix(2)
    return ["mm", "dm", "in", "cl", "dl", "ml", "cm"].contains(unit)
      && unit != key.name.lowercased().suffix(2)
  }
}

extension JSONValue {
  /// True for a map of short signs to words: `{"1": "gluten"}`
  fileprivate var isMapOfSigns: Bool {
    count > 0 && kind == .object
      && members.allSatisfy { $0.value.kind == .string && $0.key.text.utf8.count <= 3 }
  }

  /// True for a list, or an object without a promise: the values whose key an edit may rename to
  /// `allergens`.
  fileprivate var isListOfWarnings: Bool {
    kind == .array
      || kind == .object && members.allSatisfy { $0.key == "contains" || $0.key == "mayContain" }
  }

  /// True for an object with a price under any name.
  fileprivate var holdsPrice: Bool {
    members.prefix(50).contains { $0.means([.price, .sizes]) }
  }
}
