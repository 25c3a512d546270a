internal import LocatedJSON

/// Members that say in other words, or in another place, what the format has a key for.
extension MenuParser {
  /// A change that says with the keys of the format what some members say.
  struct Rewriting {
    /// The members that go.
    let members: [JSONMember]
    let edit: FileEdit?
    var meaning = UnknownKey.Meaning.part
    /// True if the members may as well be the owner's own.
    var isDoubtful = false
  }

  /// The change in place of a member that nothing reads; nil for one that no rule knows.
  func rewriting(
    _ member: JSONMember, near: FileKey?, in object: JSONValue, of known: KeySet
  ) -> Rewriting? {
    guard object.count <= Self.mostKeys, !log.isFull else { return nil }
    if known == .addOnGroup { return choice(with: member, in: object) }
    if known == .statement { return warnings(with: member, in: object) }
    if known == .file, let inner = member.value.menuInside {
      return Rewriting(members: [member], edit: FileEdit(member.whole, inner), meaning: .wrapped)
    }
    if near == nil, known.contains(.name), let names = names(with: member, in: object) {
      return names
    }
    if near == nil, let prices = sizes(pricedBy: member, in: object, of: known) { return prices }
    var edit = near == .sizes ? sizes(named: member, in: object) : nil
    if let near { edit = edit ?? measure(member, as: near) }
    if near == nil, known.contains(.soldOut) { edit = flag(member, in: object) }
    if near == nil, known.contains(.price) { edit = edit ?? named(member, in: object, of: known) }
    return edit.map { Rewriting(members: [member], edit: $0) }
  }

  /// Writes members in place of some, where no comment would be lost.
  func rewriting(
    _ members: [JSONMember], of object: JSONValue, as text: String,
    _ meaning: UnknownKey.Meaning = .part
  ) -> Rewriting {
    let edit = object.joining(members, as: text)
    let isFree = edit.map { comments.texts(in: $0.range).isEmpty } ?? false
    return Rewriting(members: members, edit: isFree ? edit : nil, meaning: meaning)
  }

  /// Languages as keys of the names of a dish that has no other:
  /// `"it": "Napoli", "en": "Naples"` → `"name": {"it": "Napoli", "en": "Naples"}`
  private func names(with member: JSONMember, in object: JSONValue) -> Rewriting? {
    guard object.member(.name) == nil else { return nil }
    let names = object.members.filter { Self.isLanguage($0) }
    guard names.contains(where: { $0.key.offset == member.key.offset }) else { return nil }
    suggestedKeys.insert(.name)
    let map = JSONTree.object(names.map(\.namedTree))
    return rewriting(names, of: object, as: JSONTree.member(.name, map), .translation)
  }

  /// The numbers of options beside them: `"min": 1, "max": 1` → `"choose": {"min": 1, "max": 1}`
  private func choice(with member: JSONMember, in object: JSONValue) -> Rewriting? {
    let numbers = object.members.compactMap { member in
      Self.key(of: member, among: .choose).map { (key: $0, member: member) }
    }
    guard object.member(.choose) == nil,
      numbers.contains(where: { $0.member.key.offset == member.key.offset })
    else { return nil }
    let choice = JSONTree.members(numbers.map { ($0.key, $0.member.value.tree) })
    return rewriting(numbers.map(\.member), of: object, as: JSONTree.member(.choose, choice))
  }

  /// Allergens as keys, each with a word that warns:
  /// `"milk": true, "nuts": "traces"` → `"contains": ["milk"], "mayContain": ["nuts"]`
  private func warnings(with member: JSONMember, in object: JSONValue) -> Rewriting? {
    var words: [FileKey: [JSONTree]] = [:]
    var members: [JSONMember] = []
    for other in object.members {
      if let key = FileKey.table[other.key], key == .contains || key == .mayContain {
        guard other.value.kind == .array else { return nil }
        words[key, default: []] += other.value.elements.map(\.tree)
      } else if let allergen = Allergen.exact(other.key.string ?? ""),
        let key = other.value.warningMeant
      {
        words[key, default: []].append(.text(allergen.rawValue))
      } else {
        continue
      }
      members.append(other)
    }
    guard members.contains(where: { $0.key.offset == member.key.offset }) else { return nil }
    let lists: [(FileKey, JSONTree?)] = [FileKey.contains, .mayContain].map { key in
      (key, words[key].map { .list($0) })
    }
    let text = JSONTree.members(lists).line
    return rewriting(members, of: object, as: String(text.dropFirst().dropLast()), .warning)
  }

  /// What is not to be had is sold out, and a word for a state is its key:
  /// `"available": false` → `"soldOut": true`, `"status": "frozen"` → `"frozen": true`
  private func flag(_ member: JSONMember, in object: JSONValue) -> FileEdit? {
    guard let key = Self.state(of: member) else { return nil }
    var isSo = member.value.string.map { FileKey.named($0, among: [key]) != nil } ?? false
    if FileKey.speaksOfStock(member.key.string ?? "") {
      let isThere = member.value.boolMeant
      if isThere == true { return object.deleting(member) }
      isSo = isThere == false
    }
    guard isSo, object.member(key) == nil else { return nil }
    return FileEdit(member.whole, JSONTree.member(key, .word("true")))
  }

  /// A name as the key of the price: `{"Margherita": "7.00"}`
  private func named(_ member: JSONMember, in object: JSONValue, of known: KeySet) -> FileEdit? {
    let isBare = ![FileKey.name, .price, .sizes, .title].contains { object.member($0) != nil }
    let others = object.members.filter { other in
      FileKey.table[other.key].map(known.contains) != true && !other.key.isPrivate
    }
    let isOnly = isBare && others.count == 1 && known.contains(.name)
    if isOnly, let object = member.value.namedMeant(member.key) {
      suggestedKeys.insert(.name)
      return FileEdit(member.whole, object)
    }
    guard isOnly, let price = member.value.priceTree,
      guess.amount(member.value.string ?? member.value.written) != nil
    else { return nil }
    suggestedKeys.insert(.name)
    let text = JSONTree.members([(.name, member.key.tree), (.price, price)]).line
    return FileEdit(member.whole, String(text.dropFirst().dropLast()))
  }

  /// Prices whose keys name their sizes, if they are not something else:
  /// `"price": "7.00", "price_maxi": "9.00"` → `"sizes": [{"name": "normale", "price": "7.00"}, …]`
  private func sizes(
    pricedBy member: JSONMember, in object: JSONValue, of known: KeySet
  ) -> Rewriting? {
    guard known.contains(.sizes), object.member(.sizes) == nil,
      size(pricedBy: member) != nil
    else { return nil }
    let prices = object.members.filter { size(pricedBy: $0) != nil }
    let sizes = prices.map { price in
      JSONTree.members([
        (.name, size(pricedBy: price).map { .text($0) }), (.price, price.value.tree),
      ])
    }
    var rewriting = rewriting(prices, of: object, as: PriceGuess.sizes(sizes.map(\.line)))
    rewriting.isDoubtful = true
    return rewriting
  }

  /// The size in the name of a key of a price: `prezzo_maxi` → maxi, `price` → normale
  func size(pricedBy member: JSONMember) -> String? {
    let key = (member.key.string ?? "").withWordsApart
    let word = key.prefix { $0.isLetter || $0 == "€" }
    guard member.value.priceTree != nil, FileKey.named(String(word), among: [.price]) != nil,
      guess.amount(member.value.string ?? member.value.written) != nil
    else { return nil }
    let size = String(key.dropFirst(word.count).drop { " -.(".contains($0) })
      .filter { $0 != ")" }
    if FileKey.named(size, among: [.price, .was, .per]) != nil { return nil }
    if !size.isEmpty { return size }
    return FileKey.table[member.key] == .price ? guess.nameOfOneSize : nil
  }

  /// A measure whose key is its unit: `"cl": 33` → `"volumeMl": 330`
  private func measure(_ member: JSONMember, as key: FileKey) -> FileEdit? {
    let unit = (member.key.string ?? "").lowercased()
    guard let text = member.value.numberMeant(for: key, in: unit), text != member.value.written
    else { return nil }
    return FileEdit(member.whole, JSONTree.member(key, .word(text)))
  }

  /// The key of some that a member has, or that its own one names in some language.
  static func key(of member: JSONMember, among keys: KeySet) -> FileKey? {
    if let key = FileKey.table[member.key], keys.contains(key) { return key }
    return FileKey.named(member.key.excerpt ?? "", among: keys)
  }
}

extension JSONValue {
  /// The key of the warnings that a flag or a word beside an allergen means; nil for any other value.
  fileprivate var warningMeant: FileKey? {
    if boolMeant == true { return .contains }
    return string.flatMap { FileKey.named($0, among: [.contains, .mayContain]) }
  }

  /// The members of a dish whose name is the key of it: `{"Napoli": {"price": "8.50"}}`; nil for an object
  /// that has no price, or a name.
  fileprivate func namedMeant(_ key: JSONValue) -> String? {
    guard kind == .object, member(.name) == nil, member(.price) != nil || member(.sizes) != nil
    else { return nil }
    let rest = memberTrees
    let text = JSONTree.object([(FileKey.name.name, key.tree)] + rest).line
    return String(text.dropFirst().dropLast())
  }

  fileprivate var priceTree: JSONTree? { kind == .string || kind == .number ? tree : nil }
}
