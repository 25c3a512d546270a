internal import OldLocatedJSON

/// The prices of one dish that stand under several words, or by their names where one must stand.
struct ScatteredPrices {
  /// One of them.
  struct Entry {
    /// What is said of it besides that it is a price: `grande`; empty for nothing.
    let label: String
    /// The price as JSON writes it.
    fileprivate(set) var source: String
    /// The same of a unit, where what is said of it may be one: `{"amount": "9.00", "per": "l"}`.
    var ofUnit: String?
    /// What a price calls it, of what is no price by itself: `was`.
    var role: PriceKey?

    /// Whether it is an amount alone.
    fileprivate var isAmount: Bool { source.utf8.first == UInt8(ascii: "\"") }

    /// The price to compare with others: `7` is `7.00`.
    fileprivate var amount: String {
      let amount = isAmount ? Amount(source.filter { $0 != "\"" }) : nil
      return amount.map { "\($0.tenThousandths)" } ?? source
    }
  }

  /// The keys under which they stand, as written.
  let keys: [String]
  let entries: [Entry]

  /// Takes the prices; beside an S an L is no litre.
  init(keys: [String], entries: [Entry]) {
    let areSizes = entries.contains { Self.sizes.contains(KeyWords.folded($0.label)) }
    self.keys = keys
    self.entries = entries.map { entry in
      var entry = entry
      if !areSizes, let ofUnit = entry.ofUnit { entry.source = ofUnit }
      return entry
    }
  }

  /// The names of sizes; the letters are of no language, and an L alone may be litres.
  private static let sizes = ValueWords.folded(["xs s m xl xxl"] + ValueWords.all.map(\.sizes))

  /// What to write in place of all of them; no price is left out.
  func rule(areSizesThere: Bool) -> Diagnostic.PriceRule {
    let sizes = entries.map { entry in
      let name = entry.label.isEmpty ? "…" : entry.label
      return "{\"name\": \(JSONTree.quoted(name)), \"price\": \(entry.source)}"
    }.concatenated(separator: ", ")
    let written = areSizesThere ? sizes : onePrice ?? "\"sizes\": [\(sizes)]"
    return .scatteredPrices(
      keys: keys, count: entries.count, written: written, areSizesThere: areSizesThere)
  }

  /// All of them as one price, nil where they are several.
  private var onePrice: String? {
    let plain = entries.filter { $0.role == nil }
    let amounts = plain + entries.filter { $0.role != nil }
    let roles = entries.compactMap(\.role)
    if plain.count == 1, plain[0].isAmount, plain[0].label.isEmpty, roles == [.was] {
      return #""price": {"amount": \#(amounts[0].source), "was": \#(amounts[1].source)}"#
    }
    if plain.isEmpty, Set(roles) == [.from, .to], roles.count == 2 {
      let (from, to) = roles == [.from, .to] ? (entries[0], entries[1]) : (entries[1], entries[0])
      return #""price": {"from": \#(from.source), "to": \#(to.source)}"#
    }
    let isOne = Set(entries.map(\.amount)).count == 1
    let isPlain = plain.allSatisfy { $0.label.isEmpty || !$0.isAmount }
    return isOne && isPlain && roles.isEmpty && Set(entries.map(\.label)).count == 1
      ? "\"price\": \(entries[0].source)" : nil
  }
}

/// The members of a dish under which its prices stand.
struct ScatteredMembers {
  /// The places of their keys.
  private(set) var offsets: Set<Int> = []
  private(set) var keys: [String] = []
  private(set) var entries: [ScatteredPrices.Entry] = []
  /// The place of the last key that was looked at.
  var end = 0
  /// Whether the dish has a price that is none.
  var isFaulty = false
  private var firstKey: JSONValue?

  /// Whether a member was looked at for being one of them.
  func isLooked(at member: JSONMember) -> Bool { member.key.offset <= end }

  mutating func add(_ member: JSONMember, _ entries: [ScatteredPrices.Entry]) {
    if firstKey == nil, !(member.key == "price") { firstKey = member.key }
    offsets.insert(member.key.offset)
    keys.append(member.key.excerpt)
    self.entries += entries
  }

  /// The key where they are told of; nil where there is nothing to tell.
  var first: JSONValue? {
    let isOne = entries.count == 1 && entries[0].label.isEmpty
    guard !isFaulty, let firstKey, !isOne, keys.count > 1 || entries[0].role == nil else {
      return nil
    }
    return firstKey
  }
}
