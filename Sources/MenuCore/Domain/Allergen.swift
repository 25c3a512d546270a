/// One of the fourteen allergens of Regulation (EU) No 1169/2011, Annex II, or a kind of one.
///
/// The cases are in the order of the annex, each group before its kinds. The raw value is the word
/// in a menu file; that of a kind begins with its group.
///
///     Allergen(rawValue: "milk")           // .milk
///     Allergen(rawValue: "gluten.barley")  // .barley
///     Allergen(rawValue: "barley")         // nil
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
  public static let groups = allCases.filter { $0.group == $0 }

  /// The group of a kind; a group returns itself.
  public var group: Allergen {
    switch self {
    case .wheat, .rye, .barley, .oats: .gluten
    case .almond, .hazelnut, .walnut, .cashew, .pecan, .brazil, .pistachio, .macadamia: .nuts
    case .gluten, .crustaceans, .eggs, .fish, .peanuts, .soy, .milk, .nuts, .celery, .mustard,
      .sesame, .sulphites, .lupin, .molluscs:
      self
    }
  }

  /// The kinds of a group; empty for a kind, and for a group without kinds.
  public var kinds: AllergenSet {
    guard let divided = AllergenSet.divided.first(where: { $0.group == self }) else { return [] }
    return divided.kinds
  }
}
