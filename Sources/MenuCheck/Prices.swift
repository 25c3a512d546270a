internal import MenuCore

/// A dish with its entry in the file.
struct CheckedDish {
  let place: DishEntry
  let dish: Dish
}

/// The prices of some dishes, sorted.
struct Prices {
  private let sorted: [Amount]
  /// The number of dishes, and of those with a price of any kind.
  let dishes: Int
  let priced: Int

  init(_ entries: [CheckedDish]) {
    sorted = entries.compactMap { $0.dish.lowestPrice }.filter { $0 > .zero }.sorted()
    dishes = entries.count
    priced = entries.count { $0.dish.hasPrice }
  }

  var count: Int { sorted.count }

  /// The median of the other prices, the lower one of two; O(log *n*).
  func median(without amount: Amount) -> Amount? {
    guard sorted.count > 1 else { return nil }
    let lower = sorted.countAtStart { $0 < amount }
    // The amount itself, which follows the lower ones, is left out.
    let index = (sorted.count - 2) / 2
    if index < lower { return sorted[index] }
    return sorted[index + 1]
  }
}

extension Dish {
  /// True if the dish or one of its sizes has a price, even if it is only a text.
  var hasPrice: Bool { !allPrices.isEmpty }
}
