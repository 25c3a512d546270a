internal import LocatedJSON

/// A dish whose values can be replaced in its file.
struct UpdatableDish {
  /// The outcome for one value.
  enum Result {
    case unchanged
    case edit(FileEdit)
    case problem(DishUpdate.Problem)
  }

  let dish: Dish
  let object: JSONValue
  /// The currency and the language of the menu.
  let currency: Currency?
  let language: Language?
  /// The file.
  let bytes: [UInt8]

  /// Its name, to be updated.
  var name: NameUpdate { NameUpdate(of: object.only(.name), language: language) }

  /// The outcome for the other values of an update.
  func edits(for update: DishUpdate, shown: (String) -> String) -> [Result] {
    var results: [Result] = []
    if let amount = update.amount {
      results.append(setPrice(amount, ofSize: update.size, shown: shown))
    }
    if let isSoldOut = update.isSoldOut { results.append(mark(isSoldOut)) }
    return results
  }

  private func mark(_ isSoldOut: Bool) -> Result {
    switch object.soldOutChange(to: isSoldOut, in: bytes) {
    case .unchanged: .unchanged
    case .edit(let edit): .edit(edit)
    case .repeated, .unclear: .problem(.unclear(.soldOut))
    }
  }

  private func setPrice(
    _ amount: Amount, ofSize size: String?, shown: (String) -> String
  ) -> Result {
    guard size != nil || dish.sizes.isEmpty else { return .problem(.unknownSize) }
    var owner = object
    if let size {
      let sizes = object.list(.sizes).filter { $0.names.map(shown).contains(size) }
      guard sizes.count == 1 else { return .problem(.unknownSize) }
      owner = sizes[0]
    }
    let prices = owner.all(.price)
    guard prices.count <= 1 else { return .problem(.unclear(.price)) }
    guard let price = prices.first else { return insertPrice(amount, into: owner) }
    return replace(price.value, with: amount)
  }

  private func replace(_ price: JSONValue, with amount: Amount) -> Result {
    let digits = amount.digits(in: currency)
    switch price.kind {
    case .object:
      guard let own = price.only(.amount) else { return .problem(.notOneAmount) }
      return replace(own, with: amount)
    case .number:
      if Amount(price.written) == amount { return .unchanged }
      return .edit(FileEdit(price.range, digits))
    case .string:
      let text = price.text
      if (Amount(text) ?? Amount(notation: text, in: currency)) == amount { return .unchanged }
      return .edit(FileEdit(price.range, JSONText.quoted(digits)))
    case .null: return .edit(FileEdit(price.range, JSONText.quoted(digits)))
    case .array, .boolean: return .problem(.unclear(.price))
    }
  }

  /// Writes a price after the name of a dish or a size that has no price.
  private func insertPrice(_ amount: Amount, into owner: JSONValue) -> Result {
    guard let name = owner.only(.name) else { return .problem(.unclear(.name)) }
    let end = name.end
    let member = JSONTree.member(.price, .text(amount.digits(in: currency)))
    return .edit(FileEdit(end..<end, ", \(member)"))
  }
}

extension JSONValue {
  /// The value of a key; nil unless the object has the key exactly once.
  fileprivate func only(_ key: FileKey) -> JSONValue? {
    all(key).only?.value
  }

  /// The name of an object in all its languages.
  fileprivate var names: [String] {
    guard let name = only(.name) else { return [] }
    if let text = name.string { return [text] }
    return name.members.compactMap { $0.value.string }
  }
}
