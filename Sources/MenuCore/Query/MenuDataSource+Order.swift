extension MenuDataSource {
  /// Sorts the rows inside each section; equal ones stay as they are. O(*n* log *n*).
  mutating func sort(by order: MenuQuery.Order) {
    guard order != .menu else { return }
    for number in layout.indices {
      let (list, positions) = (layout[number].list, layout[number].positions)
      let first = menu.firstNumber(of: list)
      switch order {
      case .menu: break
      case .name:
        layout[number].positions = sorted(positions) { position in
          FoldedText(context.text(menu[list][position].name)).bytes
        } by: {
          $0.lexicographicallyPrecedes($1)
        }
      case .price:
        layout[number].positions = sorted(positions) { position in
          facts?[first + position].lowest
        } by: { left, right in
          left.map { left in right.map { left < $0 } ?? true } ?? false
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
