internal import OldLocatedJSON

extension MenuParser {
  /// Reports the prices of a dish that stand under several words, or under one that says more than
  /// that it is a price, once at the first of them; false for a member that is none.
  mutating func reportScattered(_ member: JSONMember, in object: JSONValue) -> Bool {
    guard let dish = log.dish, dish.object.offset == object.offset else { return false }
    let found = scatteredMembers(of: dish)
    guard let first = found.first,
      found.isLooked(at: member)
        ? found.offsets.contains(member.key.offset) : !scattered(member, of: dish).isEmpty
    else { return false }
    if first.offset == member.key.offset {
      let prices = ScatteredPrices(keys: found.keys, entries: found.entries)
      report(.price(prices.rule(areSizesThere: object.hasSizes)), at: first)
    }
    return true
  }

  /// The prices under the words of a dish, looked for once: each of a thousand keys asks for them.
  private mutating func scatteredMembers(of dish: DiagnosticLog.DishPlace) -> ScatteredMembers {
    if let last = unread.lastScattered, last.offset == dish.object.offset { return last.prices }
    var found = ScatteredMembers()
    // Only so far: an object with a thousand keys must not cost their square.
    for other in dish.object.members.prefix(64) {
      found.end = other.key.offset
      let entries = other.isOwnersOwn ? [] : scattered(other, of: dish)
      guard !entries.isEmpty else {
        // A price that is none at all is told by itself first.
        if other.key == "price", other.value.kind != .null { found.isFaulty = true }
        continue
      }
      found.add(other, entries)
    }
    unread.lastScattered = (dish.object.offset, found)
    return found
  }

  /// Reports a price that holds several ones, in a list or by their names; false for any other.
  mutating func reportScattered(in value: JSONValue) -> Bool {
    // The usual price first: most files have nothing else.
    guard let dish = log.dish, !value.isPrice else { return false }
    let entries = scattered(in: value, label: "", nil)
    guard !entries.isEmpty, entries.count > 1 || value.kind == .object else { return false }
    let prices = ScatteredPrices(keys: [DishKey.price.rawValue], entries: entries)
    report(.price(prices.rule(areSizesThere: dish.object.hasSizes)), at: value)
    reportUnclearPrices(in: value)
    return true
  }

  /// Reports sizes that stand in a text, or as bare prices in a list; false for any others.
  mutating func reportSizes(in value: JSONValue) -> Bool {
    let entries: [ScatteredPrices.Entry]
    if value.kind == .array {
      let values = value.elements.prefix(16)
      guard values.allSatisfy({ $0.kind == .number || $0.kind == .string || $0.isLoneMember })
      else { return false }
      entries = scattered(in: value, label: "", nil)
    } else {
      entries = labelled(value)
    }
    guard log.dish != nil, !entries.isEmpty else { return false }
    let prices = ScatteredPrices(keys: [DishKey.sizes.rawValue], entries: entries)
    report(.price(prices.rule(areSizesThere: false)), at: value)
    reportUnclearPrices(in: value)
    return true
  }

  /// Reports what could be several prices, or is one too many, in the place of none: who writes it as
  /// advised would read of it only then.
  mutating func reportUnclearPrices(in value: JSONValue, at place: PricePlace = .size) {
    switch value.kind {
    case .number, .string:
      let source = PriceSource(of: value, currency: menu.currency, at: place)
      if source?.isClear == false { _ = amount(value, at: place) }
    case .array:
      for element in value.elements.prefix(16) { reportUnclearPrices(in: element, at: place) }
    case .object:
      for member in value.members.prefix(16) where !member.isOwnersOwn {
        reportUnclearPrices(in: member.value, at: place)
      }
    case .null, .boolean: break
    }
  }

  /// The prices under a key of a dish, none under one that speaks of something else.
  private mutating func scattered(
    _ member: JSONMember, of dish: DiagnosticLog.DishPlace
  ) -> [ScatteredPrices.Entry] {
    if member.key == "price" {
      let entries = scattered(in: member.value, label: "", nil)
      // A price in words is one too.
      guard entries.isEmpty, member.value.kind == .string,
        case .asPrinted(let source)? = PricePlace.dish.source(printed: member.value.excerpt)
      else { return entries }
      return [.init(label: "", source: source)]
    }
    let (key, list) = (member.key.excerpt, dish.list)
    guard DishKey.tables[list].names.match(member.key) == nil else { return [] }
    switch keys.priceKey(key, of: list) {
    case .price(let word): return scattered(in: member.value, label: word.label, word.role)
    case .size, .unknown:
      return priceColumns(of: dish).contains(member)
        ? scattered(in: member.value, label: key, nil) : []
    case .other: return []
    }
  }

  /// The prices of a dish that are called by their sizes, looked for once.
  mutating func priceColumns(of dish: DiagnosticLog.DishPlace) -> PriceColumns {
    if let last = unread.lastColumns, last.offset == dish.object.offset { return last.columns }
    let columns = PriceColumns(of: dish.object, in: dish.list, currency: menu.currency) {
      keys.priceKey($0, of: dish.list)
    }
    unread.lastColumns = (dish.object.offset, columns)
    return columns
  }

  private func scattered(
    in value: JSONValue, label: String, _ role: PriceKey?
  ) -> [ScatteredPrices.Entry] {
    switch value.kind {
    case .number, .string:
      return entry(value, label, role).map { [$0] }
        ?? (label.isEmpty ? labelled(value, atLeast: 2) : [])
    case .array:
      let entries = value.elements.prefix(16).flatMap { element -> [ScatteredPrices.Entry] in
        if element.kind == .object { return size(element).map { [$0] } ?? [] }
        return entry(element, label).map { [$0] } ?? labelled(element)
      }
      return entries.count > 1 && entries.count >= value.elements.count { _ in true }
        ? entries : []
    case .object:
      if value.isPrice {
        return value.length <= 120 ? [.init(label: label, source: value.written, role: role)] : []
      }
      let members = value.members.filter { !$0.isOwnersOwn && $0.value.kind != .null }
      let entries = members.prefix(16).compactMap { member in
        entry(member.value, Self.label(member.key.excerpt, behind: label))
      }
      return entries.count == members.count ? entries : []
    case .null, .boolean: return []
    }
  }

  /// A price with its name in an object of nothing else, nil for what says more.
  private func size(_ object: JSONValue) -> ScatteredPrices.Entry? {
    let members = Array(object.members)
    // `{"Normale": 7}`
    if object.isLoneMember { return entry(members[0].value, members[0].key.excerpt) }
    guard members.count == 2,
      let price = members.first(where: { PriceWord($0.key.excerpt, in: .other) != nil }),
      let name = members.first(where: { $0.key.offset != price.key.offset })?.value,
      name.kind == .string
    else { return nil }
    return entry(price.value, name.excerpt)
  }

  /// What is said of a price by a key inside it; a currency says nothing.
  private static func label(_ key: String, behind label: String) -> String {
    let own = CurrencySigns.currency(in: key) == nil ? key : ""
    return [label, own].filter { !$0.isEmpty }.concatenated(separator: " ")
  }

  /// The prices of a text that names each of them, none for any other value.
  private func labelled(_ value: JSONValue, atLeast least: Int = 1) -> [ScatteredPrices.Entry] {
    guard value.kind == .string, let text = value.string else { return [] }
    return LabelledPrices.all(in: text, currency: menu.currency, atLeast: least)?
      .map { .init(label: $0.label, source: $0.source) } ?? []
  }

  /// A price by itself, nil for what is none.
  private func entry(
    _ value: JSONValue, _ label: String, _ role: PriceKey? = nil
  ) -> ScatteredPrices.Entry? {
    guard let source = PriceSource(of: value, currency: menu.currency)?.text else { return nil }
    // What is sold by the kilo or the litre has no size.
    let unit = "\(source.filter { $0 != "\"" }) / \(label)"
    if !label.isEmpty, source.utf8.first == UInt8(ascii: "\""),
      case .certain(let whole)? = PriceParser.rule(
        for: unit, currency: menu.currency, at: .size, isQuoted: true
      ).suggestion, Self.units.contains(where: { whole.contains("\"per\": \"\($0)\"") })
    {
      return .init(label: label, source: source, ofUnit: whole, role: role)
    }
    return .init(label: label, source: source, role: role)
  }

  private static let units = ["kg", "100 g", "l", "person", "piece"]
}

extension JSONValue {
  /// Whether it is an object with a single member, which no size of a dish has.
  fileprivate var isLoneMember: Bool {
    guard let member = members.first(where: { _ in true }) else { return false }
    return members.dropFirst().first { _ in true } == nil && !member.isOwnersOwn
      && KeyWords.Place.size.key(meantBy: member.key.excerpt) == nil
  }

  /// Whether a member of it is one of a price, or stands for one.
  var isPrice: Bool {
    members.contains { member in
      PriceKey.table.match(member.key) != nil
        || KeyWords.Place.price.exactKey(meantBy: member.key.excerpt) != nil
    }
  }
  /// Whether it is a dish with sizes of its own.
  var hasSizes: Bool { members.contains { $0.key == "sizes" && $0.value.kind == .array } }
}
