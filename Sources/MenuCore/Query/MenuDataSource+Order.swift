extension MenuDataSource {
  /// Sorts the rows inside each section; equal ones stay as they are. O(*n* log *n*).
  mutating func sort(by order: MenuQuery.Order, _ index: MenuIndex) {
    guard order != .menu else { return }
    for number in layout.indices {
      let list = layout[number].list
      layout[number].positions =
        switch order {
        case .menu: layout[number].positions
        case .name:
          sorted(layout[number].positions) { position in
            FoldedText(menu.look(at: position, in: list) { context.text($0.name) } ?? "").bytes
          } by: {
            $0.lexicographicallyPrecedes($1)
          }
        case .price:
          sorted(layout[number].positions) { position in
            index.facts[index.number(of: DishIndex(list: list, position: position))].lowest
          } by: { left, right in
            guard let right else { return left != nil }
            return left.map { $0 < right } ?? false
          }
        }
    }
  }

  private func sorted<Key>(
    _ positions: [Int], _ key: (Int) -> Key, by precedes: (Key, Key) -> Bool
  ) -> [Int] {
    positions.enumerated().map { (place: $0.offset, position: $0.element, key: key($0.element)) }
      .sorted { left, right in
        if precedes(left.key, right.key) { return true }
        return precedes(right.key, left.key) ? false : left.place < right.place
      }
      .map(\.position)
  }
}
