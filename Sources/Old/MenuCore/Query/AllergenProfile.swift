/// What a guest is told about each allergen he may ask for: the states of all of them at once.
///
/// The same answers as `state(of:)`, by sets, so that 100,000 dishes are judged in milliseconds.
struct AllergenProfile: Hashable, Sendable {
  /// What is contained when asked for: a contained kind with its group, a group with its kinds.
  private(set) var contained: AllergenSet = []
  /// What may be contained and is not contained.
  private(set) var traces: AllergenSet = []
  /// What nothing is stated about.
  private(set) var undeclared: AllergenSet = []

  /// What is contained or may be.
  var warned: AllergenSet { contained.union(traces) }

  init(_ statement: AllergenStatement) {
    contained = AllergenProfile.named(statement.contains, except: statement.freeFrom)
    traces = AllergenProfile.named(statement.mayContain, except: statement.freeFrom).subtracting(
      contained)
    guard !statement.isComplete else { return }
    let promised = statement.freeFrom.union(AllergenProfile.kinds(of: statement.freeFrom))
    undeclared = AllergenSet.all.subtracting(warned).subtracting(promised)
      .subtracting(statement.excluded)
  }

  /// The worst of several statements, for each allergen by itself.
  init(_ statements: [AllergenStatement]) {
    self.init(statements.first ?? AllergenStatement())
    for statement in statements.dropFirst() {
      let other = AllergenProfile(statement)
      contained.formUnion(other.contained)
      traces = traces.union(other.traces).subtracting(contained)
      undeclared = undeclared.union(other.undeclared).subtracting(warned)
    }
  }

  /// The diets that nothing contradicts, with those that they imply.
  func trusted(_ diets: DietSet) -> DietSet {
    guard !diets.isEmpty else { return [] }
    var trusted = diets
    for (diet, excluded) in DietSet.exclusions where !excluded.isDisjoint(with: contained) {
      trusted.subtract(DietSet(diet))
    }
    return trusted.withImplied
  }

  private static func named(_ warnings: AllergenSet, except free: AllergenSet) -> AllergenSet {
    var named = warnings.union(kinds(of: warnings).subtracting(free))
    for (group, kinds) in groupsWithKinds where !kinds.isDisjoint(with: warnings) {
      named.formUnion(group)
    }
    return named
  }

  private static func kinds(of groups: AllergenSet) -> AllergenSet {
    groupsWithKinds.reduce(into: []) { found, pair in
      if groups.isSuperset(of: pair.group) { found.formUnion(pair.kinds) }
    }
  }

  private static let groupsWithKinds: [(group: AllergenSet, kinds: AllergenSet)] =
    Allergen.groups.filter { !$0.kinds.isEmpty }.map { (AllergenSet($0), $0.kinds) }
}

extension Allergen {
  /// The place in the order of the annex, groups and kinds counted.
  var place: Int { AllergenSet(self).rawValue.trailingZeroBitCount }
}
