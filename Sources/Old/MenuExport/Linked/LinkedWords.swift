internal import OldMenuCore
internal import OldMenuPresentation

extension Diet {
  /// What schema.org calls it, nil where it has no word for it.
  var linkedName: String? {
    switch self {
    case .vegetarian: "VegetarianDiet"
    case .vegan: "VeganDiet"
    case .halal: "HalalDiet"
    case .kosher: "KosherDiet"
    case .hindu: "HinduDiet"
    case .glutenFree: "GlutenFreeDiet"
    case .lowLactose: "LowLactoseDiet"
    case .diabetic: "DiabeticDiet"
    case .lowCalorie: "LowCalorieDiet"
    case .lowFat: "LowFatDiet"
    case .lowSalt: "LowSaltDiet"
    case .pescatarian, .lactoseFree, .dairyFree, .organic: nil
    }
  }
}

extension Allergen {
  /// Its code in GS1's list of allergens.
  fileprivate var code: String {
    switch self {
    case .gluten: "AW"
    case .wheat: "UW"
    case .rye: "NR"
    case .barley: "GB"
    case .oats: "GO"
    case .crustaceans: "AC"
    case .eggs: "AE"
    case .fish: "AF"
    case .peanuts: "AP"
    case .soy: "AY"
    case .milk: "AM"
    case .nuts: "AN"
    case .almond: "SA"
    case .hazelnut: "SH"
    case .walnut: "SW"
    case .cashew: "SC"
    case .pecan: "SP"
    case .brazil: "SR"
    case .pistachio: "ST"
    case .macadamia: "SM"
    case .celery: "BC"
    case .mustard: "BM"
    case .sesame: "AS"
    case .sulphites: "AU"
    case .lupin: "NL"
    case .molluscs: "UM"
    }
  }
}

extension AllergenStatement {
  /// What it names, in GS1's words. Of what it does not name nothing is said, be the statement complete:
  /// they have no word for what is only no ingredient.
  var linked: [SafeText] {
    let levels = [(contains, "CONTAINS"), (mayContain, "MAY_CONTAIN"), (freeFrom, "FREE_FROM")]
    return levels.flatMap { allergens, level in
      allergens.allergens.map { allergen in
        JSONText.object([
          ("@type", "\"gs1:AllergenDetails\""),
          ("gs1:allergenType", reference("AllergenTypeCode-\(allergen.code)")),
          (
            "gs1:allergenLevelOfContainmentCode",
            reference("LevelOfContainmentCode-\(level)")
          ),
        ])
      }
    }
  }

  private func reference(_ name: String) -> SafeText {
    JSONText.object([("@id", JSONText.quoted("gs1:\(name)"))])
  }
}
