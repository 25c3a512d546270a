/// Something that can be ordered on top of a dish; its allergens are its own.
public struct AddOn: Hashable, Sendable {
  /// What it is called.
  public var name: LocalizedText
  /// What it costs on top.
  public var price: Price?
  /// What the owner says about its allergens.
  public var allergens: AllergenStatement
  /// The diets it suits, as the owner states them.
  public var diets: DietSet

  /// Makes an add-on.
  public init(
    name: LocalizedText, price: Price? = nil, allergens: AllergenStatement = .init(),
    diets: DietSet = []
  ) {
    self.name = name
    self.price = price
    self.allergens = allergens
    self.diets = diets
  }

  /// The diets that nothing contradicts, with those that they imply: not what it is called either.
  public var trustedDiets: DietSet {
    let judged = !diets.isDisjoint(with: DietSet.contradictedByIngredients)
    return (judged ? diets.subtracting(name.dietsAgainst) : diets)
      .trusted(where: believedStatement.state)
  }

  /// Its statement, as far as its name lets it: what it is called is what it is.
  public var believedStatement: AllergenStatement {
    guard allergens.promises else { return allergens }
    return allergens.believed(beside: IngredientWords.allergens(of: name))
  }

  /// Takes back every promise, as `Dish.discardPromises` does.
  mutating func discardPromises() {
    allergens = allergens.warnings
    diets.subtract(DietSet.contradictedByAllergens)
  }
}

/// Add-ons that are offered together.
public struct AddOnGroup: Hashable, Sendable {
  /// What the choice is called, nil for add-ons that are simply listed.
  public var title: LocalizedText?
  /// How many may be chosen, nil for as many as one likes.
  public var choose: ClosedRange<Int>?
  /// The add-ons in the order of the file.
  public var items: [AddOn]

  /// Makes a group.
  public init(title: LocalizedText? = nil, choose: ClosedRange<Int>? = nil, items: [AddOn]) {
    self.title = title
    self.choose = choose
    self.items = items
  }
}

extension AddOnGroup {
  /// Whether some of them must be taken with the dish.
  package var isRequired: Bool { requiredCount > 0 }

  /// How many of them must be taken with the dish, each once; 0 where none need be.
  var requiredCount: Int { min(choose?.lowerBound ?? 0, items.count) }

  /// The least that those cost that must be taken; nil where it is too large to be told.
  var requiredPrice: Amount? {
    items.map { $0.price?.lowest ?? .zero }.leastSum(of: requiredCount)
  }
}
