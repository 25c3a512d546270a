/// A set of allergens, iterated in the order of the annex, each group before its kinds.
///
/// Groups and kinds are independent elements: a group does not contain its kinds.
public struct AllergenSet: CaseSet {
  /// An allergen.
  public typealias Element = Allergen

  /// One bit for each allergen.
  public let rawValue: UInt32

  /// The number of its elements.
  @inlinable public var count: Int { rawValue.nonzeroBitCount }

  /// Makes a set of the given bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// All groups and kinds.
  static let all = AllergenSet(Allergen.allCases)
  /// The fourteen groups without their kinds.
  static let groups = all.subtracting(cereals).subtracting(treeNuts)

  /// The set with the group of each kind. `[rye]` → `[gluten, rye]`
  package var withGroups: AllergenSet {
    var set = self
    if !isDisjoint(with: .cereals) { set.insert(.gluten) }
    if !isDisjoint(with: .treeNuts) { set.insert(.nuts) }
    return set
  }

  /// The set with all kinds of its groups. `[gluten]` → `[gluten, wheat, rye, barley, oats]`
  package var withKinds: AllergenSet {
    var set = self
    if contains(.gluten) { set.formUnion(.cereals) }
    if contains(.nuts) { set.formUnion(.treeNuts) }
    return set
  }
}
