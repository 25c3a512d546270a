/// One of the fourteen allergens of Regulation (EU) No 1169/2011, Annex II, or a kind of one.
///
/// The groups stand in the order of the annex, each before its kinds; the raw value is the word
/// that a menu uses.
public enum Allergen: String, CaseIterable, Hashable, Identifiable, Sendable {
  /// Cereals containing gluten.
  case gluten
  /// Wheat, a cereal containing gluten.
  case wheat = "gluten.wheat"
  /// Rye, a cereal containing gluten.
  case rye = "gluten.rye"
  /// Barley, a cereal containing gluten.
  case barley = "gluten.barley"
  /// Oats, a cereal containing gluten.
  case oats = "gluten.oats"
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
  /// Milk, lactose included.
  case milk
  /// Nuts that grow on trees.
  case nuts
  /// Almonds, nuts.
  case almond = "nuts.almond"
  /// Hazelnuts, nuts.
  case hazelnut = "nuts.hazelnut"
  /// Walnuts, nuts.
  case walnut = "nuts.walnut"
  /// Cashews, nuts.
  case cashew = "nuts.cashew"
  /// Pecan nuts, nuts.
  case pecan = "nuts.pecan"
  /// Brazil nuts, nuts.
  case brazil = "nuts.brazil"
  /// Pistachio nuts, nuts.
  case pistachio = "nuts.pistachio"
  /// Macadamia nuts, nuts.
  case macadamia = "nuts.macadamia"
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
    if self == .gluten { return Allergen.cereals }
    return self == .nuts ? Allergen.treeNuts : []
  }

  private static let cereals: AllergenSet = [.wheat, .rye, .barley, .oats]
  private static let treeNuts: AllergenSet = [
    .almond, .hazelnut, .walnut, .cashew, .pecan, .brazil, .pistachio, .macadamia,
  ]
}
