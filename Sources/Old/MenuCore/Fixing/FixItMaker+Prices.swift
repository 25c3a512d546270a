internal import OldLocatedJSON

extension FixItMaker {
  /// What is wrong with a price or the currency.
  func fixItForPrices(_ rule: Diagnostic.PriceRule, at place: FixPlace) -> FixIt? {
    if let suggestion = rule.suggestion { return writing(suggestion, for: rule, at: place) }
    return switch rule {
    case .negativePrice: withoutSign(place)
    case .priceAndSizes:
      withoutRepeatedPrice(place) ?? keepingOne(of: "price", or: "sizes", at: place)
    case .conflictingPriceKeys("amount", "to"):
      place.value?.members.first { $0.key == "amount" }.flatMap {
        .single([.replacement($0.key.range, quoted("from"))], isCertain: false)
      }
    case .conflictingPriceKeys(let first, let second):
      keepingOne(of: first, or: second, at: place)
    case .scatteredPrices(let keys, _, let written, let areSizesThere):
      gathering(keys, written, areSizesThere, at: place)
    case .reversedPrices: swapping("from", "to", at: place)
    case .lowerOldPrice(_, _, "amount"): swapping("amount", "was", at: place)
    case .priceInName(_, let name, let price):
      place.value.flatMap {
        .single(
          [.replacement($0.range, #"\#(quoted(name)), "price": \#(price)"#)], isCertain: false)
      }
    case .missingCurrency(let code): statingCurrency([code ?? "EUR"])
    case .severalCurrencies(let codes): statingCurrency(codes)
    case .notAPrice, .decimalCommaPrice, .ambiguousPrice, .foreignCurrency, .severalPrices,
      .surcharge, .priceTooLarge, .tooManyDecimals, .sizeWithoutPrice, .unknownCurrency,
      .lowerOldPrice, .missingPrice, .zeroPrice, .unlikelyPrice:
      nil
    }
  }

  /// What the rule suggests, in the place of the value or of the whole price that holds it.
  private func writing(
    _ suggestion: Diagnostic.Suggestion, for rule: Diagnostic.PriceRule, at place: FixPlace
  ) -> FixIt? {
    guard let value = place.value else { return nil }
    if case .wholePrice(let text) = suggestion {
      guard let price = place.container, price.kind == .object else { return nil }
      return .single([.replacement(price.range, text)], isCertain: false)
    }
    // `7.555` is a slip or thousands; with only one of them to take, an editor would guess. Of yen
    // nobody writes decimals.
    if case .tooManyDecimals(_, _, let allowed, _) = rule, allowed > 0, !suggestion.isCertain {
      return nil
    }
    if case .ambiguousPrice = rule, suggestion.isOneReading { return nil }
    let texts = suggestion.texts.map { [FileEdit.replacement(value.range, $0)] }
    guard case .severalPrices(_, let amounts, _) = rule, !amounts.isEmpty else {
      return FixIt(choices: texts, isCertain: suggestion.isCertain)
    }
    return FixIt(choices: [sizes(amounts, at: place)].compactMap(\.self) + texts)
  }

  /// Sizes in the place of a price; how they are called, only the owner knows.
  private func sizes(_ amounts: [String], at place: FixPlace) -> [FileEdit]? {
    guard let member = place.member, member.key == "price" else { return nil }
    let sizes = amounts.map { #"{"name": "…", "price": "\#($0)"}"# }
    return [
      .replacement(member.key.range, "\"sizes\""),
      .replacement(member.value.range, "[\(sizes.concatenated(separator: ", "))]"),
    ]
  }

  private func withoutSign(_ place: FixPlace) -> FixIt? {
    guard let value = place.value else { return nil }
    let text = (value.string ?? value.written).unicodeScalars.drop { $0 == "-" || $0 == "\u{2212}" }
    let amount = String(text)
    return .single(
      [.replacement(value.range, value.kind == .number ? amount : quoted(amount))],
      isCertain: false)
  }

  /// The price of a dish goes that one of its sizes has too: nothing is lost by it.
  private func withoutRepeatedPrice(_ place: FixPlace) -> FixIt? {
    let around = [place.value, place.container].compactMap(\.self)
    guard let dish = around.first(where: { $0.hasMember("price") && $0.hasMember("sizes") }),
      let price = dish.members.first(where: { $0.key == "price" }), let amount = price.value.amount,
      let sizes = dish.members.first(where: { $0.key == "sizes" })?.value,
      sizes.elements.contains(where: { size in
        size.members.contains { $0.key == "price" && $0.value.amount == amount }
      }), let removal = dish.removal(ofEntryFrom: price.key.offset)
    else { return nil }
    return .single([removal], isCertain: true)
  }

  /// One of two members goes. The place may be one of them, or what holds them.
  private func keepingOne(of first: String, or second: String, at place: FixPlace) -> FixIt? {
    let around = [place.value, place.container].compactMap(\.self)
    guard let object = around.first(where: { $0.hasMember(first) && $0.hasMember(second) }) else {
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
  private func statingCurrency(_ codes: [String]) -> FixIt? {
    guard let root, root.kind == .object, let next = root.entries.first else { return nil }
    let gap = bytes[(root.offset + 1)..<next.lowerBound]
    let hasLines = gap.contains(0x0A) || gap.contains(0x0D)
    let space = hasLines ? String(decoding: gap, as: UTF8.self) : " "
    return FixIt(
      choices: codes.map {
        [.insertion("\"currency\": \"\($0)\",\(space)", at: next.lowerBound)]
      })
  }
}

extension JSONValue {
  /// The amount that it is, as a number or in quotes.
  fileprivate var amount: Amount? {
    kind == .number ? Amount(written) : string.flatMap { Amount($0) }
  }

  /// Whether it is an object with this key.
  fileprivate func hasMember(_ key: String) -> Bool {
    let text = JSONText(key)
    return members.contains { text == $0.key }
  }
}
