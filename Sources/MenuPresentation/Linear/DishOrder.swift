internal import MenuCore

/// A dish on its way into the choice.
struct DishOrder: Hashable {
  private(set) var line: Choice.Line
  private var hasSize: Bool

  /// Makes the order of a dish, which is taken at least once.
  init(_ item: MenuItem, of dish: MenuDataSource.DishIndex, times count: Int) {
    line = Choice.Line(
      dish: dish, size: item.sizes.indices.first, count: min(max(1, count), Choice.most))
    hasSize = item.sizes.count <= 1
  }

  /// Chooses options; the extras for which there is no room.
  mutating func choose(_ options: [DishOption], of item: MenuItem) -> [Choice.Extra] {
    for case .size in options { hasSize = true }
    return line.choose(options, of: item)
  }

  /// The first part that is still to be chosen, nil where nothing is.
  func missingPart(of item: MenuItem) -> DishPart? {
    guard hasSize else { return .size }
    return item.missingGroup(in: line).map(DishPart.group)
  }
}

/// A part of a dish of which a guest must choose.
enum DishPart: Hashable {
  case size
  /// A group of extras.
  case group(Int)
}
