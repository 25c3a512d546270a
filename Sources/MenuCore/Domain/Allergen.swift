/// One of the fourteen allergens of Regulation (EU) No 1169/2011, Annex II, or a kind of one.
///
/// The cases are in the order of the annex, each group before its kinds. The raw value is the word
/// in a menu file.
public enum Allergen: String, CaseIterable, Hashable, Sendable {
  /// Cereals containing gluten.
  case gluten
  /// The cereals that contain it.
  case wheat = "gluten.wheat", rye = "gluten.rye"
  /// The cereals that contain it.
  case barley = "gluten.barley", oats = "gluten.oats"
  /// Crustaceans.
  case crustaceans
  /// Eggs.
  case eggs
  /// Fish.
  case fish
  /// Peanuts.
  case peanuts
  /// Soybeans.
  case soy
  /// Milk, including lactose.
  case milk
  /// Tree nuts.
  case nuts
  /// The kinds of nuts.
  case almond = "nuts.almond", hazelnut = "nuts.hazelnut", walnut = "nuts.walnut"
  /// The kinds of nuts.
  case cashew = "nuts.cashew", pecan = "nuts.pecan", brazil = "nuts.brazil"
  /// The kinds of nuts.
  case pistachio = "nuts.pistachio", macadamia = "nuts.macadamia"
  /// Celery.
  case celery
  /// Mustard.
  case mustard
  /// Sesame seeds.
  case sesame
  /// Sulphur dioxide and sulphites.
  case sulphites
  /// Lupin.
  case lupin
  /// Molluscs.
  case molluscs

  /// The fourteen groups, in the order of the annex.
  public static let groups = Array(AllergenSet.groups)

  /// The group of a kind; a group returns itself.
  public var group: Allergen {
    if AllergenSet.cereals.contains(self) { return .gluten }
    if AllergenSet.treeNuts.contains(self) { return .nuts }
    return self
  }

  /// The kinds of a group; empty for a kind, and for a group without kinds.
  public var kinds: AllergenSet {
    switch self {
    case .gluten: .cereals
    case .nuts: .treeNuts
    default: []
    }
  }
}

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

  /// The kinds of gluten.
  static let cereals: AllergenSet = [.wheat, .rye, .barley, .oats]
  /// The kinds of nuts.
  static let treeNuts: AllergenSet = [
    .almond, .hazelnut, .walnut, .cashew, .pecan, .brazil, .pistachio, .macadamia,
  ]
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
