internal import LocatedJSON

/// Amounts under keys that the format does not know.
extension MenuParser {
  /// The only amount of a dish without a price, as its price: `"listino": "7.00"`. Nil for a dish with prices.
  func onlyPrice(_ member: JSONMember, of object: JSONValue) -> Rewriting? {
    if object.members.contains(where: { size(pricedBy: $0) != nil }) { return nil }
    var price = Rewriting(edit: member.renamed(FileKey.price.name), key: .price)
    // Any other number is perhaps data of the owner.
    let isMoney = member.value.text.contains(#/[.,][0-9]{2}\b|\p{Sc}/#)
    if !isMoney { price.doubtful = member }
    return price
  }

  /// The only amount under an unknown key of a dish with a name, if the dish has no price, or only prices whose
  /// keys name sizes: a dish with a single size is rare.
  /// `"media ración": "7", "da dividere": "12"` → da dividere
  func onlyAmount(in unknown: UnknownMember) -> JSONMember? {
    let object = unknown.object
    guard object.count <= 50, object.member(.sizes) == nil, object.has([.name]) else { return nil }
    let prices = object.members.filter { $0.means([.price]) || size(pricedBy: $0) != nil }
    guard prices.allSatisfy({ Self.isSize($0.key.text) }) else { return nil }
    return object.members.filter { member in
      size(pricedBy: member) == nil && hasUnknownKey(member, unknown.known) && isAmount(member)
    }.only
  }

  /// True for an amount of money that is no list of signs.
  private func isAmount(_ member: JSONMember) -> Bool {
    member.value.priceTree != nil && guess.amount(member.value.text) != nil
      && signs(of: member) == nil
  }
}
