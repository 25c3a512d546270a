/// What the filters and the orders ask of a dish.
struct DishFacts: Sendable {
  /// Options of which so many must be taken.
  typealias Choice = (count: Int, options: [DishFacts])

  /// What it contains, for whatever a guest may ask.
  let contained: AllergenSet
  /// What it contains or may contain.
  let warned: AllergenSet
  /// What nothing is stated about.
  let undeclared: AllergenSet
  /// The diets it suits.
  let diets: DietSet
  /// The least and the most that it costs by itself, the least where its price says no more.
  var ownPrices: (lowest: Amount?, highest: Amount?)
  /// Whether it is sold by weight or volume, in whatever size: no limit can be kept then.
  private(set) var isByWeight = false
  /// The options of which so many must be taken with it.
  var choices: [Choice] = []

  /// The least one pays, what must be taken with it included.
  var lowestPrice: Amount? { withChoices(ownPrices.lowest) }

  /// The most that one of it costs, in its dearest size and with the least of what must be taken.
  var highestPrice: Amount? { withChoices(ownPrices.highest) }

  /// A price with the least of what must be taken besides; nil where the sum is too large to be told.
  private func withChoices(_ price: Amount?) -> Amount? {
    choices.reduce(price) { sum, choice in
      let least = choice.options.map { $0.ownPrices.lowest ?? .zero }.leastSum(of: choice.count)
      return least.flatMap { sum?.adding($0) }
    }
  }

  /// What it contains or may contain, be it by one option alone of those that must be taken: who looks
  /// for milk has found it.
  var warnedOnChoice: AllergenSet {
    choices.reduce(warned) { all, choice in
      choice.options.reduce(all) { $0.union($1.warned) }
    }
  }

  init(_ dish: Dish) {
    let asked = AllergenProfile(dish.statements)
    contained = asked.contained
    warned = asked.warned
    undeclared = asked.undeclared
    diets = asked.trusted(dish.diets.subtracting(dish.dietsAgainstIngredients))
    ownPrices = dish.ownPrices
    isByWeight = dish.prices.contains(where: \.isByWeight)
    choices = dish.addOns.filter(\.isRequired).map { group in
      (group.requiredCount, group.items.map { DishFacts($0) })
    }
  }

  init(_ addOn: AddOn) {
    let asked = AllergenProfile(addOn.believedStatement)
    contained = asked.contained
    warned = asked.warned
    undeclared = asked.undeclared
    diets = asked.trusted(addOn.diets)
    ownPrices = (addOn.price?.lowest, addOn.price?.highestKnown)
  }
}

/// What filters ask of the add-ons of a group, for who asks many of them.
package struct AddOnFacts {
  private let options: [DishFacts]
  private let isRequired: Bool

  /// Looks at the add-ons once; O(*n*) in their number.
  package init(_ group: AddOnGroup) {
    options = group.items.map { DishFacts($0) }
    isRequired = group.isRequired
  }

  /// The places of those that a filter leaves; O(*n*²) in their number where some must be taken.
  package func left(by filter: QueryFilter) -> [Int] {
    OptionFilter(filter).places(in: options, isRequired: isRequired)
  }
}

extension [DishSize] {
  /// The least that one pays for some of them.
  var lowestPrice: Amount? { compactMap { $0.price?.lowest }.min() }

  /// The most that one pays for some of them.
  fileprivate var highestPrice: Amount? { compactMap { $0.price?.highestKnown }.max() }
}

extension Dish {
  /// The least and the most that it costs by itself.
  fileprivate var ownPrices: (lowest: Amount?, highest: Amount?) {
    guard let price else { return (sizes.lowestPrice, sizes.highestPrice) }
    return (price.lowest ?? sizes.lowestPrice, price.highestKnown)
  }
}

extension Price {
  /// The most that one pays, or the least where its price says no more.
  fileprivate var highestKnown: Amount? { highest ?? lowest }
}
