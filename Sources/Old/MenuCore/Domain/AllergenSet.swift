/// A set of allergens that is walked in the order of the annex, a group before its kinds.
///
/// It says of each allergen itself whether it is in the set, whatever its group or kinds are.
public struct AllergenSet: CaseSet {
  /// What it is a set of.
  public typealias Element = Allergen

  /// One bit for each allergen.
  public let rawValue: UInt32

  /// Makes a set of the given bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// All groups and kinds.
  static let all = AllergenSet(Allergen.allCases)

  /// The fourteen groups without their kinds.
  static let groups = AllergenSet(Allergen.groups)

  /// The groups of what is in it.
  var groups: AllergenSet { AllergenSet(allergens.map(\.group)) }

  /// The allergens in the order of the annex, a group before its kinds.
  public var allergens: [Allergen] { Array(self) }
}
