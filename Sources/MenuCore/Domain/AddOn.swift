/// An extra that can be ordered with a dish. It has its own allergens.
public struct AddOn: Hashable, Sendable {
  /// The name: `bufala`.
  public var name: LocalizedText
  /// The price that is added to that of the dish.
  public var price: Price?
  /// True if the file may state a price that was not read.
  package var isPriceUnread = false
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
    statement.freeFrom.formUnion(diets.freeFrom.subtracting(allergens.listed.withGroups))
    return statement
  }

  /// True if it makes any promise.
  var promises: Bool { !diets.isEmpty || allergens.promises }

  /// Withdraws every promise; warnings stay.
  mutating func withdrawPromises() {
    allergens.withdrawPromises()
    diets = []
  }

  /// The diets that no allergen contradicts, and the diets that these imply.
  package var trustedDiets: DietSet {
    diets.withImplied.without(contradictedBy: allergens)
  }
}
