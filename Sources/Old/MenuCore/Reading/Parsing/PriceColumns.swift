internal import OldLocatedJSON

/// The members of a dish that nothing reads and that hold its prices, each called by its size or by
/// what the price is of: `"piccola": "7,00"`.
struct PriceColumns {
  /// What a key of a dish says of prices.
  enum Key {
    /// It is a price, with what is said of it.
    case price(PriceWord)
    /// It is the name of a size, or says how much there is or where it is had.
    case size
    /// Nobody can tell, so that its amount may be a price.
    case unknown
    /// It says something else.
    case other

    init(_ key: String, in list: MenuList) {
      self =
        if let word = PriceWord(key, in: list) { .price(word) } else if PriceColumns.isSize(key) {
          .size
        } else { PriceColumns.isUnknown(key, in: list) ? .unknown : .other }
    }
  }

  /// The keys of these members, as they stand in the file.
  private let offsets: Set<Int>

  /// Takes the dish of a list, with prices in a currency.
  init(of dish: JSONValue, in list: MenuList, currency: Currency?, meaning: (String) -> Key) {
    // Only so far: an object with a thousand keys must not cost too much.
    let members = dish.members.prefix(64).filter { $0.value.kind != .null && !$0.isOwnersOwn }
    var hasPrice = members.contains { $0.key == "price" || $0.key == "sizes" }
    var (sizes, others): ([JSONMember], [JSONMember]) = ([], [])
    for member in members where DishKey.tables[list].names.match(member.key) == nil {
      switch meaning(member.key.excerpt) {
      case .price: hasPrice = true
      case .size: sizes.append(member)
      case .unknown: others.append(member)
      case .other: break
      }
    }
    sizes = sizes.filter { member in
      Self.isMoney(member.value, currency)
        || !hasPrice && PriceSource(of: member.value, currency: currency) != nil
    }
    others = hasPrice ? [] : others.filter { Self.isMoney($0.value, currency) }
    // One amount may be anything; several where a price is missing are what is missing.
    let areAll = sizes.count + others.count > 1
    offsets = Set((areAll ? sizes + others : sizes).map(\.key.offset))
  }

  /// Whether a member is one of them.
  func contains(_ member: JSONMember) -> Bool { offsets.contains(member.key.offset) }

  /// Whether a key is the name of a size, or says how much there is or where it is had.
  fileprivate static func isSize(_ key: String) -> Bool {
    guard key.utf8.count <= 24 else { return false }
    let word = KeyWords.folded(key)
    return sizes.contains(word) || MeasureWords.number(in: key, for: "volumeMl") != nil
      || MeasureWords.number(in: key, for: "diameterCm") != nil
  }

  private static let sizes = ValueWords.folded(
    ["xs s m l xl xxl"] + ValueWords.all.map(\.sizes)
      + ValueWords.all.flatMap { $0.servings.map(\.1) } + Serving.allCases.map(\.rawValue))

  /// Whether nobody can tell what a key means, so that its amount may be a price.
  fileprivate static func isUnknown(_ key: String, in list: MenuList) -> Bool {
    KeyWords.Place.dish(of: list).key(meantBy: key) == nil && !PriceWord.isNone(key)
      && LostKeys.meaning(of: key) == nil && MissingKey.meant(by: key) == nil
  }

  /// Whether a value has a currency, or the decimals of one: `4.5` may be how good it is.
  private static func isMoney(_ value: JSONValue, _ currency: Currency?) -> Bool {
    guard value.length <= 24, value.withUTF8({ $0.contains(where: \.isASCIIDigit) }),
      PriceSource(of: value, currency: currency) != nil
    else { return false }
    let text = value.string ?? value.written
    let decimals = text.split { $0 == "." || $0 == "," }.last.map { $0.prefix(while: \.isNumber) }
    let hasDecimals =
      text.contains { $0 == "." || $0 == "," }
      && decimals?.count == currency?.fractionDigits ?? 2
    return hasDecimals || value.kind == .string && !CurrencySigns.codes(in: text).isEmpty
      || value.kind == .string && currency?.fractionDigits == 0
  }
}
