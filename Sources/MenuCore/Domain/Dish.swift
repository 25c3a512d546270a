/// A dish of a menu. Some of its values are written of the dishes of one list only.
public struct Dish: Hashable, Sendable {
  /// The owner's own name for it, unlike all others.
  @ComparedAsUTF8 public var id: String? = nil
  /// The number as printed on the menu.
  @ComparedAsUTF8 public var number: String? = nil
  /// The name; blank where the file has no readable one.
  public var name: LocalizedText
  /// A sentence about it.
  @Rare public var description: LocalizedText? = nil
  /// The `id` of the group it stands in.
  @ComparedAsUTF8 public var group: String? = nil
  /// The ingredients, in the order of the file.
  public var ingredients: [Ingredient] = []
  /// The price, unless its sizes have one each.
  public var price: Price?
  /// The sizes in which it is sold, in the order to show.
  public var sizes: [DishSize] = []
  /// The owner's statement about its allergens.
  public var allergens = AllergenStatement()
  /// The diets it suits, as the owner states them.
  public var diets: DietSet = []
  /// True if it was frozen.
  public var isFrozen = false
  /// True if there is none left today.
  public var isSoldOut = false
  /// The heat, from 0 to 3; a number outside is shown as the nearest of these.
  public var spiciness = 0
  /// The energy in kilocalories.
  @Rare public var calories: Int? = nil
  /// Remarks of the owner.
  public var notes: [LocalizedText] = []
  /// The file name or address of a picture.
  @ComparedAsUTF8 public var image: String? = nil
  /// The things that can be ordered on top.
  public var addOns: [AddOnGroup] = []
  /// The base of a pizza, such as red or white.
  @Rare public var base: LocalizedText? = nil
  /// The dough of a pizza, such as wholemeal.
  @Rare public var dough: LocalizedText? = nil
  /// The volume of a beverage in millilitres.
  @Rare public var volumeMl: Int? = nil
  /// The alcohol of a beverage in percent by volume, as written.
  @Rare public var alcoholPercent: Amount? = nil
  /// The way a beverage comes to the table.
  public var serving: Serving?
  /// True for a dessert that is made in the house.
  public var isHomemade = false

  /// The way a beverage comes to the table.
  public enum Serving: String, CaseIterable, Hashable, Sendable {
    /// From the tap.
    case draught
    /// In a bottle.
    case bottle
    /// In a can.
    case can
    /// By the glass.
    case glass
  }

  /// Makes a dish that has nothing but its name.
  public init(name: LocalizedText) { self.name = name }

  /// Makes a dish that has nothing but its name, in the language of the menu.
  public init(name: String) { self.init(name: LocalizedText(name)) }

  /// The state of an allergen in the dish: the worst of all sizes, of its ingredients' own statements,
  /// and of what an option leaves open that must be taken. Other add-ons do not count.
  public func state(of asked: Allergen) -> AllergenState { combinedStatement.state(of: asked) }

  /// The statement of all sizes together: every warning of one, and each promise that holds for all.
  public var combinedStatement: AllergenStatement {
    if sizes.isEmpty, addOns.isEmpty, diets.freeFrom.isEmpty,
      ingredients.allSatisfy({ $0.allergens == nil })
    {
      return allergens
    }
    // Sizes without a statement of their own have one together, which counts once.
    var distinct: [AllergenStatement?] = sizes.compactMap(\.allergens)
    if let index = sizes.firstIndex(where: { $0.allergens == nil }) ?? (sizes.isEmpty ? 0 : nil) {
      distinct.insert(nil, at: index)
    }
    return AllergenStatement(worstOf: statements(of: distinct, statedByDiets: diets.freeFrom))
  }

  /// The statement of the dish in each of its sizes, or its only one. A size has the warnings of its dish.
  /// O(sizes + ingredients + options)
  package var statements: [AllergenStatement] {
    statements(of: sizes.isEmpty ? [nil] : sizes.map(\.allergens), statedByDiets: diets.freeFrom)
  }

  /// The statements that its ingredients are held against: without what its diets state, and without
  /// its options, for an option explains no ingredient.
  var statementsOfIngredients: [AllergenStatement] {
    var dish = self
    dish.diets = []
    dish.addOns = []
    return dish.statements
  }

  /// The statement of the dish in one of its sizes, nil for a dish without sizes.
  package func statement(of size: DishSize?) -> AllergenStatement {
    statements(of: [size?.allergens], statedByDiets: diets.freeFrom).first ?? allergens
  }

  private func statements(
    of sizes: [AllergenStatement?], statedByDiets freeFrom: AllergenSet
  ) -> [AllergenStatement] {
    var warnings = AllergenStatement()
    for case let own? in ingredients.lazy.map(\.allergens) { warnings.warn(of: own) }
    let required = addOns.filter(\.isRequired)
    var options = AllergenStatement(worstOf: required.flatMap(\.items).map(\.statement))
    // Their words are shown with them, and are none of the dish.
    options.unread = []
    let contained = required.reduce(into: AllergenSet()) { $0.formUnion($1.containedByAll) }
    func settled(_ own: AllergenStatement?) -> AllergenStatement {
      var statement = own ?? allergens
      if own != nil { statement.warn(of: allergens) }
      statement.freeFrom.formUnion(freeFrom)
      statement.warn(of: warnings)
      if !required.isEmpty { statement.restrict(to: options) }
      statement.contains.formUnion(contained)
      return statement
    }
    lazy var shared = settled(nil)
    return sizes.map { $0.map(settled) ?? shared }
  }

  /// The diets that no allergen contradicts and that no option leaves open that must be taken, with
  /// those that they imply.
  public var trustedDiets: DietSet {
    guard !diets.isEmpty else { return [] }
    var trusted = diets.withImplied
    for option in addOns.lazy.filter(\.isRequired).flatMap(\.items) {
      trusted.formIntersection(option.trustedDiets)
    }
    return trusted.without(contradictedBy: combinedStatement)
  }

  /// The prices of which one is paid: its own, else those of its sizes.
  package var prices: [Price] { price.map { [$0] } ?? sizes.compactMap(\.price) }

  /// The least that one pays, nil where no amount is stated.
  package var lowestPrice: Amount? { prices.compactMap(\.lowest).min() }

  /// The heat as it is shown, from 0 to 3 whatever a program made it.
  package var heat: Int { min(max(spiciness, 0), 3) }

  /// True if it was frozen, or something in it was.
  package var hasFrozen: Bool { isFrozen || ingredients.contains(where: \.isFrozen) }
}

/// One of the sizes in which a dish is sold.
public struct DishSize: Hashable, Sendable {
  /// The name: `maxi`.
  public var name: LocalizedText
  /// The price.
  public var price: Price?
  /// The diameter in centimetres.
  @Rare public var diameterCm: Int? = nil
  /// The volume in millilitres.
  @Rare public var volumeMl: Int? = nil
  /// The energy in kilocalories.
  @Rare public var calories: Int? = nil
  /// Its own statement, nil where that of the dish holds.
  @Rare public var allergens: AllergenStatement?

  /// Makes a size.
  public init(name: LocalizedText, price: Price? = nil, allergens: AllergenStatement? = nil) {
    (self.name, self.price, self.allergens) = (name, price, allergens)
  }
}

/// Something that is in a dish.
public struct Ingredient: Hashable, Sendable {
  /// The name: `pomodoro`.
  public var name: LocalizedText
  /// True if it was frozen.
  public var isFrozen: Bool
  /// Its own statement, which stands before anything that its name lets one think; its warnings are
  /// the dish's too.
  @Rare public var allergens: AllergenStatement?

  /// Makes an ingredient.
  public init(name: LocalizedText, isFrozen: Bool = false, allergens: AllergenStatement? = nil) {
    (self.name, self.isFrozen, self.allergens) = (name, isFrozen, allergens)
  }
}
