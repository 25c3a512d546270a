internal import OldLocatedJSON

extension MenuParser {
  /// What something costs; nil with a diagnostic for what is no price.
  mutating func price(_ value: JSONValue, at place: PricePlace) -> Price? {
    let price: Price?
    switch value.kind {
    case .number, .string: price = amount(value, at: place).map { Price(.exactly($0)) }
    case .object:
      if place == .dish, reportScattered(in: value) { return nil }
      price = compoundPrice(value)
    case .array where place == .dish && reportScattered(in: value): return nil
    case .null, .boolean, .array:
      reportType("price", .price, at: value)
      return nil
    }
    // An add-on that costs nothing more is nothing to ask about.
    if let lowest = price?.lowest, lowest.isZero, place != .addOn {
      report(.price(.zeroPrice), at: value)
    }
    return price
  }

  /// Whether a name of what has no price ends with one, which is told.
  mutating func reportPrice(in name: JSONValue?) -> Bool {
    let isDrink = log.dish?.list == .beverages
    var isTold = false
    name?.forEachText { value in
      guard !isTold, let text = value.string,
        let priced = PricedName(text, currency: menu.currency, isDrink: isDrink)
      else { return }
      isTold = true
      report(
        .price(
          .priceInName(
            text: text.cut(to: Diagnostic.excerptLength), name: priced.name, price: priced.price)),
        at: value)
    }
    return isTold
  }

  /// An amount of money; nil with a diagnostic for anything else.
  mutating func amount(_ value: JSONValue, at place: PricePlace) -> Amount? {
    guard value.kind == .number || value.kind == .string else {
      reportType(place.key, .amount, at: value)
      return nil
    }
    notes.notePrice(at: value, dish: log.dish)
    let isPlain = value.kind == .string || !value.hasDecimalComma
    if isPlain, let amount = value.withUTF8({ Amount(utf8: $0) }),
      amount.isWritten(for: menu.currency)
    {
      return amount
    }
    return validatedAmount(value, at: place)
  }

  private mutating func validatedAmount(_ value: JSONValue, at place: PricePlace) -> Amount? {
    let (text, isQuoted) = (value.string ?? value.written, value.kind == .string)
    switch PriceParser.read(text, currency: menu.currency, isQuoted: isQuoted) {
    case .amount(let amount): return amount
    case .decimalComma(let amount):
      // Outside quotes the comma was told of as a fault of the JSON.
      if isQuoted {
        report(.price(.decimalCommaPrice(text: value.excerpt, read: amount.description)), at: value)
      }
      return amount
    case .fault:
      if place == .dish, isQuoted, reportScattered(in: value) { return nil }
      report(.price(rule(for: text, at: place, isQuoted: isQuoted)), at: value)
      return nil
    }
  }

  /// What is wrong with an amount. Where the file names no currency, it is the first whose sign stands
  /// in a price, and another one is another one.
  private mutating func rule(
    for text: String, at place: PricePlace, isQuoted: Bool
  ) -> Diagnostic.PriceRule {
    let own = menu.currency
    let rule = PriceParser.rule(for: text, currency: own, at: place, isQuoted: isQuoted)
    guard own == nil, !notes.hasCurrencyKey, isQuoted,
      let code = PricePhrase(text, own: nil)?.currency
    else { return rule }
    notes.noteCurrency(code)
    guard let first = notes.currencies.first, !first.hasSameUTF8(as: code) else { return rule }
    return PriceParser.rule(
      for: text, currency: Currency(code: first), at: place, isQuoted: isQuoted)
  }

  private mutating func compoundPrice(_ object: JSONValue) -> Price? {
    let draft = priceDraft(of: object)
    if let code = foreignCurrency(in: object), let own = menu.currency {
      reportForeignCurrency(code, of: draft, beside: own, at: object)
      return nil
    }
    return price(draft, object)
  }

  /// What the members of a price say, each by itself.
  private mutating func priceDraft(of object: JSONValue) -> PriceDraft {
    var draft = PriceDraft()
    // What is paid for, or up to what, stands where nothing reads it: the amount alone is untrue.
    draft.isFaulty = object.members.contains { member in
      !member.isOwnersOwn && PriceKey.table.match(member.key) == nil
        && meaning(of: member.key, .price) != nil
    }
    let mayAddUnit = !object.members.contains { $0.key == "per" }
    let isAlone = object.members.dropFirst().first { _ in true } == nil
    func stated(_ key: PriceKey, _ parser: inout MenuParser, _ value: JSONValue) -> Amount? {
      let amount = parser.amount(
        value, at: .member(key, mayAddUnit: mayAddUnit, isAlone: isAlone))
      draft.stated.append(key)
      draft.isFaulty = draft.isFaulty || amount == nil
      return amount
    }
    readMembers(of: object, PriceKey.table) { parser, member in
      guard !member.isRepeated else {
        draft.isFaulty = true
        return
      }
      let (key, value) = (member.key, member.value)
      switch key {
      case .per: draft.per = parser.text(value, "per")
      case .text:
        draft.text = parser.text(value, "text")
        draft.isFaulty = draft.isFaulty || draft.text == nil
      case .was:
        draft.was = parser.amount(value, at: .member(key, mayAddUnit: false, isAlone: false))
      case .amount: draft.amount = stated(key, &parser, value)
      case .from: draft.from = stated(key, &parser, value)
      case .to: draft.to = stated(key, &parser, value)
      }
    }
    return draft
  }

  /// Reports a price in another currency than the menu's, with the same amount in that one where it is
  /// nothing but an amount.
  private mutating func reportForeignCurrency(
    _ code: String, of draft: PriceDraft, beside own: Currency, at object: JSONValue
  ) {
    let source = draft.amount.flatMap { amount in
      draft.per == nil ? PricePlace.dish.source(of: Price(.exactly(amount)), in: own) : nil
    }
    let text = [draft.amount?.description, code].compactMap(\.self).concatenated(separator: " ")
    report(
      .price(
        .foreignCurrency(
          text: text, currency: code, own: own.code, suggestion: source.map { .choices([$0]) })),
      at: object)
  }

  /// The currency that a price states for itself, nil for that of the file and for none.
  func foreignCurrency(in object: JSONValue) -> String? {
    // Only so far: it is asked at each key of the price that nothing reads.
    let member = object.members.prefix(64).first { member in
      !member.isOwnersOwn && member.value.kind == .string
        && PriceKey(rawValue: member.key.excerpt) == nil
        && KeyWords.Place.file.exactKey(meantBy: member.key.excerpt) == FileKey.currency.rawValue
    }
    guard let text = member?.value.excerpt, let own = menu.currency,
      let code = CurrencySigns.currency(in: text)?.code, !code.hasSameUTF8(as: own.code)
    else { return nil }
    return code
  }

  private mutating func price(_ draft: PriceDraft, _ object: JSONValue) -> Price? {
    let stated = PriceKey.allCases.filter { draft.stated.contains($0) }
    let hasText = draft.text != nil
    if hasText, let key = stated.first {
      report(.price(.conflictingPriceKeys(first: key.rawValue, second: "text")), at: object)
      return nil
    }
    if let second = stated.dropFirst().first, stated.first == .amount {
      report(.price(.conflictingPriceKeys(first: "amount", second: second.rawValue)), at: object)
      return nil
    }
    guard !draft.isFaulty else { return nil }
    if let was = draft.was, let now = draft.amount ?? draft.from, was < now {
      let key = draft.amount == nil ? PriceKey.from : .amount
      report(
        .price(
          .lowerOldPrice(was: was.description, now: now.description, key: key.rawValue)),
        at: object)
    }
    if let text = draft.text { return Price(.text(text), per: draft.per, was: draft.was) }
    if let amount = draft.amount {
      return Price(.exactly(amount), per: draft.per, was: draft.was)
    }
    guard let from = draft.from else {
      report(.key(.missingKey(key: stated.isEmpty ? "amount" : "from")), at: object)
      return nil
    }
    guard let to = draft.to else {
      return Price(.from(from), per: draft.per, was: draft.was)
    }
    guard from <= to else {
      report(.price(.reversedPrices(from: from.description, to: to.description)), at: object)
      return nil
    }
    return Price(.range(from, to), per: draft.per, was: draft.was)
  }
}

/// The members of a price while they are read.
private struct PriceDraft {
  /// Which of the amounts are stated, if only with a fault.
  var stated: [PriceKey] = []
  var amount: Amount?
  var from: Amount?
  var to: Amount?
  var per: LocalizedText?
  var was: Amount?
  var text: LocalizedText?
  var isFaulty = false
}
