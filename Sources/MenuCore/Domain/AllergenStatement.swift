/// What is known of one allergen in one dish, from the best for a guest to the worst.
///
/// Not stated is never free: a guest who must avoid something is only safe where somebody said so.
public enum AllergenState: Int, CaseIterable, Comparable, Sendable {
  /// The owner says that the dish is free of it.
  case free
  /// The owner checked all fourteen and did not name it; traces are possible.
  case notAnIngredient
  /// Nobody said anything.
  case notStated
  /// Traces are possible, says the owner.
  case mayContain
  /// It is in the dish.
  case contains

  /// Whether the left state is better for a guest who must avoid the allergen.
  public static func < (left: AllergenState, right: AllergenState) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What the owner says about the allergens of a dish, a size or an add-on.
public struct AllergenStatement: Hashable, Sendable {
  /// What it contains.
  public var contains: AllergenSet
  /// What it may contain in traces.
  public var mayContain: AllergenSet
  /// What the owner promises that it is free of.
  public var freeFrom: AllergenSet
  /// Whether the owner checked all fourteen, so that what is not named is not an ingredient.
  public var isComplete: Bool

  /// Makes a statement, by default one that says nothing.
  public init(
    contains: AllergenSet = [], mayContain: AllergenSet = [], freeFrom: AllergenSet = [],
    isComplete: Bool = false
  ) {
    self.contains = contains
    self.mayContain = mayContain
    self.freeFrom = freeFrom
    self.isComplete = isComplete
  }

  /// Whether nobody said anything.
  public var saysNothing: Bool {
    contains.isEmpty && mayContain.isEmpty && freeFrom.isEmpty && !isComplete
  }

  /// Whether at least one of the fourteen is not stated.
  public var leavesSomeOpen: Bool {
    !isComplete && !Asked(self).undeclared.isDisjoint(with: .groups)
  }

  /// What a guest is told who asks for an allergen.
  ///
  /// Asked for a group, a kind that is contained counts; asked for a kind, its group counts unless
  /// the kind itself is declared free. A promise about a kind says nothing about its group.
  public func state(of asked: Allergen) -> AllergenState {
    if names(contains, asked) { return .contains }
    if names(mayContain, asked) { return .mayContain }
    if freeFrom.contains(asked) || freeFrom.contains(asked.group) { return .free }
    return isComplete ? .notAnIngredient : .notStated
  }

  /// Whether a list of warnings names the allergen, one of its kinds, or its group.
  private func names(_ warnings: AllergenSet, _ asked: Allergen) -> Bool {
    if warnings.contains(asked) || !warnings.isDisjoint(with: asked.kinds) { return true }
    return asked != asked.group && warnings.contains(asked.group) && !freeFrom.contains(asked)
  }
}
