/// The knowledge of one allergen in one dish, from the best for a guest to the worst.
///
/// Not stated is never free: a guest who must avoid something is only safe where somebody said so.
public enum AllergenState: CaseIterable, Comparable, Sendable {
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
}

/// The owner's statement about the allergens of a dish, a size, an ingredient or an add-on.
public struct AllergenStatement: Hashable, Sendable {
  /// The allergens that are in it.
  public var contains: AllergenSet
  /// The allergens of which traces may be in it.
  public var mayContain: AllergenSet
  /// The allergens that it is promised to be free of.
  public var freeFrom: AllergenSet
  /// The allergens that a text of the dish speaks of, so that silence does not deny them.
  public internal(set) var doubted: AllergenSet = []
  /// Words of a list of warnings that nobody could read, as the owner wrote them: `latte` → "latte".
  @ComparedAsUTF8 public var unread: [String] = []
  /// True if the owner checked all fourteen, so that what is not named is not an ingredient.
  public var isComplete: Bool

  /// Makes a statement, by default one that says nothing.
  public init(
    contains: AllergenSet = [], mayContain: AllergenSet = [], freeFrom: AllergenSet = [],
    isComplete: Bool = false
  ) {
    (self.contains, self.mayContain, self.freeFrom) = (contains, mayContain, freeFrom)
    self.isComplete = isComplete
  }

  /// True if it holds neither a warning nor a promise.
  public var saysNothing: Bool {
    contains.isEmpty && mayContain.isEmpty && freeFrom.isEmpty && !isComplete && unread.isEmpty
  }

  /// The groups of which nothing is stated, in the order of the annex.
  public var notStated: AllergenSet { open.intersection(.groups) }

  /// True if at least one of the fourteen is not stated.
  public var leavesSomeOpen: Bool { !notStated.isEmpty }

  /// The state of an allergen.
  ///
  /// Asked for a group, a kind that is contained counts; asked for a kind, its group counts unless
  /// the kind itself is declared free. A promise about a kind says nothing about its group.
  public func state(of asked: Allergen) -> AllergenState {
    if spread(contains).contains(asked) { return .contains }
    if spread(mayContain).contains(asked) { return .mayContain }
    if freeFrom.withKinds.contains(asked) { return .free }
    return open.contains(asked) ? .notStated : .notAnIngredient
  }

  /// The allergens, groups and kinds, that it contains or may contain.
  var warnings: AllergenSet { spread(contains.union(mayContain)) }

  /// The allergens, groups and kinds, of which nothing is stated.
  var open: AllergenSet {
    let asked = isComplete ? doubted.withKinds.union(doubted.withGroups) : .all
    return asked.subtracting(warnings).subtracting(freeFrom.withKinds)
  }

  /// All that a list of warnings names: its kinds with their groups, and the kinds of its groups, but
  /// for those that it is free of.
  private func spread(_ warnings: AllergenSet) -> AllergenSet {
    warnings.withGroups.union(warnings.withKinds.subtracting(freeFrom)).union(warnings)
  }

  /// The allergens that it warns of, kinds with their groups.
  var warned: AllergenSet { contains.union(mayContain).withGroups }

  /// True if it says of anything that it is free or not an ingredient.
  var promises: Bool { isComplete || !freeFrom.isEmpty }

  /// Takes back every promise; warnings stay.
  package mutating func withdraw() {
    freeFrom = []
    isComplete = false
  }

  /// Adds the warnings of another statement, and takes back what they contradict.
  mutating func warn(of other: AllergenStatement) {
    contains.formUnion(other.contains)
    mayContain.formUnion(other.mayContain)
    if !other.unread.isEmpty {
      unread += other.unread
      withdraw()
    }
    if !freeFrom.isEmpty {
      let warned = other.warned
      freeFrom.subtract(warned.union(other.contains.union(other.mayContain).withKinds))
    }
  }
}

extension AllergenStatement {
  /// The statement of several things together: every warning of one, and each promise that holds for
  /// all; of nothing it says nothing.
  public init(worstOf all: [AllergenStatement]) {
    guard let first = all.first else { self.init(); return }
    self = first
    // The words of a dish are those of each of its sizes.
    var known = Set(unread.map { UTF8Text($0) })
    for next in all.dropFirst() {
      let free = freeFrom.withKinds.intersection(next.freeFrom.withKinds)
      freeFrom = AllergenSet(free.filter { state(of: $0) == .free && next.state(of: $0) == .free })
      contains.formUnion(next.contains)
      mayContain.formUnion(next.mayContain)
      isComplete = isComplete && next.isComplete
      doubted.formUnion(next.doubted)
      unread += next.unread.filter { known.insert(UTF8Text($0)).inserted }
    }
    mayContain.subtract(contains)
  }

  /// Takes back what an option that must be taken leaves open.
  mutating func restrict(to options: AllergenStatement) {
    let left = AllergenStatement(worstOf: [self, options])
    (freeFrom, isComplete) = (left.freeFrom, left.isComplete)
    doubted.formUnion(left.doubted)
    if isComplete { doubted.formUnion(options.warned) }
  }
}
