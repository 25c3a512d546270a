/// The owner's statement about the allergens of a dish, a size, an ingredient or an add-on.
public struct AllergenStatement: Hashable, Sendable {
  /// The allergens that it contains.
  public var contains: AllergenSet
  /// The allergens of which it may contain traces.
  public var mayContain: AllergenSet
  /// The allergens that it is stated to be free of.
  public var freeFrom: AllergenSet
  /// The allergens that a text of the dish, its group or the file mentions, or that a required option warns
  /// of. In a complete statement they count as not stated, instead of not an ingredient.
  package internal(set) var doubted: AllergenSet = []
  /// The words in a list of warnings that were not understood, as the owner wrote them.
  @ComparedAsUTF8 public var unread: [String] = []
  /// True if the owner checked all fourteen: what is not listed is not an ingredient.
  public var isComplete: Bool

  /// Makes a statement, by default an empty one.
  public init(
    contains: AllergenSet = [], mayContain: AllergenSet = [], freeFrom: AllergenSet = [],
    isComplete: Bool = false
  ) {
    self.contains = contains
    self.mayContain = mayContain
    self.freeFrom = freeFrom
    self.isComplete = isComplete
  }

  /// True if it has neither a warning nor a promise.
  public var saysNothing: Bool {
    contains.isEmpty && mayContain.isEmpty && freeFrom.isEmpty && !isComplete && unread.isEmpty
  }

  /// The groups without a statement, in the order of the annex.
  public var notStated: AllergenSet { open.intersection(.groups) }

  /// True if at least one of the fourteen is not stated.
  package var leavesSomeOpen: Bool { !notStated.isEmpty }

  /// The state of an allergen in this statement alone; for that of a dish use `Dish.state(of:)`.
  ///
  /// A contained kind counts for its group. A group counts for its kinds, unless the kind itself is
  /// stated to be free. A promise about a kind says nothing about its group.
  public func state(of asked: Allergen) -> AllergenState {
    if spread(contains).contains(asked) { return .contains }
    if spread(mayContain).contains(asked) { return .mayContain }
    if freeFrom.withKinds.contains(asked) { return .free }
    return open.contains(asked) ? .notStated : .notAnIngredient
  }

  /// The allergens that it lists as contained or possible.
  var listed: AllergenSet { contains.union(mayContain) }

  /// The allergens, groups and kinds, that it contains or may contain.
  var warned: AllergenSet { spread(listed) }

  /// The allergens, groups and kinds, without a statement.
  var open: AllergenSet {
    var asked = AllergenSet.all
    if isComplete { asked = doubted.withKinds.union(doubted.withGroups) }
    return asked.subtracting(warned).subtracting(freeFrom.withKinds)
  }

  /// The allergens of a list of warnings, with the groups of its kinds and the kinds of its groups,
  /// except those that it is free of.
  private func spread(_ warnings: AllergenSet) -> AllergenSet {
    var all = warnings
    all.formUnion(warnings.withGroups)
    all.formUnion(warnings.withKinds.subtracting(freeFrom))
    return all
  }

  /// True if it promises *free* or *not an ingredient* for any allergen.
  var promises: Bool { isComplete || !freeFrom.isEmpty }

  /// Withdraws every promise; warnings stay.
  package mutating func withdrawPromises() {
    freeFrom = []
    isComplete = false
  }

  /// Adds the warnings of another statement, and withdraws the promises that they contradict; all of them if
  /// it has words that were not understood.
  mutating func warn(of other: AllergenStatement, addingUnread: Bool = true) {
    contains.formUnion(other.contains)
    mayContain.formUnion(other.mayContain)
    if addingUnread { unread += other.unread }
    if !other.unread.isEmpty { withdrawPromises() }
    if !freeFrom.isEmpty {
      freeFrom.subtract(other.listed.withGroups.union(other.listed.withKinds))
    }
  }

  /// The combined statement of several others: every warning of any of them, and the promises of
  /// all of them. Empty for an empty list. `unread` has more words that were not understood.
  package init(worstOf all: [AllergenStatement], unread: [String] = []) {
    guard let first = all.first else {
      self.init()
      return
    }
    self = first
    var known: Set<UTF8Text> = []
    self.unread = (unread + all.flatMap(\.unread)).filter { known.insert(UTF8Text($0)).inserted }
    for next in all.dropFirst() {
      let free = freeFrom.withKinds.intersection(next.freeFrom.withKinds)
      freeFrom = AllergenSet(free.filter { state(of: $0) == .free && next.state(of: $0) == .free })
      contains.formUnion(next.contains)
      mayContain.formUnion(next.mayContain)
      isComplete = isComplete && next.isComplete
      doubted.formUnion(next.doubted)
    }
    mayContain.subtract(contains)
  }

  /// Withdraws the promises that a required option does not make.
  mutating func restrict(to options: AllergenStatement) {
    let left = AllergenStatement(worstOf: [self, options])
    freeFrom = left.freeFrom
    isComplete = left.isComplete
    doubted.formUnion(left.doubted)
    if isComplete { doubted.formUnion(options.listed.withGroups) }
  }
}
