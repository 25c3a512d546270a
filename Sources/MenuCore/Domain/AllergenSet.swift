/// A set of allergens that is read in the order of the annex.
public struct AllergenSet: OptionSet, Hashable, Sendable {
  /// One bit for each allergen.
  public let rawValue: UInt32

  /// Makes a set of the given bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Makes a set of one.
  public init(_ allergen: Allergen) {
    let place = Allergen.allCases.firstIndex(of: allergen) ?? 0
    rawValue = 1 << UInt32(place)
  }

  /// Makes a set of several.
  public init(arrayLiteral allergens: Allergen...) {
    self = allergens.reduce(into: AllergenSet(rawValue: 0)) { $0.formUnion(AllergenSet($1)) }
  }

  /// All groups and kinds.
  static let all = AllergenSet(Allergen.allCases.map { AllergenSet($0) })

  /// The fourteen groups without their kinds.
  static let groups = AllergenSet(Allergen.groups.map { AllergenSet($0) })

  /// Whether the allergen itself is in the set, whatever else its group or kinds say.
  public func contains(_ allergen: Allergen) -> Bool {
    isSuperset(of: AllergenSet(allergen))
  }

  /// The allergens in the order of the annex, a group before its kinds.
  public var allergens: [Allergen] {
    var allergens: [Allergen] = []
    var rest = rawValue
    while rest != 0, rest.trailingZeroBitCount < Allergen.allCases.count {
      allergens.append(Allergen.allCases[rest.trailingZeroBitCount])
      rest &= rest - 1
    }
    return allergens
  }
}
