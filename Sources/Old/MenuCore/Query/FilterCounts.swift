/// What each single filter would do to a menu, whatever else is on.
public struct FilterCounts: Sendable {
  private let hidden: [Int]
  private let undeclared: [Int]
  private let suiting: [Diet: Int]
  private let prices: [Amount]

  /// Counts the dishes of a menu; O(*dishes*).
  public init(_ menu: Menu) {
    let facts = MenuFacts(menu).dishes
    func count(_ allergen: Allergen, _ counts: (QueryFilter, DishFacts) -> Bool) -> Int {
      var filter = QueryFilter()
      filter.without = AllergenSet(allergen)
      filter.showsUndeclared = true
      return facts.count { counts(filter, $0) }
    }
    hidden = Allergen.allCases.map { count($0) { $0.reason(against: $1) != nil } }
    undeclared = Allergen.allCases.map {
      count($0) { $0.reason(against: $1) == nil && $0.isUndeclared($1) }
    }
    suiting = Diet.allCases.reduce(into: [:]) { counts, diet in
      counts[diet] = facts.count { $0.diets.isSuperset(of: DietSet(diet)) }
    }
    prices = facts.filter { !$0.isByWeight }.compactMap(\.lowestPrice).sorted()
  }

  /// How many dishes contain an allergen, or may.
  public func hidden(by allergen: Allergen) -> Int { hidden[allergen.place] }

  /// How many say nothing of it.
  public func undeclared(of allergen: Allergen) -> Int { undeclared[allergen.place] }

  /// How many dishes suit a diet.
  public func suiting(_ diet: Diet) -> Int { suiting[diet] ?? 0 }

  /// How many dishes cost at most so much; O(log *dishes*).
  public func affordable(_ limit: Amount) -> Int {
    var (low, high) = (0, prices.count)
    while low < high {
      let middle = (low + high) / 2
      if prices[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// At most four round amounts that divide the menu by what its dishes cost: each lets more through
  /// than the one before, and none lets everything through.
  public var priceSteps: [Amount] {
    guard let most = prices.last else { return [] }
    let unit = most.roundUnit
    let steps = [1, 2, 3, 4].map { prices[(prices.count * $0 / 5)].roundedUp(to: unit) }
    return steps.reduce(into: []) { distinct, step in
      if step < most, distinct.last.map({ affordable($0) < affordable(step) }) ?? true {
        distinct.append(step)
      }
    }
  }
}

extension Amount {
  /// One in the second digit of the amount, at least one whole.
  fileprivate var roundUnit: Int64 {
    var unit: Int64 = 10_000
    while tenThousandths / unit >= 100 { unit *= 10 }
    return unit
  }

  /// The next amount upwards that is whole in a unit of ten-thousandths.
  fileprivate func roundedUp(to unit: Int64) -> Amount {
    Amount(tenThousandths: (tenThousandths + unit - 1) / unit * unit)
  }
}
