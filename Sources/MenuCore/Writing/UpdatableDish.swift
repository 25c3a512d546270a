internal import LocatedJSON

/// A dish of a file with the new values of its rows so far.
struct UpdatableDish {
  private let dish: Dish
  private let object: JSONValue
  /// The currency of the menu.
  private let currency: Currency?
  private let bytes: [UInt8]

  private var name: NameUpdate
  /// The prices by the names of their sizes.
  private var amounts: [String?: Amount] = [:]
  private var isSoldOut: Bool?
  private var changes: [Range<Int>: FileEdit] = [:]

  init(_ dish: Dish, in object: JSONValue, of menu: Menu, bytes: [UInt8]) {
    self.dish = dish
    self.object = object
    currency = menu.currency
    self.bytes = bytes
    name = NameUpdate(of: object.only(.name), language: menu.language)
  }

  var edits: [FileEdit] { changes.values + name.edits(of: bytes) }

  /// Takes the values of a row, except those that differ from an earlier row; returns the problems.
  mutating func take(_ update: DishUpdate, shown: (String) -> String) -> [DishUpdate.Problem] {
    var problems: [DishUpdate.Problem] = []
    let amount = Self.first(update.amount, at: &amounts[update.size])
    let mark = Self.first(update.isSoldOut, at: &isSoldOut)
    if amount != update.amount || mark != update.isSoldOut { problems.append(.contradictory) }
    if let text = update.name, let problem = name.set(text, in: update.language, shown: shown) {
      problems.append(problem)
    }
    if let amount, let problem = setPrice(amount, ofSize: update.size, shown: shown) {
      problems.append(problem)
    }
    if let mark, let problem = setMark(mark) { problems.append(problem) }
    return problems
  }

  /// The value, unless an earlier one differs from it.
  private static func first<Value: Equatable>(_ value: Value?, at first: inout Value?) -> Value? {
    guard let value else { return nil }
    first = first ?? value
    return value == first ? value : nil
  }

  private mutating func setMark(_ isSoldOut: Bool) -> DishUpdate.Problem? {
    switch object.soldOutChange(to: isSoldOut, in: bytes) {
    case .unchanged: break
    case .edit(let edit): changes[edit.range] = edit
    case .repeated, .unclear: return .unclear(.soldOut)
    }
    return nil
  }

  private mutating func setPrice(
    _ amount: Amount, ofSize size: String?, shown: (String) -> String
  ) -> DishUpdate.Problem? {
    guard size != nil || dish.sizes.isEmpty else { return .unknownSize }
    var owner = object
    if let size {
      let sizes = object.list(.sizes).filter { $0.names.map(shown).contains(size) }
      guard let only = sizes.only else { return .unknownSize }
      owner = only
    }
    let prices = owner.all(.price)
    guard prices.count <= 1 else { return .unclear(.price) }
    if let price = prices.first { return replace(price.value, with: amount) }
    // A dish or a size without a price gets one after its name.
    guard let name = owner.only(.name) else { return .unclear(.name) }
    let member = JSONTree.member(.price, .text(amount.digits(in: currency)))
    write(", \(member)", at: name.whole.upperBound..<name.whole.upperBound)
    return nil
  }

  private mutating func replace(_ price: JSONValue, with amount: Amount) -> DishUpdate.Problem? {
    let digits = amount.digits(in: currency)
    switch price.kind {
    case .object:
      guard let own = price.only(.amount) else { return .notOneAmount }
      return replace(own, with: amount)
    case .number:
      if Amount(price.written) != amount { write(digits, at: price.range) }
    case .string:
      let old = Amount(price.text) ?? Amount(notation: price.text, in: currency)
      if old != amount { write(JSONText.quoted(digits), at: price.range) }
    case .null: write(JSONText.quoted(digits), at: price.range)
    case .array, .boolean: return .unclear(.price)
    }
    return nil
  }

  private mutating func write(_ text: String, at range: Range<Int>) {
    changes[range] = FileEdit(range, text)
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
