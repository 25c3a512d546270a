extension MenuDataSource {
  /// Puts the rows of each section in an order; rows that are equal in it stay as they stood.
  mutating func sort(by order: MenuQuery.Order, facts: MenuFacts) {
    guard order != .menu else { return }
    for place in sections.indices {
      switch order {
      case .menu: break
      case .name: sections[place].positions = byName(sections[place])
      case .price: sections[place].positions = byPrice(sections[place], facts: facts)
      }
    }
  }

  private func byPrice(_ section: MenuSection, facts: MenuFacts) -> [Int] {
    let start = facts.numbers.start(of: section.list)
    var priced: [(price: Amount, row: Int, position: Int)] = []
    var unpriced: [Int] = []
    for (row, position) in section.positions.enumerated() {
      if let price = facts.dishes[start + position].lowestPrice {
        priced.append((price, row, position))
      } else {
        unpriced.append(position)
      }
    }
    priced.sort { ($0.price, $0.row) < ($1.price, $1.row) }
    return priced.map(\.position) + unpriced
  }

  private func byName(_ section: MenuSection) -> [Int] {
    let named = section.positions.enumerated().map { row, position in
      let name = menu.dish(at: position, in: section.list)?.name
      return (name: name.map { FoldedText(context.text($0)).bytes } ?? [], row: row, position)
    }
    return named.sorted { left, right in
      left.name == right.name
        ? left.row < right.row : left.name.lexicographicallyPrecedes(right.name)
    }.map(\.2)
  }
}
