/// An extra that can be ordered with a dish. It has its own allergens.
public struct AddOn: Hashable, Sendable {
  /// The name: `bufala`.
  public var name: LocalizedText
  /// The price that is added to that of the dish.
  public var price: Price?
  /// The owner's statement about its allergens.
  public var allergens: AllergenStatement
  /// The diets that the owner states for it.
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

  /// Makes an add-on whose name is in the language of the menu.
  public init(
    name: String, price: Price? = nil, allergens: AllergenStatement = .init(), diets: DietSet = []
  ) {
    self.init(name: LocalizedText(name), price: price, allergens: allergens, diets: diets)
  }

  /// Its allergen statement, including what its diets state.
  package var statement: AllergenStatement {
    var statement = allergens
    statement.freeFrom.formUnion(diets.freeFrom.subtracting(allergens.warned))
    return statement
  }

  /// True if it makes any promise.
  var promises: Bool { !diets.isEmpty || allergens.promises }

  /// Withdraws every promise; warnings stay.
  mutating func withdraw() {
    allergens.withdraw()
    diets = []
  }

  /// The diets that no allergen contradicts, and the diets that these imply.
  package var trustedDiets: DietSet {
    diets.withImplied.without(contradictedBy: allergens)
  }
}

/// Add-ons that are offered together.
public struct AddOnGroup: Hashable, Sendable {
  /// The title of the choice; nil for add-ons in a plain list.
  public var title: LocalizedText?
  /// The number that may be chosen; nil for any number.
  public var choose: ClosedRange<Int>?
  /// The add-ons in the order of the file.
  public var items: [AddOn]

  /// Makes a group.
  public init(title: LocalizedText? = nil, choose: ClosedRange<Int>? = nil, items: [AddOn]) {
    self.title = title
    self.choose = choose
    self.items = items
  }

  /// True if at least one of them must be taken with the dish.
  package var isRequired: Bool { (choose?.lowerBound ?? 0) > 0 && !items.isEmpty }

  /// The allergens that every one of them contains.
  var containedByAll: AllergenSet {
    guard var common = items.first?.allergens.contains else { return [] }
    for item in items.dropFirst() { common.formIntersection(item.allergens.contains) }
    return common
  }
}
