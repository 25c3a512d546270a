internal import LocatedJSON

/// Members that say in other words, or in another place, what the format has a key for.
extension MenuParser {
  /// A change that says with the keys of the format what some members say.
  struct Rewriting {
    /// The members that go.
    let members: [JSONMember]
    let edit: FileEdit?
    /// The key that is written, where another member may not be the same.
    let key: FileKey?
    let meaning: UnknownKey.Meaning
    /// True if the members may as well be the owner's own.
    var isDoubtful = false

    init(
      _ members: [JSONMember], _ edit: FileEdit?, as key: FileKey? = nil,
      meaning: UnknownKey.Meaning = .part
    ) {
      self.members = members
      self.edit = edit
      self.key = key
      self.meaning = meaning
    }
  }

  /// The change in place of a member that nothing reads, by the first rule that knows one; nil for none.
  func rewriting(of unknown: UnknownMember) -> Rewriting? {
    guard unknown.object.count <= Self.mostKeys, !log.isFull else { return nil }
    let rules = [
      choice(_:), warnings(_:), fileInside(_:), section(_:), names(_:), textsInLanguage(_:),
      sizesOfPrices(_:), sizeWithPrice(_:), measure(_:), state(_:), namedByKey(_:),
    ]
    for rule in rules {
      if let rewriting = rule(unknown) { return rewriting }
    }
    return nil
  }

  /// Writes members in place of some, where no comment would be lost.
  func rewriting(
    _ members: [JSONMember?], of object: JSONValue, as text: String, _ key: FileKey? = nil,
    _ meaning: UnknownKey.Meaning = .part, below limit: Int = FileEdit.longestRewritten
  ) -> Rewriting {
    let members = members.compactMap(\.self)
    let edit = object.joining(members, as: text, below: limit)
    let isFree = edit.map { comments.texts(in: $0.range).isEmpty } ?? false
    return Rewriting(members, isFree ? edit : nil, as: key, meaning: meaning)
  }

  /// The keys of the file in an object of the file: `{"menu": {"pizzas": […]}}`
  private func fileInside(_ unknown: UnknownMember) -> Rewriting? {
    guard unknown.known == .file, let inner = unknown.member.value.menuInside else { return nil }
    return Rewriting([unknown.member], FileEdit(unknown.member.whole, inner), meaning: .wrapped)
  }

  /// Languages as keys of the names of a dish that has no other:
  /// `"it": "Napoli", "en": "Naples"` → `"name": {"it": "Napoli", "en": "Naples"}`
  private func names(_ unknown: UnknownMember) -> Rewriting? {
    let object = unknown.object
    guard unknown.near == nil, unknown.known.contains(.name), object.member(.name) == nil,
      Self.isLanguage(unknown.member)
    else { return nil }
    let names = object.members.filter(Self.isLanguage)
    let map = JSONTree.object(names.map(\.namedTree))
    return rewriting(names, of: object, as: JSONTree.member(.name, map), .name, .translation)
  }

  /// The numbers of options beside them: `"min": 1, "max": 1` → `"choose": {"min": 1, "max": 1}`
  private func choice(_ unknown: UnknownMember) -> Rewriting? {
    let object = unknown.object
    let numbers = object.members.compactMap { member in
      Self.key(of: member, among: .choose).map { (key: $0, member: member) }
    }
    guard unknown.known == .addOnGroup, object.member(.choose) == nil,
      numbers.contains(where: { $0.member.key.offset == unknown.member.key.offset })
    else { return nil }
    let choice = JSONTree.members(numbers.map { ($0.key, $0.member.value.tree) })
    return rewriting(numbers.map(\.member), of: object, as: JSONTree.member(.choose, choice))
  }

  /// Allergens as keys, each with a word that warns:
  /// `"milk": true, "nuts": "traces"` → `"contains": ["milk"], "mayContain": ["nuts"]`
  private func warnings(_ unknown: UnknownMember) -> Rewriting? {
    guard unknown.known == .statement else { return nil }
    var words: [FileKey: [JSONTree]] = [:]
    var members: [JSONMember] = []
    for other in unknown.object.members {
      if let key = FileKey.table[other.key], key == .contains || key == .mayContain {
        guard other.value.kind == .array else { return nil }
        words[key, default: []] += other.value.elements.map(\.tree)
      } else if let allergen = Allergen.exact(other.key.string ?? ""),
        let key = other.value.warningMeant ?? self.doubt(in: other.value)
      {
        words[key, default: []].append(.text(allergen.rawValue))
      } else {
        continue
      }
      members.append(other)
    }
    guard members.contains(where: { $0.key.offset == unknown.member.key.offset }) else {
      return nil
    }
    let lists: [(FileKey, JSONTree?)] = [FileKey.contains, .mayContain].map { key in
      (key, words[key].map { .list($0) })
    }
    return rewriting(
      members, of: unknown.object, as: JSONTree.members(lists).lineInside, nil, .warning)
  }

  /// The key for an allergen beside a word that neither says yes nor no: `"milk": "?"`
  private func doubt(in value: JSONValue) -> FileKey? {
    value.string != nil && value.boolMeant == nil && !mayWarn(value) ? .mayContain : nil
  }

  /// What is not to be had is sold out, and a word for a state is its key:
  /// `"available": false` → `"soldOut": true`, `"status": "frozen"` → `"frozen": true`
  private func state(_ unknown: UnknownMember) -> Rewriting? {
    let member = unknown.member
    let object = unknown.object
    guard unknown.near == nil, unknown.known.contains(.soldOut), let key = Self.state(of: member)
    else { return nil }
    var isSo = member.value.string.map { FileKey.named($0, among: [key]) != nil } ?? false
    if FileKey.speaksOfStock(member.key.string ?? "") {
      let isThere = member.value.boolMeant
      if isThere == true { return Rewriting([member], object.deleting(member)) }
      isSo = isThere == false
    }
    guard isSo, object.member(key) == nil else { return nil }
    return Rewriting([member], FileEdit(member.whole, JSONTree.member(key, .word("true"))))
  }

  /// A name as the key of the price: `{"Margherita": "7.00"}`
  private func namedByKey(_ unknown: UnknownMember) -> Rewriting? {
    let member = unknown.member
    let known = unknown.known
    let isBare = ![FileKey.name, .price, .sizes, .title].contains {
      unknown.object.member($0) != nil
    }
    let others = unknown.object.members.filter { other in
      FileKey.table[other.key].map(known.contains) != true && !other.key.isPrivate
    }
    guard unknown.near == nil, known.isSuperset(of: [.name, .price]), isBare, others.count == 1
    else { return nil }
    var text = member.value.namedMeant(member.key)
    if text == nil, let price = member.value.priceTree,
      guess.amount(member.value.string ?? member.value.written) != nil
    {
      text = JSONTree.members([(.name, member.key.tree), (.price, price)]).lineInside
    }
    return text.map { Rewriting([member], FileEdit(member.whole, $0), as: .name) }
  }

  /// Prices whose keys name their sizes, if they are not something else:
  /// `"price": "7.00", "price_maxi": "9.00"` → `"sizes": [{"name": "normale", "price": "7.00"}, …]`
  private func sizesOfPrices(_ unknown: UnknownMember) -> Rewriting? {
    let object = unknown.object
    guard unknown.near == nil, unknown.known.contains(.sizes), object.member(.sizes) == nil,
      size(pricedBy: unknown.member) != nil
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

  /// The size in the name of a key of a price: `prezzo_maxi` → maxi, `klein_price` → klein, `price` → normale
  func size(pricedBy member: JSONMember) -> String? {
    let key = (member.key.string ?? "").withWordsApart
    let first = key.prefix { $0.isLetter || $0 == "€" }
    let last = key.split(separator: " ").last ?? ""
    guard member.value.priceTree != nil,
      guess.amount(member.value.string ?? member.value.written) != nil
    else { return nil }
    let size: String
    if FileKey.named(String(first), among: [.price]) != nil {
      size = String(key.dropFirst(first.count).drop { " -.(".contains($0) }).filter { $0 != ")" }
    } else if FileKey.named(String(last), among: [.price]) != nil {
      size = String(key.dropLast(last.count)).trimmed
    } else {
      return nil
    }
    if FileKey.named(size, among: [.price, .was, .per]) != nil { return nil }
    if !size.isEmpty { return size }
    return FileKey.table[member.key] == .price ? guess.nameOfOneSize : nil
  }

  /// A measure whose key is its unit: `"cl": 33` → `"volumeMl": 330`
  private func measure(_ unknown: UnknownMember) -> Rewriting? {
    let member = unknown.member
    let unit = (member.key.string ?? "").lowercased()
    guard let key = unknown.near, let text = member.value.numberMeant(for: key, in: unit),
      text != member.value.written
    else { return nil }
    return Rewriting([member], FileEdit(member.whole, JSONTree.member(key, .word(text))))
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
    return JSONTree.object([(FileKey.name.name, key.tree)] + memberTrees).lineInside
  }

  fileprivate var priceTree: JSONTree? { kind == .string || kind == .number ? tree : nil }
}
