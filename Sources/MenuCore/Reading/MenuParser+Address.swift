internal import LocatedJSON

extension MenuParser {
  /// Where the pizzeria is: a text, its translations, or its parts.
  mutating func address(_ value: JSONValue, _ key: String) -> Address? {
    guard value.kind == .object, value.members.contains(where: isPartOfAddress) else {
      return text(value, key, mayBreakLines: true).map { .text($0) }
    }
    var parts = PostalAddress()
    read(value, AddressKey.table, into: &parts)
    return parts == PostalAddress() ? nil : .postal(parts)
  }

  /// Whether a member is a part of an address, be it mistyped, and no language of a text.
  private func isPartOfAddress(_ member: JSONMember) -> Bool {
    if AddressKey.table.names.match(member.key) != nil { return true }
    let key = member.key.excerpt
    guard !member.isOwnersOwn, Language(tag: key) == nil else { return false }
    return KeyWords.Place.address.key(meantBy: key) != nil
  }
}
