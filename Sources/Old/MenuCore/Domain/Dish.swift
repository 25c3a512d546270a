/// What every dish has, whichever list it stands in; by itself a dish of the list "other".
public struct Dish: Hashable, Sendable {
  /// The owner's own name for it, unlike all others.
  @ComparedAsUTF8 public var id: String? = nil
  /// The number as printed on the menu.
  @ComparedAsUTF8 public var number: String? = nil
  /// What it is called; blank where the file has no readable name.
  public var name: LocalizedText
  /// A sentence about it.
  public var description: LocalizedText?
  /// The `id` of the group it stands in.
  @ComparedAsUTF8 public var group: String? = nil
  /// What is in it, in the order of the file.
  public var ingredients: [Ingredient] = []
  /// What it costs, unless its sizes say so.
  public var price: Price?
  /// The sizes in which it is sold, in the order to show.
  public var sizes: [DishSize] = []
  /// What the owner says about its allergens.
  public var allergens = AllergenStatement()
  /// The diets it suits, as the owner states them.
  public var diets: DietSet = []
  /// How hot it is, from 0 to 3.
  public var spiciness = 0
  /// Whether it was frozen.
  public var isFrozen = false
  /// The energy in kilocalories.
  public var calories: Int?
  /// Remarks of the owner.
  public var notes: [LocalizedText] = []
  /// The file name or address of a picture.
  @ComparedAsUTF8 public var image: String? = nil
  /// Whether there is none left today.
  public var isSoldOut = false
  /// What can be ordered on top.
  public var addOns: [AddOnGroup] = []

  /// What its texts plainly speak of although its statement promises otherwise.
  var namedAllergens: AllergenSet = []

  /// Makes a dish that has nothing but its name.
  public init(name: LocalizedText) {
    self.name = name
  }

  /// Makes a dish that has nothing but its name, in the language of the menu.
  public init(name: String) {
    self.init(name: LocalizedText(name))
  }

  /// What a guest is told who asks for an allergen: the worst of all sizes, where a size without
  /// a statement of its own has that of the dish, and one with its own still has the warnings of
  /// the dish. Add-ons count where some must be taken, and then by the best for the guest.
  ///
  /// An ingredient that plainly is an allergen is stronger than a promise, and so are the texts
  /// in a file: of one that the statement does not warn of, nothing is stated then.
  ///
  /// - Complexity: linear in the names of the ingredients where something is promised.
  public func state(of asked: Allergen) -> AllergenState {
    Dish.state(of: asked, in: statements)
  }

  /// The diets that nothing contradicts, with those that they imply.
  public var trustedDiets: DietSet {
    let all = statements
    return diets.subtracting(dietsAgainstIngredients).trusted { Dish.state(of: $0, in: all) }
  }

  /// Whether it was frozen, or something in it was.
  package var hasFrozen: Bool { isFrozen || ingredients.contains(where: \.isFrozen) }

  /// The stated diets that exclude what an ingredient plainly is.
  var dietsAgainstIngredients: DietSet {
    guard !ingredients.isEmpty, !diets.isDisjoint(with: DietSet.contradictedByIngredients) else {
      return []
    }
    return ingredients.reduce(into: DietSet()) { $0.formUnion($1.dietsAgainst) }
      .intersection(diets)
  }

  /// What is said of all sizes together: every warning of one, and each promise that holds for all.
  public var combinedStatement: AllergenStatement { AllergenStatement(worstOf: statements) }

  /// Every statement that holds for some way to order the dish, as far as its ingredients let it.
  package var statements: [AllergenStatement] {
    let ofSizes = sizes.map { $0.allergens?.warning(with: allergens) ?? allergens }
    let all = ofSizes.isEmpty ? [allergens] : ofSizes
    let choices = addOns.compactMap(RequiredChoice.init)
    return believed(all).map { choices.reduce($0) { $1.added(to: $0) } }
  }

  /// Statements as far as the ingredients and the texts let them.
  private func believed(_ all: [AllergenStatement]) -> [AllergenStatement] {
    guard !ingredients.isEmpty || !namedAllergens.isEmpty, all.contains(where: \.promises) else {
      return all
    }
    let plain = plainAllergens.union(namedAllergens)
    return plain.isEmpty ? all : all.map { $0.believed(beside: plain) }
  }

  /// What its ingredients plainly are.
  var plainAllergens: AllergenSet {
    ingredients.reduce(into: AllergenSet()) { found, ingredient in
      found.formUnion(IngredientWords.allergens(of: ingredient.name))
    }
  }

  private static func state(
    of asked: Allergen, in statements: [AllergenStatement]
  ) -> AllergenState {
    statements.map { $0.state(of: asked) }.max() ?? .notStated
  }

  /// Takes back every promise: those of the statements, and the diets that rest on them.
  ///
  /// Those are the diets that some allergen excludes: a warning that could not be read may be the
  /// one that contradicts them.
  mutating func discardPromises() {
    allergens = allergens.warnings
    for place in sizes.indices { sizes[place].allergens = sizes[place].allergens?.warnings }
    diets.subtract(DietSet.contradictedByAllergens)
  }
}
