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

  /// The kinds of ingredients that contradict the diet.
  var excludedTraits: IngredientTraits {
    switch self {
    case .vegan: [.meat, .pork, .beef, .honey]
    case .vegetarian, .pescatarian: [.meat, .pork, .beef]
    case .halal: [.pork, .alcohol]
    case .kosher: .pork
    case .hindu: .beef
    case .glutenFree, .lowLactose, .lactoseFree, .dairyFree: []
    case .diabetic, .lowCalorie, .lowFat, .lowSalt, .organic: []
    }
  }
}

/// A set of diets.
public struct DietSet: CaseSet {
  /// A diet.
  public typealias Element = Diet

  /// One bit for each diet.
  public let rawValue: UInt16

  /// The number of its elements.
  @inlinable public var count: Int { rawValue.nonzeroBitCount }

  /// Makes a set of the given bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The set with the diets that it implies: vegan implies vegetarian, and vegetarian implies
  /// pescatarian.
  package var withImplied: DietSet {
    if contains(.vegan) { return union([.vegetarian, .pescatarian]) }
    if contains(.vegetarian) { return union([.pescatarian]) }
    return self
  }

  /// The allergens that its diets state the dish to be free of.
  var freeFrom: AllergenSet {
    var allergens = AllergenSet()
    for diet in self { allergens.formUnion(diet.freeFrom) }
    return allergens
  }

  /// The diets that no warning of a statement contradicts.
  func without(contradictedBy statement: AllergenStatement) -> DietSet {
    let contained = statement.contains.withGroups
    let warned = statement.warned
    guard !isEmpty, !warned.isEmpty else { return self }
    var kept = self
    for diet in self {
      if !diet.excludedAllergens.isDisjoint(with: contained) { kept.remove(diet) }
      if !diet.freeFrom.isDisjoint(with: warned) { kept.remove(diet) }
    }
    return kept
  }
}

/// The kinds of ingredients that diets exclude, and that are not allergens.
struct IngredientTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let meat = IngredientTraits(rawValue: 1)
  static let pork = IngredientTraits(rawValue: 2)
  static let beef = IngredientTraits(rawValue: 4)
  static let honey = IngredientTraits(rawValue: 8)
  static let alcohol = IngredientTraits(rawValue: 16)
  /// The sugar of milk. To deny it says nothing of milk.
  static let lactose = IngredientTraits(rawValue: 32)
}
