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

  /// The allergens that contradict the diet if the dish contains them.
  ///
  /// Milk does not contradict lactose-free, because there is milk without lactose.
  package var excludedAllergens: AllergenSet {
    switch self {
    case .vegan: [.milk, .eggs, .fish, .crustaceans, .molluscs]
    case .vegetarian: [.fish, .crustaceans, .molluscs]
    case .glutenFree: [.gluten]
    case .dairyFree: [.milk]
    case .kosher: [.crustaceans, .molluscs]
    case .pescatarian, .halal, .hindu, .lowLactose, .lactoseFree: []
    case .diabetic, .lowCalorie, .lowFat, .lowSalt, .organic: []
    }
  }

  /// The allergens that the diet itself states the dish to be free of. Traces contradict it, too.
  package var freeFrom: AllergenSet {
    switch self {
    case .glutenFree: [.gluten]
    case .dairyFree: [.milk]
    case .vegetarian, .vegan, .pescatarian, .halal, .kosher, .hindu: []
    case .lowLactose, .lactoseFree: []
    case .diabetic, .lowCalorie, .lowFat, .lowSalt, .organic: []
    }
  }

  /// The diets that it implies.
  package var implied: DietSet {
    switch self {
    case .vegan: [.vegetarian, .pescatarian]
    case .vegetarian: [.pescatarian]
    case .pescatarian, .halal, .kosher, .hindu: []
    case .glutenFree, .lowLactose, .lactoseFree, .dairyFree: []
    case .diabetic, .lowCalorie, .lowFat, .lowSalt, .organic: []
    }
  }

  /// The kinds of ingredients that contradict the diet.
  var excludedTraits: IngredientTraits {
    switch self {
    case .vegan: [.meat, .pork, .beef, .honey]
    case .vegetarian, .pescatarian: [.meat, .pork, .beef]
    case .halal: [.pork, .alcohol]
    case .kosher: [.pork, .unclean]
    case .hindu: .beef
    case .glutenFree, .lowLactose, .lactoseFree, .dairyFree: []
    case .diabetic, .lowCalorie, .lowFat, .lowSalt, .organic: []
    }
  }
}
