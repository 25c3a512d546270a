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
  static let groups = AllergenSet(Allergen.groups)

  /// A group that has kinds, with all of them.
  struct Divided {
    let group: Allergen
    let kinds: AllergenSet
  }

  /// The groups that have kinds, in the order of the annex.
  static let divided = Allergen.groups.compactMap { group -> Divided? in
    let kinds = AllergenSet(Allergen.allCases.filter { $0 != group && $0.group == group })
    return kinds.isEmpty ? nil : Divided(group: group, kinds: kinds)
  }

  /// The set with the group of each kind. `[rye]` → `[gluten, rye]`
  package var withGroups: AllergenSet {
    var set = self
    for divided in Self.divided where !isDisjoint(with: divided.kinds) {
      set.insert(divided.group)
    }
    return set
  }

  /// The set with all kinds of its groups. `[gluten]` → `[gluten, wheat, rye, barley, oats]`
  package var withKinds: AllergenSet {
    var set = self
    for divided in Self.divided where contains(divided.group) { set.formUnion(divided.kinds) }
    return set
  }
}
