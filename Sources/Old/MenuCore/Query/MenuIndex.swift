/// The dishes of a menu, prepared so that each query answers at once.
///
/// It holds the folded texts of all dishes behind each other and what the filters ask of each. Make
/// it at the first search and give it to every query over the same menu.
public struct MenuIndex: Sendable {
  let facts: MenuFacts
  let texts: MenuTexts
  /// Whether a filter may change what a dish costs, and so an order by price.
  package var hasChangingPrices: Bool { facts.hasChangingPrices }
  /// The allergens that the ingredients of each dish give away.
  let evidence: [AllergenSet]

  /// Prepares a menu.
  ///
  /// - Complexity: O(*n*) in the length of all texts.
  public init(_ menu: Menu) {
    facts = MenuFacts(menu)
    texts = MenuTexts(menu)
    evidence = menu.evidentAllergens
  }
}

extension Menu {
  /// The allergens that the ingredients of each dish give away, the lists behind each other; O(*n*).
  var evidentAllergens: [AllergenSet] {
    var evidence: [AllergenSet] = []
    evidence.reserveCapacity(numberOfDishes)
    for list in MenuList.allCases {
      forEachDish(in: list) { evidence.append($0.plainAllergens) }
    }
    return evidence
  }
}

/// Which number each dish of a menu has: the lists behind each other.
struct DishNumbers: Hashable, Sendable {
  private let starts: [Int]
  /// How many dishes there are.
  let count: Int

  init(_ menu: Menu) {
    var starts: [Int] = []
    var count = 0
    for list in MenuList.allCases {
      starts.append(count)
      count += menu.numberOfDishes(in: list)
    }
    self.starts = starts
    self.count = count
  }

  /// The number of the first dish of a list.
  func start(of list: MenuList) -> Int {
    switch list {
    case .pizzas: starts[0]
    case .beverages: starts[1]
    case .desserts: starts[2]
    case .other: starts[3]
    }
  }
}

/// What the filters and orders ask of every dish of a menu.
struct MenuFacts: Sendable {
  let numbers: DishNumbers
  let dishes: [DishFacts]
  /// Whether something must be taken with a dish, so that a filter may change what that costs.
  let hasChangingPrices: Bool

  init(_ menu: Menu) {
    numbers = DishNumbers(menu)
    var dishes: [DishFacts] = []
    dishes.reserveCapacity(numbers.count)
    for list in MenuList.allCases { menu.forEachDish(in: list) { dishes.append(DishFacts($0)) } }
    self.dishes = dishes
    hasChangingPrices = dishes.contains { !$0.choices.isEmpty }
  }
}
