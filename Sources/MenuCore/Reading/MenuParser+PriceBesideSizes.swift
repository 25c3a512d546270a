internal import LocatedJSON

/// A price next to sizes: it becomes the price of one of them, or one of the two is deleted.
extension MenuParser {
  /// Reports a price next to sizes, with the sizes to write, or else with two edits: one deletes the
  /// price, the other the sizes unless they may warn.
  func reportPriceBesideSizes(of object: JSONValue) {
    let hasSurcharge = object.list(.sizes).contains { size in
      size.member(.price)?.value.isSurcharge ?? false
    }
    if hasSurcharge {
      // The size has its own message, with the sum of both prices; here it only counts as an error.
      log.countError()
      return
    }
    if log.skipsError() { return }
    var remedy = Remedy.oneOf(self.deletions(of: object))
    if let sizes = sizesWithPrice(of: object), !sizes.isLong { remedy = .advised(sizes) }
    log.report(.priceAndSizes, at: object.place(of: .price).range, remedy)
  }

  private func deletions(of object: JSONValue) -> [FileEdit] {
    guard let price = object.member(.price), let sizes = object.member(.sizes) else { return [] }
    let deletable = sizes.texts.contains(where: isAboutAllergens) ? [price] : [price, sizes]
    return deletable.compactMap(object.deleting)
  }

  /// Makes the price of a dish the price of its first size without one, or else of a new size; deletes it
  /// if a size already has that price.
  private func sizesWithPrice(of object: JSONValue) -> FileEdit? {
    guard let price = object.member(.price), let sizes = object.member(.sizes),
      sizes.value.kind == .array
    else { return nil }
    let written = price.value.text
    var entries: [JSONTree] = []
    var isWritten = false
    var names: Set<String> = []
    for size in sizes.value.elements {
      let own = size.members.first { $0.means([.price]) }?.value
      if let own, own.text == written { return object.deleting(price) }
      names.insert(size.member(.name)?.value.string ?? "")
      var entry = size.tree
      if size.kind == .object, own == nil, !isWritten {
        entry = .object(size.memberTrees + [(FileKey.price.name, price.value.tree)])
        isWritten = true
      }
      entries.append(entry)
    }
    if !isWritten {
      guard !names.contains(guess.nameOfOneSize) else { return nil }
      let name = JSONTree.text(guess.nameOfOneSize)
      entries.insert(.members([(.name, name), (.price, price.value.tree)]), at: 0)
    }
    return rewriting([price, sizes], of: object, as: PriceGuess.sizes(entries)).edit
  }

  /// Replaces a key that holds the name of the only size with a list of that size and its price; nil for
  /// any other value. `"size": "L", "price": "7.00"` → `"sizes": [{"name": "L", "price": "7.00"}]`
  func sizeWithPrice(_ unknown: UnknownMember) -> Rewriting? {
    let member = unknown.member
    guard unknown.near == .sizes, member.value.kind == .string || member.value.kind == .number,
      let price = unknown.object.member(.price)
    else { return nil }
    let name = member.value.text
    guard !isAboutAllergens(name) else { return nil }
    let size = JSONTree.members([(.name, .text(name)), (.price, price.value.tree)])
    let sizes = PriceGuess.sizes([size])
    let edit = rewriting([member, price], of: unknown.object, as: sizes).edit
    return edit.map { Rewriting(edit: $0) }
  }

  /// The sizes and prices in two lists, if one of them has an unknown key.
  func sizesOfLists(_ unknown: UnknownMember) -> Rewriting? {
    guard unknown.near == .sizes || unknown.near == .price, unknown.known.contains(.sizes),
      let lists = sizesInTwoLists(of: unknown.object)
    else { return nil }
    return lists.members.contains { $0.key.offset == unknown.member.key.offset } ? lists : nil
  }

  /// The maximum number of sizes that are joined with their prices.
  private static let mostSizes = 50

  /// The names of sizes and their prices in two lists, joined; nil without such lists.
  /// `"sizes": ["s", "m"], "prices": [5, 7]` →
  /// `"sizes": [{"name": "s", "price": "5.00"}, {"name": "m", "price": "7.00"}]`
  private func sizesInTwoLists(of dish: JSONValue) -> Rewriting? {
    guard dish.count <= Self.mostKeys, !log.isFull,
      let sizes = dish.members.first(where: { $0.means([.sizes]) }),
      let prices = dish.members.first(where: { $0.means([.price]) }),
      sizes.value.count <= Self.mostSizes, prices.value.count <= Self.mostSizes
    else { return nil }
    let areLists = sizes.value.kind == .array && prices.value.kind == .array
    let names = sizes.value.entriesOfList
    let written = prices.value.entriesOfList
    let amounts = written.compactMap(guess.amount)
    let hasSurcharge = written.contains { $0.hasPrefix("+") }
    guard names.count == amounts.count, names.count > 1 || areLists, written.count == names.count,
      !hasSurcharge, !names.contains(""), !names.contains(where: isAboutAllergens)
    else { return nil }
    let entries = zip(names, amounts).map { name, amount in
      JSONTree.members([(.name, .text(name)), (.price, .text(amount))])
    }
    return rewriting([sizes, prices], of: dish, as: PriceGuess.sizes(entries))
  }

  /// True for sizes or a price in two such lists. Reports them once: at an unknown key, else at the sizes.
  func reportTwoLists(_ value: JSONValue) -> Bool {
    // A valid size is an object.
    guard let dish = log.dish?.object, let own = dish.member(with: value),
      !value.elements.contains(where: { $0.kind == .object }), own.means([.sizes, .price]),
      let lists = sizesInTwoLists(of: dish),
      lists.members.contains(where: { $0.value.offset == value.offset })
    else { return false }
    let isFirst = lists.members[0].value.offset == value.offset
    if isFirst, lists.members.allSatisfy({ $0.fileKey != nil }) {
      reportType(.sizes, .size, at: value, .advised(lists.edit))
    } else {
      log.countError()
    }
    return true
  }
}

extension JSONValue {
  /// The texts and numbers of a list, or the entries of a text, which slashes or commas separate; an
  /// entry of another type is empty.
  fileprivate var entriesOfList: [String] {
    if kind == .array { return elements.map { $0.string ?? $0.number ?? "" } }
    guard let string, string.contains("/") else { return string?.namesMeant ?? [] }
    return string.split(separator: "/").map { String($0).trimmed }
  }
}
