/// Something that can be ordered on top of a dish; its allergens are its own.
public struct AddOn: Hashable, Sendable {
  /// The name: `bufala`.
  public var name: LocalizedText
  /// The price on top.
  public var price: Price?
  /// The owner's statement about its allergens.
  public var allergens: AllergenStatement
  /// The diets it suits, as the owner states them.
  public var diets: DietSet

  /// Makes an add-on.
  public init(
    name: LocalizedText, price: Price? = nil, allergens: AllergenStatement = .init(),
    diets: DietSet = []
  ) {
    (self.name, self.price, self.allergens, self.diets) = (name, price, allergens, diets)
  }

  /// Its statement about allergens, with what its diets state.
  public var statement: AllergenStatement {
    var statement = allergens
    statement.freeFrom.formUnion(diets.freeFrom.subtracting(allergens.warned))
    return statement
  }

  /// True if anything is promised.
  var promises: Bool { !diets.isEmpty || allergens.promises }

  /// Takes back every promise; warnings stay.
  mutating func withdraw() {
    allergens.withdraw()
    diets = []
  }

  /// The diets that no allergen contradicts, with those that they imply.
  public var trustedDiets: DietSet {
    diets.withImplied.without(contradictedBy: allergens)
  }
}

/// Add-ons that are offered together.
public struct AddOnGroup: Hashable, Sendable {
  /// The title of the choice, nil for add-ons that are simply listed.
  public var title: LocalizedText?
  /// The number that may be chosen, nil for as many as one likes.
  public var choose: ClosedRange<Int>?
  /// The add-ons in the order of the file.
  public var items: [AddOn]

  /// Makes a group.
  public init(title: LocalizedText? = nil, choose: ClosedRange<Int>? = nil, items: [AddOn]) {
    (self.title, self.choose, self.items) = (title, choose, items)
  }

  /// True if some of them must be taken with the dish.
  package var isRequired: Bool { (choose?.lowerBound ?? 0) > 0 && !items.isEmpty }

  /// The allergens that all of them contain.
  var containedByAll: AllergenSet {
    items.dropFirst().reduce(items.first?.allergens.contains ?? []) {
      $0.intersection($1.allergens.contains)
    }
  }
}
