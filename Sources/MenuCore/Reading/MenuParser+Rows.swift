internal import LocatedJSON

/// Dishes as a spreadsheet or a script writes them: rows of cells.
extension MenuParser {
  /// The keys that the columns of a table may have.
  private static let columns: KeySet = [
    .number, .name, .description, .ingredients, .price,
  ]

  /// The dishes that the rows of a table mean, with or without a row of headings; nil for any other value.
  /// `["Margherita", "pomodoro, mozzarella", 7.5]` →
  /// `{"name": "Margherita", "ingredients": ["pomodoro", "mozzarella"], "price": 7.5}`
  func dishesMeant(byRows value: JSONValue) -> [JSONTree]? {
    let rows = value.elements.map { Array($0.elements) }
    guard value.length < Self.longestHeadings, let head = rows.first,
      rows.allSatisfy({ (2...12).contains($0.count) })
    else { return nil }
    let keys = head.compactMap { cell in
      cell.string.flatMap { FileKey.named($0, among: Self.columns) }
    }
    var dishes: [JSONTree?]
    if keys.count == head.count {
      dishes = rows.dropFirst().map { dish(ofCells: $0, keys) }
    } else {
      dishes = rows.map { dish(ofCells: $0, columns(of: $0)) }
    }
    guard !dishes.contains(where: { $0 == nil }) else { return nil }
    return dishes.compactMap(\.self).nonEmpty
  }

  /// The columns of a row without headings: perhaps a number, a name, perhaps texts, one or more prices.
  private func columns(of row: [JSONValue]) -> [FileKey] {
    var columns: [FileKey] = []
    for cell in row {
      let text = cell.text
      if !columns.contains(.name) {
        columns.append(columns.isEmpty && cell.isSign ? .number : .name)
      } else if guess.amount(text) != nil {
        columns.append(.price)
      } else {
        columns.append(text.namesMeant.count > 1 ? .ingredients : .description)
      }
    }
    return columns
  }

  /// A dish with the cells of a row; nil if one of them does not fit its column.
  private func dish(ofCells row: [JSONValue], _ columns: [FileKey]) -> JSONTree? {
    var members: [(key: FileKey, value: JSONTree)] = []
    var amounts: [String] = []
    var price: JSONTree?
    for (cell, key) in zip(row, columns)
    where cell.kind != .null && !(cell.string?.isBlank ?? false) {
      let text = cell.text
      guard cell.kind == .string || cell.kind == .number else { return nil }
      switch key {
      case .price:
        guard let amount = guess.amount(text) else { return nil }
        amounts.append(amount)
        price = cell.kind == .number ? cell.tree : .text(amount)
      case .ingredients: members.append((key, .texts(text.namesMeant)))
      default:
        guard !members.contains(where: { $0.key == key }) else { return nil }
        members.append((key, .text(text)))
      }
    }
    if amounts.count == 1, let price {
      members.append((.price, price))
    } else if let sizes = guess.objects(ofSizes: amounts) {
      members.append((.sizes, .list(sizes)))
    }
    guard members.contains(where: { $0.key == .name }) else { return nil }
    return .members(members.map { ($0.key, $0.value) })
  }
}
