/// A way of eating that a dish suits, by the word that a menu uses.
public enum Diet: String, CaseIterable, Hashable, Identifiable, Sendable {
  /// Without meat and fish.
  case vegetarian
  /// Without anything of an animal.
  case vegan
  /// Without meat, fish allowed.
  case pescatarian
  /// Permitted by Islamic law.
  case halal
  /// Permitted by Jewish law.
  case kosher
  /// Fit for Hindus.
  case hindu
  /// Without gluten.
  case glutenFree = "gluten-free"
  /// With little lactose.
  case lowLactose = "low-lactose"
  /// Without lactose; milk may be in it.
  case lactoseFree = "lactose-free"
  /// Without milk.
  case dairyFree = "dairy-free"
  /// Fit for diabetics.
  case diabetic
  /// With few calories.
  case lowCalorie = "low-calorie"
  /// With little fat.
  case lowFat = "low-fat"
  /// With little salt.
  case lowSalt = "low-salt"
  /// Of organic farming.
  case organic

  /// The diet itself.
  public var id: Diet { self }

  /// The allergens whose presence contradicts the diet.
  ///
  /// Milk does not contradict lactose-free: there is milk without lactose.
  public var excludedAllergens: AllergenSet {
    switch self {
    case .vegan: [.milk, .eggs, .fish, .crustaceans, .molluscs]
    case .vegetarian: [.fish, .crustaceans, .molluscs]
    case .glutenFree: [.gluten]
    case .dairyFree: [.milk]
    case .kosher: [.crustaceans, .molluscs]
    case .pescatarian, .halal, .hindu, .lowLactose, .lactoseFree, .diabetic, .lowCalorie,
      .lowFat, .lowSalt, .organic:
      []
    }
  }
}

/// A set of diets.
public struct DietSet: CaseSet {
  /// What it is a set of.
  public typealias Element = Diet

  /// One bit for each diet.
  public let rawValue: UInt16

  /// Makes a set of the given bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// The diets in a fixed order.
  public var diets: [Diet] { Array(self) }

  /// The diets that no allergen contradicts, with those that they imply.
  func trusted(where state: (Allergen) -> AllergenState) -> DietSet {
    let trusted = diets.filter { diet in
      diet.excludedAllergens.allergens.allSatisfy { state($0) != .contains }
    }
    return DietSet(trusted).withImplied
  }

  /// The set with what it implies: vegan is vegetarian, and vegetarian is pescatarian.
  public var withImplied: DietSet {
    if contains(.vegan) { return union([.vegetarian, .pescatarian]) }
    return contains(.vegetarian) ? union([.pescatarian]) : self
  }
}
