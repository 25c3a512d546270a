/// The conditions that a row must meet, whatever is searched; the empty filter lets every row through.
public struct QueryFilter: Hashable, Sendable {
  /// The allergens that a row must be free of, groups or kinds.
  public var without: AllergenSet
  /// The diets that a row must suit, all of them.
  public var diets: DietSet
  /// The most that the lowest price of a row may be; a row without an amount is not shown under a
  /// limit, for nobody knows if it costs less.
  public var limit: PriceLimit
  /// True if rows that only lack a statement about an excluded allergen are shown, marked.
  public var showsUndeclared = false

  /// Makes a filter, by default one that lets every row through.
  public init(without: AllergenSet = [], diets: DietSet = [], limit: PriceLimit = .any) {
    (self.without, self.diets, self.limit) = (without, diets, limit)
  }

  /// True if no row is hidden.
  public var isEmpty: Bool { diets.isEmpty && without.isEmpty && limit == .any }

  /// The limit of a price. An amount that cannot be read cannot become `.any` by accident:
  /// `.upTo(Amount("3,00"))` does not compile.
  public enum PriceLimit: Hashable, Sendable {
    /// Any price, and none.
    case any
    /// At most this amount.
    case upTo(Amount)
  }
}
