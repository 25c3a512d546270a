/// The conditions that a row must meet in addition to the search; the empty filter lets every row pass.
public struct QueryFilter: Hashable, Sendable {
  /// The allergens that a row must be free of, groups or kinds.
  public var without: AllergenSet
  /// The diets that a row must suit, all of them.
  public var diets: DietSet
  /// The maximum for the lowest price of a row. A row without an amount is hidden by any limit, because it
  /// may cost more.
  public var limit: PriceLimit
  /// True if rows that only lack a statement about an excluded allergen are shown, with a mark.
  public var showsUndeclared = false

  /// Makes a filter; the default lets every row pass.
  public init(without: AllergenSet = [], diets: DietSet = [], limit: PriceLimit = .any) {
    self.without = without
    self.diets = diets
    self.limit = limit
  }

  /// True if no row is hidden.
  public var isEmpty: Bool { diets.isEmpty && without.isEmpty && limit == .any }

  /// The limit of a price. An amount that cannot be read cannot become `.any` by accident:
  /// `.upTo(Amount("3,00"))` does not compile.
  public enum PriceLimit: Hashable, Sendable {
    /// Any price, or no price.
    case any
    /// At most this amount.
    case upTo(Amount)
  }

  /// The conditions of both filters.
  func and(_ other: QueryFilter) -> QueryFilter {
    var both = self
    both.without.formUnion(other.without)
    both.diets.formUnion(other.diets)
    switch (limit, other.limit) {
    case (_, .any): break
    case (.any, _): both.limit = other.limit
    case (.upTo(let one), .upTo(let two)): both.limit = .upTo(min(one, two))
    }
    return both
  }

  /// The reason why a dish does not pass; nil if it passes.
  func reason(against facts: DishFacts) -> MenuCounts.Reason? {
    if let allergen = facts.warned.intersection(without).first { return .allergen(allergen) }
    if !facts.diets.isSuperset(of: diets) { return .diet }
    if case .upTo(let most) = limit, facts.lowest.map({ $0 > most }) ?? true { return .price }
    if !showsUndeclared, !facts.open.isDisjoint(with: without) { return .notStated }
    return nil
  }

  /// The filter closest to excluding a food that is not an allergen. Nil if there is none, or if it would
  /// exclude all allergens: *traces* doubts each of them, and fourteen filters are no useful suggestion.
  ///
  ///     QueryFilter(nearestToWithout: "Fleisch")          // vegetarian
  ///     QueryFilter(nearestToWithout: "animal products")  // vegan
  ///     QueryFilter(nearestToWithout: "mozzarella")       // without milk
  package init?(nearestToWithout food: String) {
    let finding = Lexicon.finding(in: food)
    if QueryWords.isOfAnimals(food) {
      self.init(diets: [.vegan])
    } else if !finding.traits.isDisjoint(with: [.meat, .pork, .beef]) {
      self.init(diets: [.vegetarian])
    } else if !finding.allergens.isEmpty, !finding.allergens.isSuperset(of: .groups) {
      self.init(without: finding.allergens)
    } else {
      return nil
    }
  }
}
