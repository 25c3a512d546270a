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

  /// Why something does not pass, whatever it costs; nil when it does.
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
    return facts.diets.isSuperset(of: diets) ? nil : .diet
  }

  /// Whether something costs more than the limit, or nobody knows whether it does.
  func isTooDear(_ facts: DishFacts) -> Bool {
    guard let maximumPrice else { return false }
    return facts.isByWeight || facts.lowestPrice.map { $0 > maximumPrice } ?? true
  }

  /// Whether an option has nothing in it that must not be, as far as it is asked for.
  func passes(_ option: DishFacts) -> Bool {
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
