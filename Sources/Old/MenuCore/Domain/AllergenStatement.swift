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
  /// What is not an ingredient although the statement is not, or no longer, complete: what an
  /// ingredient leaves of one that was.
  private(set) var excluded: AllergenSet = []

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

  /// Whether nobody said anything that could be told of the whole.
  public var saysNothing: Bool {
    contains.isEmpty && mayContain.isEmpty && freeFrom.isEmpty && !isComplete
  }

  /// Whether at least one of the fourteen is not stated.
  public var leavesSomeOpen: Bool {
    !isComplete && !AllergenProfile(self).undeclared.isDisjoint(with: .groups)
  }

  /// The groups of which nothing is stated, where others are known not to be ingredients although
  /// the statement does not say so of all; none elsewhere.
  public var openGroups: [Allergen] {
    guard !excluded.isDisjoint(with: .groups) else { return [] }
    return Allergen.groups.filter { state(of: $0) == .notStated }
  }

  /// What a guest is told who asks for an allergen.
  ///
  /// Asked for a group, a kind that is contained counts; asked for a kind, its group counts unless
  /// the kind itself is declared free. A promise about a kind says nothing about its group.
  public func state(of asked: Allergen) -> AllergenState {
    if names(contains, asked) { return .contains }
    if names(mayContain, asked) { return .mayContain }
    if freeFrom.contains(asked) || freeFrom.contains(asked.group) { return .free }
    return isComplete || excluded.contains(asked) ? .notAnIngredient : .notStated
  }

  /// Whether a list of warnings names the allergen, one of its kinds, or its group.
  private func names(_ warnings: AllergenSet, _ asked: Allergen) -> Bool {
    if warnings.contains(asked) || !warnings.isDisjoint(with: asked.kinds) { return true }
    return asked != asked.group && warnings.contains(asked.group) && !freeFrom.contains(asked)
  }
}

extension AllergenStatement {
  /// What it warns of, and no promise.
  var warnings: AllergenStatement {
    AllergenStatement(contains: contains, mayContain: mayContain)
  }

  /// Whether it says of anything that it is free or not an ingredient.
  var promises: Bool { isComplete || !freeFrom.isEmpty }

  /// Takes over what another one warns of.
  mutating func warn(of other: AllergenStatement) {
    contains.formUnion(other.contains)
    mayContain.formUnion(other.mayContain)
  }

  /// The statement of a size with the warnings of its dish; of those it promises nothing.
  func warning(with dish: AllergenStatement) -> AllergenStatement {
    let named = dish.contains.union(dish.mayContain)
    guard !named.isEmpty else { return self }
    var statement = self
    statement.warn(of: dish)
    statement.freeFrom.subtract(named.withGroups.withKinds(of: named))
    return statement
  }

  /// What it does not warn of, of allergens that are plainly in the dish: kinds with their groups.
  func unwarned(of found: AllergenSet) -> AllergenSet {
    found.withGroups.subtracting(covered)
  }

  /// What its warnings speak of: kinds with their groups, and groups with their kinds.
  var covered: AllergenSet {
    let named = contains.union(mayContain)
    return named.withGroups.union(AllergenSet().withKinds(of: named).subtracting(freeFrom))
  }

  /// What it promises of allergens that are plainly in the dish.
  func promised(of found: AllergenSet) -> AllergenSet {
    guard !found.isEmpty, promises else { return [] }
    let unwarned = unwarned(of: found)
    guard !isComplete else { return unwarned }
    // A promise of a group is one of all its kinds.
    let free = freeFrom.withKinds(of: freeFrom)
    let doubted = unwarned.withKinds(of: found)
    return free.isDisjoint(with: doubted) ? [] : unwarned.intersection(free.withGroups)
  }

  /// The statement as guests may read it beside ingredients that plainly are these allergens.
  ///
  /// What it promises of an allergen that it does not warn of either is not believed: nothing is
  /// stated about that one. Nothing is filled in.
  func believed(beside found: AllergenSet) -> AllergenStatement {
    guard !found.isEmpty, promises else { return self }
    let plain = unwarned(of: found)
    guard !plain.isEmpty else { return self }
    var believed = self
    // A promise of a group is one of all its kinds; one of another kind alone still stands.
    believed.freeFrom.subtract(plain.withKinds(of: found).withGroups)
    believed.excluded =
      isComplete ? AllergenSet.all.subtracting(plain.withKinds(of: plain)) : []
    believed.isComplete = false
    return believed
  }

  /// The statement with fewer promises: none of what is open, and of what is not free no more than
  /// that it is no ingredient.
  func promisingLess(open: AllergenSet, notFree: AllergenSet) -> AllergenStatement {
    let weakened = freeFrom.intersection(notFree)
    guard !open.isEmpty || !weakened.isEmpty else { return self }
    var statement = self
    statement.freeFrom.subtract(open.union(weakened))
    guard !isComplete || !open.isEmpty else { return statement }
    statement.excluded =
      (isComplete ? AllergenSet.all : excluded.union(weakened)).subtracting(open)
    statement.isComplete = false
    return statement
  }

  /// What is not an ingredient wherever all of these statements hold.
  static func excluded(by statements: [AllergenStatement]) -> AllergenSet {
    statements.reduce(AllergenSet.all) { common, statement in
      statement.isComplete ? common : common.intersection(statement.excluded)
    }
  }

  /// Makes a statement for several sizes together.
  init(
    contains: AllergenSet, mayContain: AllergenSet, freeFrom: AllergenSet, isComplete: Bool,
    excluded: AllergenSet
  ) {
    self.init(
      contains: contains, mayContain: mayContain, freeFrom: freeFrom, isComplete: isComplete)
    self.excluded = isComplete ? [] : excluded
  }
}
