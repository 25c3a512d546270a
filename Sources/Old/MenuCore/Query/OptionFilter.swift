/// What queries leave of a dish: which of its add-ons are offered, and so what it costs at least.
///
/// Rows, limits, orders and exports all ask here, so that no row costs more than the limit that it
/// passed.
struct OptionFilter: Sendable {
  /// Every filter that a row passed, the last one first.
  private let filters: [QueryFilter]
  /// The diets that the filters ask for.
  private let chosen: DietSet
  /// The diets that were searched.
  private let searched: DietSet
  /// What one of the diets excludes.
  private let excluded: AllergenSet

  /// What one more query leaves of what earlier ones left.
  init(_ filter: QueryFilter, searched diets: DietSet = [], after earlier: OptionFilter? = nil) {
    filters = [filter] + (earlier?.filters.filter { $0 != filter } ?? [])
    chosen = filter.diets.union(earlier?.chosen ?? [])
    searched = diets.union(earlier?.searched ?? [])
    excluded = AllergenSet(chosen.union(searched).diets.map(\.excludedAllergens))
  }

  /// The diets that are asked for, be it by a filter or by a word of the search.
  var diets: DietSet { chosen.union(searched) }

  /// Whether a row or an add-on is shown although nothing is stated about an excluded allergen.
  func isUndeclared(_ facts: DishFacts) -> Bool { filters.contains { $0.isUndeclared(facts) } }

  /// Whether an add-on has nothing in it that must not be. What it costs does not matter: the price
  /// that is asked for is that of the dish.
  private func offers(_ addOn: DishFacts) -> Bool {
    addOn.contained.isDisjoint(with: excluded) && filters.allSatisfy { $0.passes(addOn) }
  }

  /// The places of the add-ons of a group that are offered; O(*n*²) in their number where some must be
  /// taken.
  ///
  /// Options of which some must be taken need not be marked with a diet: what a dish is marked with
  /// holds of them too, unless they say something else. A dish may be found by its name alone; but where
  /// it is marked with a diet that was searched, what is taken with it must suit that too.
  func places(in addOns: [DishFacts], isRequired: Bool, with diets: DietSet = []) -> [Int] {
    let wanted = chosen.union(searched.intersection(diets))
    return addOns.indices.filter { place in
      offers(addOns[place])
        && (isRequired
          ? wanted.suits(addOns[place], among: addOns) : addOns[place].diets.isSuperset(of: chosen))
    }
  }

  /// The facts of a dish with the options of which some must be taken as far as they are offered. Of a
  /// group of which none is offered all stay, for nobody gets the dish without one.
  func left(of facts: DishFacts) -> DishFacts {
    guard !facts.choices.isEmpty else { return facts }
    var left = facts
    for (place, choice) in facts.choices.enumerated() {
      let places = places(in: choice.options, isRequired: true, with: facts.diets)
      guard !places.isEmpty, places.count < choice.options.count else { continue }
      left.choices[place].options = places.map { choice.options[$0] }
    }
    return left
  }

  /// The same of the dish itself, by which it is priced.
  func left(of dish: Dish) -> Dish {
    guard dish.addOns.contains(where: \.isRequired) else { return dish }
    var left = dish
    let diets = DishFacts(dish).diets
    for (index, group) in dish.addOns.enumerated() where group.isRequired {
      let places = places(in: group.items.map { DishFacts($0) }, isRequired: true, with: diets)
      if !places.isEmpty { left.addOns[index].items = places.map { group.items[$0] } }
    }
    return left
  }
}
