internal import OldLocatedJSON

/// Entries that stand under their names in an object, where a list must stand.
struct NamedEntries {
  /// One of them, and how it begins as an entry of a list.
  struct Entry {
    let member: JSONMember
    /// Its own name as a member: `"name": "margherita"`.
    let head: String
    /// The key for a value that is no object, nil where nobody can tell.
    let key: String?
    /// Where a price of it stands, and in what.
    fileprivate let place: PricePlace
    fileprivate let currency: Currency?

    /// The price that is to be written in its place, nil where it can stay.
    var price: PriceSource? {
      guard key == "price" else { return nil }
      let price = PriceSource(of: member.value, currency: currency, at: place)
      // A number that is an amount stays as it is.
      let isItself = member.value.kind == .number && price?.text == "\"\(member.value.written)\""
      return isItself ? nil : price
    }

    /// How it is written in a list, with "…" in place of what it holds.
    var text: String {
      let value = member.value
      switch value.kind {
      case .null: return "{\(head)}"
      case .object:
        return value.members.contains { _ in true } ? "{\(head), …}" : "{\(head)}"
      case .string, .number:
        let text = value.kind == .number ? value.excerpt : JSONTree.quoted(value.excerpt)
        return key.map { "{\(head), \"\($0)\": \(price?.text ?? text)}" } ?? "{\(head), …}"
      case .boolean, .array: return "{\(head), …}"
      }
    }
  }

  let entries: [Entry]

  /// Takes the members of an object as entries of the list that the key asks for; nil for any other
  /// value, and for an object that is one entry itself. The prices of the menu are in the currency.
  init?(_ value: JSONValue, of key: String, in currency: Currency?) {
    guard value.kind == .object, let names = Self.names(for: key) else { return nil }
    let members = value.members.filter { !$0.isOwnersOwn }
    guard !members.isEmpty, members.contains(where: { $0.value.kind != .null }),
      !members.contains(where: { Self.isOfAnEntry($0.key, key) })
    else { return nil }
    entries = members.map { Entry($0, names, in: key, currency) }
  }

  /// The keys that can hold the name of an entry, the likeliest first.
  private static func names(for key: String) -> [String]? {
    switch key {
    case "groups": ["id", "title"]
    case "sizes", "addOns", "items": ["name"]
    default: MenuList(rawValue: key) == nil ? nil : ["name", "id"]
    }
  }

  /// Whether a key says something of an entry, rather than being its name.
  private static func isOfAnEntry(_ key: JSONValue, _ list: String) -> Bool {
    let word = key.excerpt
    let telling: Set = ["name", "title", "id", "price", "sizes", "items"]
    return places(for: list).contains { place in
      place.keys.contains { key.holds($0) }
        || place.exactKey(meantBy: word).map { telling.contains($0) } == true
    }
  }

  /// Where the prices of the entries of a list stand.
  fileprivate static func pricePlace(in list: String) -> PricePlace {
    switch list {
    case "sizes": .size
    case "addOns", "items": .addOn
    default: .dish
    }
  }

  fileprivate static func places(for key: String) -> [KeyWords.Place] {
    switch key {
    case "groups": [.group]
    case "sizes": [.size]
    case "addOns", "items": [.addOn, .addOnGroup]
    default: [MenuList(rawValue: key).map { .dish(of: $0) } ?? .none]
    }
  }
}

extension NamedEntries.Entry {
  fileprivate init(
    _ member: JSONMember, _ names: [String], in list: String, _ currency: Currency?
  ) {
    self.member = member
    let places = NamedEntries.places(for: list)
    // A name of its own stays, and so does the key that it stood under.
    let free = names.first { name in
      !member.value.members.contains { inner in
        inner.key.holds(name)
          || places.contains { $0.exactKey(meantBy: inner.key.excerpt) == name }
      }
    }
    head = "\"\(free ?? "x-key")\": \(JSONTree.quoted(member.key.excerpt))"
    let value = member.value
    key =
      switch list {
      case "groups": "title"
      case "sizes", "addOns", "items": "price"
      default:
        value.kind == .number || value.excerpt.contains(where: { $0.isNumber })
          ? "price" : "description"
      }
    (place, self.currency) = (NamedEntries.pricePlace(in: list), currency)
  }
}

extension JSONValue {
  /// Whether it is a list of nothing but objects, where one object must stand.
  var isListOfObjects: Bool {
    kind == .array && elements.contains { _ in true }
      && elements.allSatisfy { $0.kind == .object }
  }

  /// The elements of a list, and in place of a list of objects among them those objects.
  var elementsWithInner: [JSONValue] {
    elements.flatMap { $0.isListOfObjects ? Array($0.elements) : [$0] }
  }
}

extension MenuParser {
  /// Says that a list must stand here, and how its entries are written if they stand by their names.
  mutating func reportNoList(_ key: String, at value: JSONValue) {
    guard let named = NamedEntries(value, of: key, in: menu.currency) else {
      return reportType(key, .list, at: value)
    }
    report(.list(named.rule(key: key, list: key)), at: value)
    guard MenuList(rawValue: key) == nil, key != "groups" else { return }
    let place = NamedEntries.pricePlace(in: key)
    for entry in named.entries.prefix(16) {
      let value = entry.member.value
      if value.kind != .object { reportUnclearPrices(in: value, at: place) }
      for member in value.members where member.key == "price" { _ = price(member.value, at: place) }
    }
  }

  /// Says that an entry has the wrong type, or that it is a list of entries.
  mutating func reportEntry(
    _ key: String, _ expected: Diagnostic.ExpectedType, at value: JSONValue
  ) {
    guard value.isListOfObjects else { return reportType(key, expected, at: value) }
    report(.list(.listInList(key: key)), at: value)
  }
}

extension NamedEntries {
  /// What is wrong with them, under a key that is or stands for the one of a list.
  func rule(key: String, list: String) -> Diagnostic.ListRule {
    .entriesByName(
      key: key, list: list, first: entries.prefix(2).map(\.text), count: entries.count)
  }
}
