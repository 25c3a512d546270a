/// A way of eating that a dish suits, by the word that a menu uses.
public enum Diet: String, CaseIterable, Hashable, Identifiable, Sendable {
  case vegetarian
  case vegan
  case pescatarian
  case halal
  case kosher
  case hindu
  case glutenFree = "gluten-free"
  case lowLactose = "low-lactose"
  case lactoseFree = "lactose-free"
  case dairyFree = "dairy-free"
  case diabetic
  case lowCalorie = "low-calorie"
  case lowFat = "low-fat"
  case lowSalt = "low-salt"
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
    case .pescatarian, .halal, .kosher, .hindu, .lowLactose, .lactoseFree, .diabetic, .lowCalorie,
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
