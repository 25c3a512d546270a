/// A set of diets.
public struct DietSet: CaseSet {
  /// A diet.
  public typealias Element = Diet

  /// One bit for each diet.
  public let rawValue: UInt16

  /// The number of its elements.
  @inlinable public var count: Int { rawValue.nonzeroBitCount }

  /// Makes a set of the given bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The set with the diets that it implies: vegan implies vegetarian, and vegetarian implies
  /// pescatarian.
  package var withImplied: DietSet {
    var set = self
    for diet in self { set.formUnion(diet.implied) }
    return set
  }

  /// The allergens that its diets state the dish to be free of.
  var freeFrom: AllergenSet {
    var allergens = AllergenSet()
    for diet in self { allergens.formUnion(diet.freeFrom) }
    return allergens
  }

  /// The diets that no warning of a statement contradicts.
  func without(contradictedBy statement: AllergenStatement) -> DietSet {
    let contained = statement.contains.withGroups
    let warned = statement.listed.withGroups
    guard !isEmpty, !warned.isEmpty else { return self }
    var kept = self
    for diet in self {
      if !diet.excludedAllergens.isDisjoint(with: contained) { kept.remove(diet) }
      if !diet.freeFrom.isDisjoint(with: warned) { kept.remove(diet) }
    }
    return kept
  }
}
