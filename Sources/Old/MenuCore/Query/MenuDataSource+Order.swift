extension MenuDataSource {
  /// Puts the rows of each section in an order; rows that are equal in it stay as they stood.
  mutating func sort(by order: MenuQuery.Order, facts: MenuFacts) {
    guard order != .menu else { return }
    for place in layout.indices {
      switch order {
      case .menu: break
      case .name: layout[place].positions = byName(layout[place])
      case .price, .dearest:
        layout[place].positions = byPrice(
          layout[place], facts: facts, isDearestFirst: order == .dearest)
      }
    }
  }

  private func byPrice(
    _ section: MenuSection, facts: MenuFacts, isDearestFirst: Bool
  ) -> [Int] {
    let start = facts.numbers.start(of: section.list)
    var priced: [(price: Amount, row: Int, position: Int)] = []
    var unpriced: [Int] = []
    for (row, position) in section.positions.enumerated() {
      let left = left(of: facts.dishes[start + position])
      if let price = isDearestFirst ? left.highestPrice : left.lowestPrice {
        priced.append((price, row, position))
      } else {
        unpriced.append(position)
      }
    }
    priced.sort { left, right in
      guard left.price != right.price else { return left.row < right.row }
      return (left.price < right.price) != isDearestFirst
    }
    return priced.map(\.position) + unpriced
  }

  private func byName(_ section: MenuSection) -> [Int] {
    var folder = TextFolder()
    var named: [(start: UInt64, name: Range<Int>, row: Int, position: Int)] = []
    for (row, position) in section.positions.enumerated() {
      guard let name = menu.name(at: position, in: section.list) else { continue }
      var begin = folder.bytes.count
      var text = context.text(name)
      text.withUTF8 { folder.fold($0) }
      // 'Nduja stands among what begins with n.
      begin = folder.bytes[begin...].firstIndex(where: \.isOfWord) ?? begin
      let range = begin..<folder.bytes.count
      named.append((folder.bytes[range].firstEight, range, row, position))
    }
    let names = folder.bytes
    named.sort { left, right in
      if left.start != right.start { return left.start < right.start }
      let (one, other) = (names[left.name], names[right.name])
      if one.lexicographicallyPrecedes(other) { return true }
      return left.row < right.row && !other.lexicographicallyPrecedes(one)
    }
    return named.map(\.position)
  }
}

extension ArraySlice<UInt8> {
  /// The first eight bytes as a number that is ordered as they are, short of them zeros.
  fileprivate var firstEight: UInt64 {
    var number: UInt64 = 0
    for place in 0..<8 {
      number = number << 8 | (place < count ? UInt64(self[startIndex + place]) : 0)
    }
    return number
  }
}
