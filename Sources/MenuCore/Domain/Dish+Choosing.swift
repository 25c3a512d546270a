/// What a dish is of which nobody can have all options, nor none.
extension Dish {
  /// The trusted diets that it suits only with some of the options of which some must be taken; O(*n*)
  /// in their number.
  public var dietsOnChoice: DietSet {
    guard !addOns.isEmpty, !diets.isEmpty else { return [] }
    let options = addOns.filter { $0.requiredCount > 0 }.flatMap(\.items)
    guard !options.isEmpty else { return [] }
    let against = options.map {
      DietSet(against: $0.believedStatement.contains, called: $0.name)
    }
    return trustedDiets.intersection(against.reduce(into: DietSet()) { $0.formUnion($1) })
  }

  /// The dish with prices at which somebody can have it: those of what must be taken included.
  ///
  /// Where the options cost as much as each other the price stays one amount, else it is the least.
  /// `self` where nothing must be taken that costs anything.
  public var pricedWithChoices: Dish {
    guard let required = requiredPrice, required.low > .zero else { return self }
    var dish = self
    dish.price = price?.adding(required)
    for place in sizes.indices { dish.sizes[place].price = sizes[place].price?.adding(required) }
    return dish
  }

  /// The most that one of it costs, in its dearest size; the least of a price that says no more.
  var highestPrice: Amount? {
    let dish = pricedWithChoices
    let prices = dish.price.map { [$0] } ?? dish.sizes.compactMap(\.price)
    return prices.compactMap { $0.highest ?? $0.lowest }.max()
  }

  /// The least that must be taken costs, and whether all of it costs that.
  private var requiredPrice: (low: Amount, isOnly: Bool)? {
    var sum: (low: Amount, isOnly: Bool)? = (.zero, true)
    for group in addOns where group.requiredCount > 0 {
      let prices = group.items.map(\.price)
      let isOnly =
        group.choose?.upperBound == group.requiredCount
        && prices.allSatisfy { $0?.highest == prices[0]?.highest && $0?.highest != nil }
      sum = group.requiredPrice.flatMap { price in
        sum.flatMap { before in
          before.low.adding(price).map { ($0, before.isOnly && isOnly) }
        }
      }
    }
    return sum
  }
}

extension MenuItem {
  /// The diets that it suits only with some of the options that are left and of which some must be
  /// taken; O(*n*) in their number.
  public var dietsOnChoice: DietSet {
    guard !addOns.isEmpty, !diets.isEmpty else { return [] }
    let options = addOns.filter { ($0.choose?.lowerBound ?? 0) > 0 }.flatMap(\.items)
    let against = options.map {
      DietSet(against: $0.allergens.contains, called: LocalizedText($0.name))
    }
    return DietSet(diets).intersection(against.reduce(into: DietSet()) { $0.formUnion($1) })
  }
}

extension DietSet {
  /// The diets that something is plainly against, by what it contains or by what it is called.
  fileprivate init(against contained: AllergenSet, called name: LocalizedText) {
    let groups = contained.withGroups
    let excluding = Diet.allCases.filter { !$0.excludedAllergens.isDisjoint(with: groups) }
    self = DietSet(excluding).union(name.dietsAgainst)
  }
}

extension Price {
  /// The price of something with something on top; as it is where that is too much to be held.
  fileprivate func adding(_ required: (low: Amount, isOnly: Bool)) -> Price {
    guard let lowest, let sum = lowest.adding(required.low) else { return self }
    var price = self
    let isExact = required.isOnly && lowest == highest
    price.value = isExact ? .exactly(sum) : .from(sum)
    price.was = was.flatMap { $0.adding(required.low) }
    return price
  }
}
