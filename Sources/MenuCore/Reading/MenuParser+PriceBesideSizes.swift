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
    var remedy = Remedy.oneOf(self.deletions(of: object))
    // A longer text is not offered in a message.
    if !log.isFull, let sizes = sizesWithPrice(of: object),
      sizes.replacement.count <= Suggestion.longest
    {
      remedy = .advised(sizes)
    }
    log.report(.priceAndSizes, at: object.place(of: .price).range, remedy)
  }

  private func deletions(of object: JSONValue) -> [FileEdit] {
    guard object.count <= Self.mostKeys, let price = object.member(.price),
      let sizes = object.member(.sizes)
    else { return [] }
    guard !sizes.texts.contains(where: warns) else { return [object.deleting(price)] }
    return [object.deleting(price), object.deleting(sizes)]
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
      let own = size.member(.price)?.value
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
    guard !warns(name) else { return nil }
    let size = JSONTree.members([(.name, .text(name)), (.price, price.value.tree)])
    let sizes = PriceGuess.sizes([size])
    let edit = rewriting([member, price], of: unknown.object, as: sizes).edit
    return edit.map { Rewriting([member], $0) }
  }
}
