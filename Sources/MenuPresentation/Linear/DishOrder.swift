internal import MenuCore

/// A dish that is about to be added to the choice.
struct DishOrder: Hashable {
  private(set) var line: Choice.Line
  private var hasSize: Bool

  /// Makes an order of a dish; `count` is clamped to 1 at least.
  init(_ item: MenuItem, of dish: MenuDataSource.DishIndex, times count: Int) {
    line = Choice.Line(dish: dish, size: item.sizes.indices.first)
    hasSize = item.sizes.count <= 1
    times(count)
  }

  /// Orders it a number of times, clamped to 1 at least.
  mutating func times(_ count: Int) { line.count = max(1, count) }

  /// Chooses options. Returns the extras that exceed the limit of their group. Of two sizes, neither is chosen.
  mutating func choose(_ options: [DishOption], of item: MenuItem) -> [Choice.Extra] {
    let sizes = Set(options.filter { $0.extra == nil })
    if !sizes.isEmpty { hasSize = sizes.count == 1 }
    return line.choose(options, of: item)
  }

  /// The first part that still has to be chosen, nil if the order is complete.
  func missingPart(of item: MenuItem) -> DishPart? {
    guard hasSize else { return .size }
    return item.missingGroup(in: line).map(DishPart.group)
  }
}

/// A part of a dish that a guest has to choose.
enum DishPart: Hashable {
  case size
  /// A group of extras.
  case group(Int)
}
