internal import LocatedJSON

/// Lists of dishes under headings of the house.
extension MenuParser {
  /// The dishes under a heading of the house, in a list of the format and each with the heading as its
  /// group: `"calzoni": [{"name": "Classico"}]`
  func dishes(
    of member: JSONMember, in object: JSONValue, beside suggested: KeySet
  ) -> Rewriting? {
    if member.value.isEmptyList { return Rewriting([member], object.deleting(member)) }
    let heading = member.key.string ?? ""
    let id = Self.id(of: heading)
    let words = FoldedText(heading).text
    var key = FileKey.other
    if words.contains("pizz") { key = .pizzas }
    if Self.stemsOfDrinks.contains(where: words.hasPrefix) { key = .beverages }
    guard member.value.length < FileEdit.longestRewritten else {
      guard object.member(.other) == nil else { return nil }
      return Rewriting([member], FileEdit(member.key.range, JSONText.quoted(FileKey.other.name)))
    }
    guard !suggested.contains(key), !id.isEmpty, let entries = dishesMeant(by: member.value)
    else { return nil }
    let dishes = entries.map { dish -> JSONTree in
      guard case .object(let members) = dish, !members.contains(where: { $0.key == "group" })
      else { return dish }
      return .object([(FileKey.group.name, .text(id))] + members)
    }
    let old = object.member(key)
    guard old?.value.kind ?? .array == .array else { return nil }
    let all = (old?.value.elements.map(\.tree) ?? []) + dishes
    var text = JSONTree.member(key, .list(all))
    if object.member(.groups) == nil {
      let group = Self.group(called: id)
      text = JSONTree.member(.groups, .list([.word(group)])) + ", " + text
    }
    guard let old else { return Rewriting([member], FileEdit(member.whole, text), as: key) }
    return rewriting([old, member], of: object, as: text, key)
  }

  private static let stemsOfDrinks = [
    "vini", "vino", "vins", "vinos", "wein", "wine", "birr", "bier", "beer", "cervez", "cocktail",
    "aperiti", "digestiv", "drink", "bevand", "getrank", "boisson", "bebid",
  ]

  /// The dishes that a list or a map of names to prices means, each with its members; nil for any other
  /// value.
  private func dishesMeant(by value: JSONValue) -> [JSONTree]? {
    if let objects = value.pricedMeant ?? value.namedObjectsMeant {
      return objects.map { .word($0) }
    }
    guard value.kind == .array else { return nil }
    var dishes: [JSONTree] = []
    for element in value.elements {
      if element.kind == .object {
        dishes.append(.object(element.memberTrees))
      } else if let name = element.string,
        let objects = objectsMeant(by: [name], in: .other).first
      {
        dishes += objects
      } else {
        return nil
      }
    }
    return dishes.nonEmpty
  }
}
