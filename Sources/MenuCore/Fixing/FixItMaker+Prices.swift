internal import LocatedJSON

extension FixItMaker {
  /// What is wrong with a price or the currency.
  func fixItForPrices(_ rule: Diagnostic.Rule, at place: FixPlace) -> FixIt? {
    switch rule {
    case .notAPrice(_, let suggestion?, _): price(suggestion, at: place)
    case .decimalCommaPrice(_, let read):
      place.value.flatMap { .single(writing(read, for: $0), isCertain: true) }
    case .ambiguousPrice(_, let small, let large):
      place.value.map { value in FixIt(choices: [small, large].map { writing($0, for: value) }) }
    case .negativePrice: withoutSign(place)
    case .priceAndSizes: keepingOne(of: "price", or: "sizes", at: place)
    case .conflictingPriceKeys(let first, let second):
      keepingOne(of: first, or: second, at: place)
    case .reversedPrices: swapping("from", "to", at: place)
    case .unknownCurrency(let text, let suggestion?):
      place.value.flatMap {
        .single(writing(suggestion, for: $0), isCertain: CurrencySigns.isUnique(text))
      }
    case .missingCurrency: statingCurrency()
    default: nil
    }
  }

  /// An amount in the place of a text that says no more than it.
  private func price(_ amount: String, at place: FixPlace) -> FixIt? {
    guard let value = place.value else { return nil }
    let text = value.string ?? value.written
    let words = text.split { $0.isWhitespace || $0.isNumber || ".,".contains($0) }
    // A sign says what a price is in, which is lost where the file does not say it.
    let isAmount = words.allSatisfy { word in
      words.count == 1 && currency != nil && CurrencySigns.currency(in: String(word)) == currency
        && CurrencySigns.isUnique(String(word))
    }
    return .single(writing(amount, for: value), isCertain: isAmount)
  }

  private func withoutSign(_ place: FixPlace) -> FixIt? {
    guard let value = place.value else { return nil }
    let text = (value.string ?? value.written).unicodeScalars.drop { $0 == "-" || $0 == "\u{2212}" }
    let amount = String(text)
    return .single(
      [.replacement(value.range, value.kind == .number ? amount : quoted(amount))],
      isCertain: false)
  }

  /// One of two members goes. The place may be one of them, or what holds them.
  private func keepingOne(of first: String, or second: String, at place: FixPlace) -> FixIt? {
    let around = [place.value, place.container].compactMap(\.self)
    guard let object = around.first(where: { $0.holds(first) && $0.holds(second) }) else {
      return nil
    }
    let ways = [second, first].compactMap { key -> [FileEdit]? in
      let text = JSONText(key)
      return object.members.first { text == $0.key }.flatMap {
        object.removal(ofEntryFrom: $0.key.offset)
      }.map { [$0] }
    }
    return ways.isEmpty ? nil : FixIt(choices: ways)
  }

  /// The values of two members change places.
  func swapping(_ first: StaticString, _ second: StaticString, at place: FixPlace) -> FixIt? {
    guard let object = place.value, object.kind == .object,
      let low = object.members.first(where: { $0.key == first })?.value,
      let high = object.members.first(where: { $0.key == second })?.value
    else { return nil }
    return .single(
      [
        FileEdit(low.range, Array(bytes[high.range])),
        FileEdit(high.range, Array(bytes[low.range])),
      ],
      isCertain: false)
  }

  /// The currency as the first thing that the file says, laid out as what comes next.
  private func statingCurrency() -> FixIt? {
    guard let root, root.kind == .object, let next = root.entries.first else { return nil }
    let gap = String(decoding: bytes[(root.offset + 1)..<next.lowerBound], as: UTF8.self)
    let space = gap.contains("\n") || gap.contains("\r") ? gap : " "
    return .single(
      [.insertion("\"currency\": \"EUR\",\(space)", at: next.lowerBound)], isCertain: false)
  }
}

extension JSONValue {
  /// Whether it is an object with this key.
  fileprivate func holds(_ key: String) -> Bool {
    let text = JSONText(key)
    return members.contains { text == $0.key }
  }
}

extension CurrencySigns {
  /// Whether a sign or name stands for one currency only: a dollar may be one of twenty.
  static func isUnique(_ text: String) -> Bool {
    let word = text.lowercased().filter { !$0.isWhitespace }
    return ["€", "eur", "euro", "euros", "£", "gbp", "₹", "₺", "₽", "₩", "₪", "฿", "₫", "₴"]
      .contains(word) || Currency(code: text) != nil
  }
}
