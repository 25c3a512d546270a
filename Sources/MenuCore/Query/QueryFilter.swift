/// What a row must be, whatever is searched; the empty filter lets every row through.
public struct QueryFilter: Hashable, Sendable {
  /// The allergens that a row must be free of, groups or kinds.
  public var without: AllergenSet = []
  /// The diets that a row must suit, all of them.
  public var diets: DietSet = []
  /// Whether rows that only lack a statement about an excluded allergen are shown, marked.
  public var showsUndeclared = false
  /// The most that the lowest price of a row may be; a row without an amount is not shown, for
  /// nobody knows whether it costs less.
  public var maximumPrice: Amount?

  /// Makes the filter that lets every row through.
  public init() {}

  /// Takes a limit that was typed in place of the one before, or none.
  public mutating func limitPrice(as typed: TypedQuery) {
    maximumPrice = typed.maximumPrice ?? (typed.liftsPriceLimit ? nil : maximumPrice)
  }

  /// Whether no row is hidden.
  public var isEmpty: Bool { diets.isEmpty && without.isEmpty && maximumPrice == nil }

  /// Why something does not pass, nil when it does.
  ///
  /// A dish may be found by its name alone; but where it is marked with a diet that is searched in the
  /// same query, what is taken with it must suit that too.
  func reason(against facts: DishFacts, searched: DietSet = []) -> MenuCounts.Reason? {
    if let allergen = facts.warned.intersection(without).first { return .allergen(allergen) }
    if !showsUndeclared, isUndeclared(facts) { return .notStated }
    let wanted = diets.union(searched.intersection(facts.diets))
    for choice in facts.choices {
      if let reason = reason(against: choice, of: wanted) { return reason }
    }
    guard facts.diets.isSuperset(of: diets) else { return .diet }
    guard let maximumPrice else { return nil }
    let price = facts.lowestPrice.flatMap { $0.adding(additionalPrice(of: facts, wanted)) }
    guard !facts.isByWeight, let price, price <= maximumPrice else { return .price }
    return nil
  }

  /// What must be taken with a dish costs so much more where the cheapest options of it do not pass.
  private func additionalPrice(of facts: DishFacts, _ diets: DietSet) -> Amount {
    facts.choices.reduce(.zero) { sum, choice in
      let fit = choice.options.filter { passes($0) && diets.suits($0, among: choice.options) }
      guard choice.count > 0, fit.count < choice.options.count else { return sum }
      let more = fit.lowestSum(of: choice.count).subtracting(
        choice.options.lowestSum(of: choice.count))
      return sum.adding(more) ?? sum
    }
  }

  /// Whether an option has nothing in it that must not be, as far as it is asked for.
  private func passes(_ option: DishFacts) -> Bool {
    option.warned.isDisjoint(with: without)
      && (showsUndeclared || option.undeclared.isDisjoint(with: without))
  }

  /// What must not be in it and is not stated, of the dish itself or else of what is taken with it.
  func notStated(of facts: DishFacts) -> AllergenSet {
    let own = facts.undeclared.intersection(without)
    guard own.isEmpty else { return own }
    return AllergenSet(facts.choices.flatMap(\.options).map(\.undeclared)).intersection(without)
  }

  /// Why no option that must be taken with a dish passes: each may have something else in it.
  private func reason(
    against choice: DishFacts.Choice, of diets: DietSet
  ) -> MenuCounts.Reason? {
    let fit = choice.options.filter(passes)
    guard fit.count < choice.count else {
      let suiting = fit.filter { diets.suits($0, among: choice.options) }
      return suiting.count < choice.count ? .diet : nil
    }
    let warned = choice.options.reduce(AllergenSet()) { $0.union($1.warned) }
    return warned.intersection(without).first.map { .allergen($0) } ?? .notStated
  }

  /// Whether an option of which some must be taken is offered, although it may not be marked with a
  /// diet: what a dish is marked with holds of them too, unless they say something else.
  func offers(_ option: DishFacts, among options: [DishFacts]) -> Bool {
    var regardless = self
    regardless.diets = []
    return regardless.offers(option) && diets.suits(option, among: options)
  }

  /// Whether something passes at any price.
  func offers(_ facts: DishFacts) -> Bool {
    var filter = self
    filter.maximumPrice = nil
    return filter.reason(against: facts) == nil
  }

  /// Whether nothing is stated about something that must not be in it.
  func isUndeclared(_ facts: DishFacts) -> Bool {
    !facts.undeclared.isDisjoint(with: without)
  }
}

extension DietSet {
  /// Whether an option is nothing that one of the diets excludes: where some of its group are marked
  /// with the diet, it is marked too, and where none is, it contains nothing that the diet excludes.
  func suits(_ option: DishFacts, among options: [DishFacts]) -> Bool {
    diets.allSatisfy { diet in
      guard option.contained.isDisjoint(with: diet.excludedAllergens) else { return false }
      return option.diets.contains(diet) || !options.contains { $0.diets.contains(diet) }
    }
  }
}

extension [DishFacts] {
  /// The least that so many of them cost; what is not stated counts as nothing.
  fileprivate func lowestSum(of count: Int) -> Amount {
    map { $0.lowestPrice ?? .zero }.sorted().prefix(count).reduce(.zero) { sum, price in
      sum.adding(price) ?? sum
    }
  }
}
