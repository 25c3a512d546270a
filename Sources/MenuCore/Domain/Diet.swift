/// A diet that a dish is stated to suit. The raw value is the word in a menu file.
public enum Diet: String, CaseIterable, Hashable, Sendable {
  /// Without meat and fish.
  case vegetarian
  /// Without animal products.
  case vegan
  /// Without meat; fish is allowed.
  case pescatarian
  /// Permitted by Islamic law.
  case halal
  /// Permitted by Jewish law.
  case kosher
  /// Suitable for Hindus.
  case hindu
  /// Without gluten.
  case glutenFree = "gluten-free"
  /// With little lactose.
  case lowLactose = "low-lactose"
  /// Without lactose; it may contain milk.
  case lactoseFree = "lactose-free"
  /// Without milk.
  case dairyFree = "dairy-free"
  /// Suitable for diabetics.
  case diabetic
  /// With few calories.
  case lowCalorie = "low-calorie"
  /// With little fat.
  case lowFat = "low-fat"
  /// With little salt.
  case lowSalt = "low-salt"
  /// From organic farming.
  case organic

  /// What the diet excludes, states and implies.
  private struct Rules {
    var excluded: AllergenSet = []
    var traits: IngredientTraits = []
    var freeFrom: AllergenSet = []
    var implied: DietSet = []
  }

  private var rules: Rules {
    switch self {
    case .vegan:
      Rules(
        excluded: [.milk, .eggs, .fish, .crustaceans, .molluscs],
        traits: [.meat, .pork, .beef, .honey], implied: [.vegetarian, .pescatarian])
    case .vegetarian:
      Rules(
        excluded: [.fish, .crustaceans, .molluscs], traits: [.meat, .pork, .beef],
        implied: [.pescatarian])
    case .pescatarian: Rules(traits: [.meat, .pork, .beef])
    case .halal: Rules(traits: [.pork, .alcohol])
    case .kosher: Rules(excluded: [.crustaceans, .molluscs], traits: [.pork, .unclean])
    case .hindu: Rules(traits: .beef)
    case .glutenFree: Rules(excluded: [.gluten], freeFrom: [.gluten])
    case .dairyFree: Rules(excluded: [.milk], freeFrom: [.milk])
    // There is milk without lactose: only lactose itself contradicts them.
    case .lowLactose, .lactoseFree: Rules(traits: .lactose)
    case .diabetic, .lowCalorie, .lowFat, .lowSalt, .organic: Rules()
    }
  }

  /// The allergens that contradict the diet if the dish contains them.
  package var excludedAllergens: AllergenSet { rules.excluded }

  /// The allergens that the diet itself states the dish to be free of. Traces contradict it, too.
  package var freeFrom: AllergenSet { rules.freeFrom }

  /// The diets that it implies.
  package var implied: DietSet { rules.implied }

  /// The kinds of ingredients that contradict the diet.
  var excludedTraits: IngredientTraits { rules.traits }
}
