internal import OldLocatedJSON

/// Members of a dish that say in one text what it can be had with, or how: `"senza glutine": "+2 €"`,
/// `"aggiunte": "bufala +2,00"`. Nothing is promised by them.
enum WishedMembers {
  /// What a member says where these keys are known, nil for any other.
  static func meaning(of member: JSONMember, in place: KeyWords.Place) -> Diagnostic.MeantMember? {
    let key = member.key.excerpt
    guard place.keys.contains(DishKey.addOns.rawValue), member.value.isOneText else { return nil }
    let text = member.value.excerpt
    // Without its sign each currency has two decimals at most.
    let currency = CurrencySigns.currency(in: text)
    if place.exactKey(meantBy: key) == DishKey.addOns.rawValue {
      let first = text.split { ";|\n".contains($0) }.first.map(String.init) ?? text
      let priced = PricedName(first, currency: currency, isDrink: false)
      return .addOnsInWords(name: priced?.name ?? "…", price: priced?.price)
    }
    guard DietWords.meaning(ofKey: KeyWords.folded(key)) != nil,
      text.contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    let amount = text.drop { " +".contains($0) }
    let price = PriceSource.clear(String(amount), currency: currency)
    return .dietByWish(name: UnreadKey.spaced(key), price: price)
  }
}

extension JSONValue {
  /// Whether it is a text or a number, which may be a price.
  fileprivate var isOneText: Bool { kind == .string || kind == .number }
}
