/// What the rows of a data source passed, one query after another.
struct AppliedQuery: Sendable {
  /// What was asked for, the last query first.
  private(set) var typed: [TypedQuery]
  /// Every word that was found in each row, the longest first.
  let words: [SearchWord]
  /// Every filter that let each row through.
  private(set) var filters: [QueryFilter]
  /// The counts of the last query.
  let counts: MenuCounts
  /// The first dishes that the last query found and hides.
  let hidden: [HiddenDish]

  init(
    typed: TypedQuery, filter: QueryFilter, counts: MenuCounts, hidden: [HiddenDish],
    after earlier: AppliedQuery?
  ) {
    let marks = typed.marks
    let all = marks + (earlier?.words.filter { !marks.contains($0) } ?? [])
    words = all.sorted { $0.bytes.count > $1.bytes.count }
    self.typed = (typed.isSearch ? [typed] : []) + (earlier?.typed ?? [])
    filters = [filter] + (earlier?.filters.filter { $0 != filter } ?? [])
    self.counts = counts
    self.hidden = hidden
  }

  /// Whether a row or an add-on is shown although nothing is stated about an excluded allergen.
  func isUndeclared(_ facts: DishFacts) -> Bool {
    filters.contains { $0.isUndeclared(facts) }
  }

  /// What a diet that was asked for excludes, and what a dish that is marked with it may contain, or
  /// does not state.
  func doubts(about facts: DishFacts) -> AllergenSet {
    let excluded = askedDiets.filter(facts.diets.contains).map(\.excludedAllergens)
    return AllergenSet(excluded).intersection(facts.warned.union(facts.undeclared))
  }

  private var askedDiets: [Diet] {
    filters.flatMap(\.diets.diets) + typed.flatMap { $0.diets.diets }
  }

  /// Whether an add-on is offered. What it costs does not matter: the price asked for is that of the
  /// dish.
  func offers(_ facts: DishFacts) -> Bool {
    isInDiet(facts) && filters.allSatisfy { $0.offers(facts) }
  }

  /// Whether one of the options of which some must be taken is offered.
  func offers(_ facts: DishFacts, among options: [DishFacts]) -> Bool {
    isInDiet(facts) && filters.allSatisfy { $0.offers(facts, among: options) }
  }

  /// A dish with the options of which some must be taken as far as they are offered, by which it is
  /// priced: nobody gets it for an option that is hidden. A group of which none is left stays as it is.
  func left(of dish: Dish) -> Dish {
    guard dish.addOns.contains(where: \.isRequired) else { return dish }
    var left = dish
    for place in dish.addOns.indices where dish.addOns[place].isRequired {
      let options = dish.addOns[place].items.map { (addOn: $0, facts: DishFacts($0)) }
      let all = options.map(\.facts)
      let offered = options.filter { offers($0.facts, among: all) }.map(\.addOn)
      if !offered.isEmpty { left.addOns[place].items = offered }
    }
    return left
  }

  /// Whether it contains nothing that a diet excludes, be it a filter or a word of the search.
  private func isInDiet(_ facts: DishFacts) -> Bool {
    facts.contained.isDisjoint(with: AllergenSet(askedDiets.map(\.excludedAllergens)))
  }
}
