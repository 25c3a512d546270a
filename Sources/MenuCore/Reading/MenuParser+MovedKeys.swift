internal import LocatedJSON

/// Members that state in other words, or elsewhere, what the format has a key for.
extension MenuParser {
  /// An edit that rewrites an unknown member with the keys of the format.
  struct Rewriting {
    let edit: FileEdit?
    /// The key that is written. No other member may then be suggested as the same key.
    var key: FileKey?
    var meaning = UnknownKey.Meaning.part
    /// The members that are replaced, if others are replaced together with the unknown one.
    var members: [JSONMember] = []
    /// A member that may be private data of the owner instead.
    var doubtful: JSONMember?
    /// True if `--fix` may write the edit.
    var isCertain = false
  }

  /// The edit that replaces an unknown member, by the first rule that matches; nil if none does.
  func rewriting(of unknown: UnknownMember) -> Rewriting? {
    guard unknown.object.count <= Self.mostKeys else { return nil }
    let rules = [
      choice(_:),
      warnings(_:),
      sizesOfLists(_:),
      legend(_:),
      doubt(_:),
      additives(_:),
      currencyElsewhere(_:),
      fileInside(_:),
      textsInLanguage(_:),
      sizesInside(_:),
      sizesOfPrices(_:),
      sizeWithPrice(_:),
      measure(_:),
      state(_:),
      namedByKey(_:),
    ]
    for rule in rules {
      if let rewriting = rule(unknown) { return rewriting }
    }
    return nil
  }

  /// Replaces some members with a text, unless a comment would be lost.
  func rewriting(
    _ members: [JSONMember?], of object: JSONValue, as text: String, _ key: FileKey? = nil,
    _ meaning: UnknownKey.Meaning = .part
  ) -> Rewriting {
    let members = members.compactMap(\.self)
    var edit = object.joining(members, as: text)
    if let range = edit?.range, !comments.texts(in: range).isEmpty { edit = nil }
    return Rewriting(edit: edit, key: key, meaning: meaning, members: members)
  }

  /// A menu nested in an object of the file: `{"menu": {"pizzas": […]}}`
  private func fileInside(_ unknown: UnknownMember) -> Rewriting? {
    let value = unknown.member.value
    guard unknown.known == .file, let inner = value.menuInside ?? textsOfHouse(in: unknown) else {
      return nil
    }
    return Rewriting(edit: FileEdit(unknown.member.whole, inner), meaning: .wrapped)
  }

  /// The members of an object about the house, whose keys the file lacks: `"contact": {"phone": "081 0"}`
  private func textsOfHouse(in unknown: UnknownMember) -> String? {
    let value = unknown.member.value
    let isOfHouse = OwnerWords.shared.has(unknown.member.key.text, about: .house)
    guard isOfHouse, value.has(.file), value.count <= 20 else { return nil }
    let keys = unknown.object.members.map(\.key.text)
    guard !value.members.contains(where: { keys.contains($0.key.text) }) else { return nil }
    return value.inside
  }

  /// The number of options, written next to them: `"min": 1, "max": 1` → `"choose": {"min": 1, "max": 1}`
  private func choice(_ unknown: UnknownMember) -> Rewriting? {
    let object = unknown.object
    let numbers = object.members.compactMap { member in
      member.key(among: .choose).map { (key: $0, member: member) }
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
      if let key = other.fileKey, key == .contains || key == .mayContain {
        guard other.value.kind == .array else { return nil }
        words[key, default: []] += other.value.elements.map(\.tree)
      } else if let allergen = Allergen.exact(other.key.text),
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

  /// The key for an allergen with a word that means neither yes nor no: `"milk": "?"`
  private func doubt(in value: JSONValue) -> FileKey? {
    guard value.string != nil, value.boolMeant == nil, !mayWarn(value) else { return nil }
    return .mayContain
  }

  /// A dish that is not available is sold out, and a word for a state becomes its key:
  /// `"available": false` → `"soldOut": true`, `"status": "frozen"` → `"frozen": true`; alcohol of an
  /// unknown strength becomes a note.
  private func state(_ unknown: UnknownMember) -> Rewriting? {
    let member = unknown.member
    let object = unknown.object
    guard unknown.near == nil, unknown.known.contains(.soldOut), let key = Self.state(of: member)
    else { return nil }
    if key == .alcoholPercent {
      guard let hasAlcohol = member.value.boolMeant else { return nil }
      guard hasAlcohol else { return Rewriting(edit: object.deleting(member)) }
      let note = JSONTree.text(member.key.text.withWordsApart)
      return Rewriting(edit: replacing(member, of: object, with: note, in: .notes))
    }
    var isSo = member.value.string.map { FileKey.named($0, among: [key]) != nil } ?? false
    if FileKey.speaksOfStock(member.key.text) {
      let isThere = member.value.boolMeant
      if isThere == true { return Rewriting(edit: object.deleting(member)) }
      isSo = isThere == false
    }
    guard isSo, object.member(key) == nil else { return nil }
    return Rewriting(edit: member.writing(key, .word("true")))
  }

  /// A name as the key of the price: `{"Margherita": "7.00"}`
  private func namedByKey(_ unknown: UnknownMember) -> Rewriting? {
    let member = unknown.member
    let known = unknown.known
    let isBare = ![FileKey.name, .price, .sizes, .title].contains {
      unknown.object.member($0) != nil
    }
    let others = unknown.object.members.filter { other in
      other.fileKey.map(known.contains) != true && !other.key.isPrivate
    }
    guard unknown.near == nil, known.isSuperset(of: [.name, .price]), isBare, others.count == 1
    else { return nil }
    var text = member.value.namedMeant(member.key)
    if text == nil, let price = member.value.priceTree, guess.amount(member.value.text) != nil {
      text = JSONTree.members([(.name, member.key.tree), (.price, price)]).lineInside
    }
    return text.map { Rewriting(edit: FileEdit(member.whole, $0), key: .name) }
  }

  /// Prices whose keys name sizes, unless they mean something else:
  /// `"price": "7.00", "maxi": "9.00"` → `"sizes": [{"name": "normale", "price": "7.00"}, …]`
  private func sizesOfPrices(_ unknown: UnknownMember) -> Rewriting? {
    let object = unknown.object
    let member = unknown.member
    let hasSizes = unknown.known.contains(.sizes)
    guard unknown.near == nil, hasSizes || unknown.known == .addOn else { return nil }
    let other = onlyAmount(in: unknown)
    if other?.key.offset == member.key.offset, let price = onlyPrice(member, of: object) {
      return price
    }
    func nameOfSize(_ price: JSONMember) -> String? {
      if price.key.offset == other?.key.offset { return price.key.text }
      return size(pricedBy: price)
    }
    guard hasSizes, object.count > 1, let name = nameOfSize(member) else { return nil }
    var change: Rewriting
    if object.member(.sizes) != nil {
      let size = size(name, pricedAt: member.value)
      change = Rewriting(edit: replacing(member, of: object, with: size, in: .sizes))
    } else {
      let sizes = object.members.compactMap { price in
        nameOfSize(price).map { (price: price, tree: size($0, pricedAt: price.value)) }
      }
      change = rewriting(sizes.map(\.price), of: object, as: PriceGuess.sizes(sizes.map(\.tree)))
    }
    // Beside a price, a number may be the volume of a drink: `"litro": 0.75`
    let isPriced = object.member(.price) != nil
    let mayBeVolume = isPriced && unknown.known.contains(.volumeMl) && member.value.kind == .number
    change.doubtful = other ?? (mayBeVolume || !Self.isSize(name) ? member : nil)
    return change
  }

  /// A size with a price in the notation of the format, if it can be read; the price of a surcharge is its
  /// sum with the price of the dish.
  private func size(_ name: String, pricedAt value: JSONValue) -> JSONTree {
    .members([(.name, .text(name)), (.price, priceMeant(by: value) ?? value.tree)])
  }

  /// True for the name of a size, and for a measure: `maxi`, `0,4 l`
  package static func isSize(_ name: String) -> Bool {
    if OwnerWords.shared.has(name, about: .sizes) { return true }
    guard name.first?.isNumber ?? false else { return false }
    let measure = #/[0-9]+[.,\/][0-9]+|[0-9]+([.,\/][0-9]+)? ?(l|lt|dl|cl|ml|cm|liter|litre|litro)/#
    return name.wholeMatch(of: measure.ignoresCase()) != nil
  }

  /// Prices of sizes under another name of the price: `"prezzi": {"normale": 7, "maxi": 10}`
  private func sizesInside(_ unknown: UnknownMember) -> Rewriting? {
    let member = unknown.member
    guard unknown.near == .price, unknown.known.contains(.sizes),
      unknown.object.member(.sizes) == nil, let sizes = member.value.pricedMeant
    else { return nil }
    return Rewriting(edit: FileEdit(member.whole, PriceGuess.sizes(sizes)))
  }

  /// The size that the key of a price names: `maxi`, `prezzo_maxi` → maxi, `klein_price` → klein,
  /// `price` → normale
  func size(pricedBy member: JSONMember) -> String? {
    let key = member.key.text.withWordsApart
    let first = key.prefix { $0.isLetter || $0 == "€" }
    let last = key.split(separator: " ").last ?? ""
    guard member.value.priceTree != nil else { return nil }
    let rest = String(key.dropFirst(first.count).drop { " -.(".contains($0) }).filter { $0 != ")" }
    let keys: KeySet = Self.isSize(rest) ? [.price, .sizes] : [.price]
    let size: String
    if Self.isSize(member.key.text) {
      size = key
    } else if FileKey.named(String(first), among: keys) != nil {
      size = rest
    } else if FileKey.named(String(last), among: [.price]) != nil {
      size = String(key.dropLast(last.count)).trimmed
    } else {
      return nil
    }
    // The value is read last: most keys name no price.
    guard FileKey.named(size, among: [.price, .was, .per]) == nil,
      guess.amount(member.value.text) != nil
    else { return nil }
    if !size.isEmpty { return size }
    guard member.fileKey == .price else { return nil }
    return guess.nameOfOneSize
  }

  /// A number whose key is its unit: `"cl": 33` → `"volumeMl": 330`
  private func measure(_ unknown: UnknownMember) -> Rewriting? {
    let member = unknown.member
    let unit = member.key.text.lowercased()
    guard let key = unknown.near, let text = member.value.numberMeant(for: key, in: unit),
      text != member.value.written
    else { return nil }
    return Rewriting(edit: member.writing(key, .word(text)))
  }
}

extension JSONValue {
  /// The key of the warnings that a flag or a word next to an allergen means; nil for any other value.
  fileprivate var warningMeant: FileKey? {
    if boolMeant == true { return .contains }
    return string.flatMap { FileKey.named($0, among: [.contains, .mayContain]) }
  }

  /// The members of a dish whose key is its name: `{"Napoli": {"price": "8.50"}}`; nil for an object that
  /// has no price, or that has a name.
  fileprivate func namedMeant(_ key: JSONValue) -> String? {
    guard kind == .object, member(.name) == nil, member(.price) != nil || member(.sizes) != nil
    else { return nil }
    return JSONTree.object([(FileKey.name.name, key.tree)] + memberTrees).lineInside
  }

  var priceTree: JSONTree? { kind == .string || kind == .number ? tree : nil }
}
