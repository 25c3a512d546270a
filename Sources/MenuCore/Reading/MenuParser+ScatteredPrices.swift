internal import LocatedJSON

extension MenuParser {
  /// Reports the prices of a dish that stand under several words, or under one that says more than
  /// that it is a price, once at the first of them; false for a member that is none.
  mutating func reportScattered(_ member: JSONMember, in object: JSONValue) -> Bool {
    guard let dish = log.dish, dish.object.offset == object.offset,
      !scattered(member, of: dish.list).isEmpty
    else { return false }
    var (keys, entries): ([String], [ScatteredPrices.Entry]) = ([], [])
    var first: JSONValue?
    // Only so far: an object with a thousand keys must not cost their square.
    for other in object.members.prefix(64) where !other.isOwnersOwn {
      let found = scattered(other, of: dish.list)
      guard !found.isEmpty else {
        // A price that is none at all is told by itself first.
        if other.key == "price", other.value.kind != .null { return false }
        continue
      }
      if first == nil, !(other.key == "price") { first = other.key }
      keys.append(other.key.excerpt)
      entries += found
    }
    let isOne = entries.count == 1 && entries[0].label.isEmpty
    guard let first, !isOne, keys.count > 1 || entries[0].role == nil else { return false }
    if first.offset == member.key.offset {
      let prices = ScatteredPrices(keys: keys, entries: entries)
      report(.price(prices.rule(areSizesThere: object.hasSizes)), at: first)
    }
    return true
  }

  /// Reports a price that holds several ones, in a list or by their names; false for any other.
  mutating func reportScattered(in value: JSONValue) -> Bool {
    // The usual price first: most files have nothing else.
    guard let dish = log.dish, !value.isPrice else { return false }
    let entries = scattered(in: value, label: "", nil)
    guard !entries.isEmpty, entries.count > 1 || value.kind == .object else { return false }
    let prices = ScatteredPrices(keys: [DishKey.price.rawValue], entries: entries)
    report(.price(prices.rule(areSizesThere: dish.object.hasSizes)), at: value)
    return true
  }

  /// The prices under a key of a dish, none under one that speaks of something else.
  private func scattered(_ member: JSONMember, of list: MenuList) -> [ScatteredPrices.Entry] {
    if member.key == "price" {
      let entries = scattered(in: member.value, label: "", nil)
      // A price in words is one too.
      guard entries.isEmpty, member.value.kind == .string,
        case .asPrinted(let source)? = PricePlace.dish.source(printed: member.value.excerpt)
      else { return entries }
      return [.init(label: "", source: source)]
    }
    guard DishKey.tables[list].names.match(member.key) == nil else { return [] }
    guard let word = PriceWord(member.key.excerpt, in: list) else { return [] }
    return scattered(in: member.value, label: word.label, word.role)
  }

  private func scattered(
    in value: JSONValue, label: String, _ role: PriceKey?
  ) -> [ScatteredPrices.Entry] {
    switch value.kind {
    case .number, .string:
      return entry(value, label).map { [.init(label: $0.label, source: $0.source, role: role)] }
        ?? []
    case .array:
      let entries = value.elements.prefix(16).compactMap {
        $0.kind == .object ? size($0) : entry($0, label)
      }
      return entries.count > 1 && entries.count == value.elements.count { _ in true }
        ? entries : []
    case .object:
      if value.isPrice {
        return value.length <= 120 ? [.init(label: label, source: value.written, role: role)] : []
      }
      let members = value.members.filter { !$0.isOwnersOwn && $0.value.kind != .null }
      // Beside an S an L is no litre.
      let areSizes = members.contains {
        Self.sizes.contains(UTF8Text($0.key.excerpt.lowercased()))
      }
      let entries = members.prefix(16).compactMap { member in
        entry(
          member.value, Self.label(member.key.excerpt, behind: label), isSize: areSizes)
      }
      return entries.count == members.count ? entries : []
    case .null, .boolean: return []
    }
  }

  /// A price with its name in an object of nothing else, nil for what says more.
  private func size(_ object: JSONValue) -> ScatteredPrices.Entry? {
    let members = Array(object.members)
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
    return [label, own].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A price by itself, nil for what is none.
  private func entry(
    _ value: JSONValue, _ label: String, isSize: Bool = false
  ) -> ScatteredPrices.Entry? {
    guard let source = source(of: value) else { return nil }
    // What is sold by the kilo or the litre has no size.
    let unit = "\(source.filter { $0 != "\"" }) / \(label)"
    if !isSize, !label.isEmpty, source.utf8.first == UInt8(ascii: "\""),
      case .certain(let whole)? = PriceParser.rule(
        for: unit, currency: menu.currency, at: .size, isQuoted: true
      ).suggestion, Self.units.contains(where: { whole.contains("\"per\": \"\($0)\"") })
    {
      return .init(label: label, source: whole)
    }
    return .init(label: label, source: source)
  }

  private static let sizes = Set(
    [
      "xs", "s", "m", "xl", "xxl", "n", "p", "small", "medium", "large", "piccola", "piccolo",
      "media", "medio", "grande", "normale", "baby", "maxi", "klein", "mittel", "groß", "petit",
      "petite", "moyen", "moyenne", "grand", "pequeña", "pequeño", "mediana", "mediano",
    ].map { UTF8Text($0) })

  private static let units = ["kg", "100 g", "l", "person", "piece"]

  /// An amount as JSON writes it, or what is to be mended of it next; nil for what is no price.
  private func source(of value: JSONValue) -> String? {
    guard value.kind == .number || value.kind == .string,
      value.length <= Diagnostic.excerptLength + 2
    else { return nil }
    let (text, isQuoted) = (value.string ?? value.written, value.kind == .string)
    switch PriceParser.read(text, currency: menu.currency, isQuoted: isQuoted) {
    case .amount(let amount), .decimalComma(let amount): return "\"\(amount)\""
    case .fault:
      let rule = PriceParser.rule(for: text, currency: menu.currency, at: .size, isQuoted: isQuoted)
      switch rule.suggestion {
      case .certain(let source): return source
      case .choices, .wholePrice: return JSONTree.quoted(text)
      case nil, .asPrinted:
        if case .notAPrice = rule { return nil }
        return JSONTree.quoted(text)
      }
    }
  }
}

extension JSONValue {
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
