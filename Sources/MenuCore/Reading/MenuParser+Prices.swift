internal import LocatedJSON

/// Prices: a number, a text of digits, or an object.
extension MenuParser {
  /// The currency of the file: an ISO 4217 code. `"€"` is reported with the code to write.
  func currency(_ value: JSONValue) -> Currency? {
    guard let code = plainText(value, .currency) else { return nil }
    if let currency = Currency(code), currency.code == code { return currency }
    let near = Currency(named: code)
    log.report(
      .unknownCurrency(value.excerpt), at: value.range,
      .certain(value.writing(near.map { .text($0.code) })))
    return nil
  }

  /// Moves the currency of a dish or of a part of it to the file, which has none or the same.
  func currencyElsewhere(_ unknown: UnknownMember) -> Rewriting? {
    let member = unknown.member
    guard unknown.known != .file, FileKey.named(member.key.text, among: [.currency]) != nil,
      let currency = member.value.string.flatMap({ Currency(named: $0) }),
      menu.currency == currency || root?.member(.currency) == nil,
      currencyOfParts ?? currency == currency
    else { return nil }
    let edits = [addition(of: currency), unknown.object.deleting(member)]
    return Rewriting(edit: log.change(by: edits.compactMap(\.self)))
  }

  /// Reports a price with a currency in a file without one.
  private func reportCurrency(in value: JSONValue) -> Bool {
    guard menu.currency == nil, root?.member(.currency) == nil,
      let currency = guess.currency(in: value.text)
    else { return false }
    let addition = addition(of: currency)
    log.report(.notAPrice(value.excerpt, meant: nil), at: value.range, .advised(addition))
    return true
  }

  /// The edit that adds a currency to a file without one; nil for any other file, and if an earlier message
  /// adds one.
  private func addition(of currency: Currency) -> FileEdit? {
    guard let root, root.member(.currency) == nil, currencyOfParts == nil else { return nil }
    currencyOfParts = currency
    return root.adding(.currency, .text(currency.code))
  }

  /// A price; nil for any other value, which is reported.
  func price(_ value: JSONValue) -> Price? {
    guard value.kind == .object else { return amount(value).map { Price(.exactly($0)) } }
    if let meant = wrappedPrice(in: value) {
      reportType(.price, .price, at: value, write: meant)
      return nil
    }
    if let objects = value.pricedMeant {
      reportSizes(PriceGuess.sizes(objects), inPlaceOf: value)
      return nil
    }
    let members = members(of: value, .price)
    let waysOfPrices: KeySet = [.amount, .from, .to, .text]
    var amounts: [FileKey: Amount] = [:]
    var words: LocalizedText?
    var per: LocalizedText?
    for (key, value) in members.once {
      switch key {
      case .text: words = text(value, key, isRead: false)
      case .per: per = text(value, key, isRead: false)
      default: amounts[key] = amount(value, key)
      }
    }
    let price: Price.Value?
    switch KeySet(members.once.map(\.key)).intersection(waysOfPrices) {
    case [.amount]: price = amounts[.amount].map { .exactly($0) }
    case [.text]: price = words.map { .text($0) }
    case [.from]: price = amounts[.from].map { .from($0) }
    case [.from, .to]: price = range(amounts[.from], amounts[.to], at: value)
    // A key that may mean one of them, and one that is given twice, has its own message.
    case [] where !members.suggested.isDisjoint(with: waysOfPrices),
      [] where members.twice.contains { waysOfPrices.contains($0.key) }:
      price = nil
    default:
      price = nil
      reportKeys(ofPrice: value, isBare: amounts.isEmpty && words == nil)
    }
    return price.map { Price($0, per: per, was: amounts[.was]) }
  }

  /// The price in an object with the names of its currency as keys; nil for any other object.
  private func wrappedPrice(in value: JSONValue) -> JSONTree? {
    if let only = value.members.only, only.isWrapperOfPrice { return only.value.tree }
    // The usual object: the words of owners are not read for it.
    guard !value.has(.price), let amount = value.amountInTwoUnits,
      amount.isWritten(for: menu.currency)
    else { return nil }
    return .text("\(amount)")
  }

  /// Reports an object that has no price, or several prices.
  private func reportKeys(ofPrice value: JSONValue, isBare: Bool) {
    let ways = pricesIn(value)
    var missing: FileKey?
    if isBare { missing = .amount }
    if value.member(.to) != nil, ways.count == 1 { missing = .from }
    var remedy = Remedy.advised(missing.flatMap { value.adding($0, .text("…")) })
    if ways.count > 1 { remedy = .oneOf(ways) }
    reportType(.price, .price, at: value, remedy)
  }

  /// The edits that each keep one of the prices in an object: an amount, a range, a text.
  private func pricesIn(_ object: JSONValue) -> [FileEdit] {
    let ways: [KeySet] = [[.amount], [.from, .to], [.text]]
    return ways.compactMap { way in
      let members = object.members.filter { member in
        member.fileKey.map { way.union([.per, .was]).contains($0) } ?? false
      }
      let isOne = members.contains { $0.fileKey.map(way.contains) ?? false }
      let price = JSONTree.object(members.map(\.namedTree))
      return isOne ? object.writing(price) : nil
    }
  }

  private func range(_ from: Amount?, _ to: Amount?, at value: JSONValue) -> Price.Value? {
    guard let from, let to else { return nil }
    guard from <= to else {
      let low = value.member(.to)?.value
      let high = value.member(.from)?.value
      let price = JSONTree.members([(.from, low?.tree), (.to, high?.tree)])
      log.report(
        .priceRange(from: from, to: to), at: value.range,
        .advised(value.count == 2 ? value.writing(price) : nil))
      return nil
    }
    return .range(from...to)
  }

  /// An amount of money: digits with a point, or any text that `notation` can read.
  func amount(_ value: JSONValue, _ key: FileKey = .price) -> Amount? {
    guard value.kind == .number || value.kind == .string else {
      reportList(value, key)
      return nil
    }
    // A decimal comma outside quotes is already reported as a fault of the JSON.
    var digits = value.withUTF8(Amount.init(utf8:))
    if value.hasDecimalComma || value.isCommaOfThousands(in: menu.currency) {
      digits = Amount(value.text.withPoint)
    }
    if let amount = digits {
      guard amount.isWritten(for: menu.currency) else {
        log.hideMending(of: value)
        reportDecimals(of: amount, at: value)
        return nil
      }
      return amount
    }
    if let text = value.string, let amount = Amount(notation: text, in: menu.currency) {
      log.report(
        .priceNotation(text.cut(to: 20), amount), at: value.range,
        .certain(value.writing(.text("\(amount)"))))
      return amount
    }
    let meant = guess.meaning(of: value.text, isPrice: key == .price)
    if reportCurrency(in: value) { return nil }
    guard case .sizes(let sizes)? = meant else {
      let edit = value.writing(meant?.value.map { .word($0) })
      var remedy = Remedy.advised(edit)
      if case .certain? = meant { remedy = .certain(edit) }
      if case .notIn? = meant, key == .price {
        remedy = .advised(value.writing(.members([(.text, value.tree)])))
      }
      log.report(.notAPrice(value.excerpt, meant: meant), at: value.range, remedy)
      return nil
    }
    reportSizes(sizes, inPlaceOf: value)
    return nil
  }

  private func reportDecimals(of amount: Amount, at value: JSONValue) {
    var digits = amount.text(in: menu.currency)
    // Where prices are in the thousands, the point separates thousands.
    let isOfThousands = menu.currency.map { Self.ofThousands.contains($0.code) } ?? false
    if isOfThousands, amount.writtenFractionDigits == 3 {
      digits = value.text.filter(\.isNumber)
    }
    log.report(
      .priceDecimals(value.excerpt, amount, menu.currency), at: value.range,
      .advised(value.writing(.text(digits))))
  }

  /// Currencies in which a dish costs hundreds or more.
  private static let ofThousands: Set = [
    "ALL", "AMD", "CLP", "COP", "HUF", "IDR", "ISK", "JPY", "KRW", "PYG", "RSD", "VND",
  ]

  var guess: PriceGuess {
    PriceGuess(currency: menu.currency, language: menu.language)
  }

  /// Reports a text with several prices. The edit replaces it and its key with sizes.
  private func reportSizes(_ sizes: String, inPlaceOf value: JSONValue) {
    if reportTwoLists(value) { return }
    let member = log.dish?.object.member(with: value)
    log.report(
      .notAPrice(value.excerpt, meant: .sizes(sizes)), at: value.range,
      .advised(member.map { FileEdit($0.whole, sizes) }))
  }

  /// Reports a list instead of a price: a single price loses its brackets, several become sizes.
  private func reportList(_ value: JSONValue, _ key: FileKey) {
    if reportTwoLists(value) { return }
    let prices = value.elements.map(\.text)
    if key == .price, value.count > 0, value.elements.allSatisfy({ $0.kind == .object }) {
      return reportSizes(PriceGuess.sizes(value.elements.map(\.tree)), inPlaceOf: value)
    }
    let pairs = value.elements.compactMap(\.entryMeant)
    if key == .price, let pairs = pairs.nonEmpty, pairs.count == value.count {
      return reportSizes(PriceGuess.sizes(pairs), inPlaceOf: value)
    }
    if key == .price, prices.count > 1,
      case .sizes(let sizes)? = guess.meaning(
        of: prices.joined(separator: "/"), isPrice: true)
    {
      return reportSizes(sizes, inPlaceOf: value)
    }
    let named = value.members.first { $0.means([.amount, .price]) }
    let only = value.elements.only ?? named?.value
    reportType(key, .price, at: value, write: only?.tree)
  }
}

extension JSONValue {
  /// True for a text with a comma before three digits that are not decimals of the currency: `"4,000"`
  fileprivate func isCommaOfThousands(in currency: Currency?) -> Bool {
    guard let string, string.utf8.contains(UInt8(ascii: ",")),
      Amount(notation: string, in: currency) == nil
    else { return false }
    return string.wholeMatch(of: #/[0-9]{1,9},[0-9]{3}/#) != nil
  }

  /// The amount of an object with the units and the cents of a currency; nil for any other object.
  /// `{"euro": 9, "cent": 50}` → 9.50
  fileprivate var amountInTwoUnits: Amount? {
    guard count == 2, let units = members.first(where: { Currency(named: $0.key.text) != nil }),
      let cents = members.first(where: { OwnerWords.shared.has($0.key.text, about: .cents) }),
      let whole = Int(units.value.text), let rest = Int(cents.value.text), 0..<100 ~= rest
    else { return nil }
    return Amount("\(whole).\(rest / 10)\(rest % 10)")
  }
}

extension JSONMember {
  /// True for a price in an object, under its currency or an unknown key: `{"EUR": 7}`
  fileprivate var isWrapperOfPrice: Bool {
    let name = key.text
    let isPrice = value.kind == .number || value.kind == .string || value.kind == .object
    return isPrice && fileKey == nil
      && (Currency(named: name) != nil
        || FileKey.named(name, among: [.price]) != nil && value.kind == .object)
  }
}

extension Amount {
  /// Reads an amount that has one sign or code of its currency next to it, or a decimal comma with the
  /// decimals of the currency, or with one of two; nil for any other text.
  /// `€ 7,00` → 7.00, `8,5` → 8.50
  package init?(notation text: String, in currency: Currency?) {
    guard text.utf8.count <= 40 else { return nil }
    var rest = text.trimmed
    let signs = currency.map { [AmountFormatter.sign(of: $0), $0.code] } ?? []
    if let sign = signs.first(where: { rest.utf8.starts(with: $0.utf8) }) {
      rest = String(rest.dropFirst(sign.count)).trimmed
    } else if let sign = signs.first(where: { rest.hasSuffix($0) }) {
      rest = String(rest.dropLast(sign.count)).trimmed
    } else if !rest.utf8.contains(UInt8(ascii: ",")) {
      return nil
    }
    let digits = currency?.fractionDigits ?? 2
    if let comma = rest.utf8.firstIndex(of: UInt8(ascii: ",")) {
      let count = rest[comma...].utf8.count - 1
      if count == 1, digits == 2 { rest += "0" }
      guard digits > 0, count == digits || count == 1 && digits == 2 else { return nil }
    }
    guard let amount = Amount(rest.withPoint), amount.isWritten(for: currency) else { return nil }
    self = amount
  }
}

extension String {
  /// The text with points in place of commas: `7,50` → `7.50`
  var withPoint: String { String(map { $0 == "," ? "." : $0 }) }
}
