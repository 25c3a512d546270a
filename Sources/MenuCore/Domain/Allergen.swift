/// One of the fourteen allergens of Regulation (EU) No 1169/2011, Annex II, or a kind of one.
///
/// The groups stand in the order of the annex, each before its kinds; the raw value is the word
/// that a menu uses.
public enum Allergen: String, CaseIterable, Hashable, Identifiable, Sendable {
  case gluten
  case wheat = "gluten.wheat"
  case rye = "gluten.rye"
  case barley = "gluten.barley"
  case oats = "gluten.oats"
  case crustaceans
  case eggs
  case fish
  case peanuts
  case soy
  case milk
  case nuts
  case almond = "nuts.almond"
  case hazelnut = "nuts.hazelnut"
  case walnut = "nuts.walnut"
  case cashew = "nuts.cashew"
  case pecan = "nuts.pecan"
  case brazil = "nuts.brazil"
  case pistachio = "nuts.pistachio"
  case macadamia = "nuts.macadamia"
  case celery
  case mustard
  case sesame
  case sulphites
  case lupin
  case molluscs

  /// The allergen itself.
  public var id: Allergen { self }

  /// The fourteen groups, in the order of the annex.
  public static let groups = allCases.filter { $0.group == $0 }

  /// The group a kind belongs to; a group itself.
  public var group: Allergen {
    switch self {
    case .wheat, .rye, .barley, .oats: .gluten
    case .almond, .hazelnut, .walnut, .cashew, .pecan, .brazil, .pistachio, .macadamia: .nuts
    case .gluten, .crustaceans, .eggs, .fish, .peanuts, .soy, .milk, .nuts, .celery, .mustard,
      .sesame, .sulphites, .lupin, .molluscs:
      self
    }
  }

  /// The kinds of a group, none for a kind and for a group without kinds.
  public var kinds: AllergenSet {
    if self == .gluten { return [.wheat, .rye, .barley, .oats] }
    guard self == .nuts else { return [] }
    return [.almond, .hazelnut, .walnut, .cashew, .pecan, .brazil, .pistachio, .macadamia]
  }
}
