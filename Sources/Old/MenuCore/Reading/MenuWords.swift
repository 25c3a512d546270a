extension Allergen {
  static let table = WordTable<Allergen>()
}

extension Diet {
  static let table = WordTable<Diet>()
}

extension Serving {
  static let table = WordTable<Serving>()
}

extension AllergenSet {
  /// A set of the one at a place of `Allergen.allCases`.
  init(index: Int) {
    self.init(rawValue: 1 << UInt32(truncatingIfNeeded: index))
  }

  /// The set with the group of each kind in it.
  var withGroups: AllergenSet {
    var set = self
    if !isDisjoint(with: AllergenSet.kindsOfGluten) { set.insert(.gluten) }
    if !isDisjoint(with: AllergenSet.kindsOfNuts) { set.insert(.nuts) }
    return set
  }

  /// The set with all kinds of those groups in it that another set names.
  func withKinds(of named: AllergenSet) -> AllergenSet {
    var set = self
    if named.isSuperset(of: AllergenSet.gluten) { set.formUnion(AllergenSet.kindsOfGluten) }
    if named.isSuperset(of: AllergenSet.nuts) { set.formUnion(AllergenSet.kindsOfNuts) }
    return set
  }

  /// The set without the kinds of those groups that are in it.
  var withoutKindsOfGroups: AllergenSet {
    subtracting(AllergenSet().withKinds(of: self))
  }

  /// The first in the set that makes an allergen one of `withGroups`: itself, or a kind of it.
  func namedKind(of allergen: Allergen) -> Allergen {
    contains(allergen) ? allergen : intersection(allergen.kinds).allergens.first ?? allergen
  }

  private static let gluten = AllergenSet(.gluten)
  private static let nuts = AllergenSet(.nuts)
  private static let kindsOfGluten = Allergen.gluten.kinds
  private static let kindsOfNuts = Allergen.nuts.kinds
}

extension DietSet {
  /// Those that an allergen can contradict.
  static let contradictedByAllergens = DietSet(exclusions.map { DietSet($0.diet) })

  /// Those that an ingredient can contradict: nobody is allergic to meat.
  static let contradictedByIngredients = contradictedByAllergens.union([
    .pescatarian, .halal, .hindu,
  ])

  /// What contradicts them.
  static let exclusions = Diet.allCases.map { (diet: $0, allergens: $0.excludedAllergens) }
    .filter { !$0.allergens.isEmpty }

  /// A set of the one at a place of `Diet.allCases`.
  init(index: Int) {
    self.init(rawValue: 1 << UInt16(truncatingIfNeeded: index))
  }
}
