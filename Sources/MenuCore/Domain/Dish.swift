/// A dish of a menu. Some properties belong to the dishes of one list only.
public struct Dish: Hashable, Sendable {
  /// A unique name that the owner chose.
  @ComparedAsUTF8 public var id: String? = nil
  /// The number as printed on the menu.
  @ComparedAsUTF8 public var number: String? = nil
  /// The name; blank if the file has none that can be read.
  public var name: LocalizedText
  /// A description.
  @Rare public var description: LocalizedText? = nil
  /// The `id` of its group.
  @ComparedAsUTF8 public var group: String? = nil
  /// The ingredients, in the order of the file.
  public var ingredients: [Ingredient] = []
  /// The price, unless its sizes have their own.
  public var price: Price?
  /// The sizes in which it is sold, in display order.
  public var sizes: [DishSize] = []
  /// The owner's statement about allergens, without what sizes, ingredients and required options add. For a
  /// guest use `state(of:)` or `combinedStatement`.
  ///
  ///     let cream = Ingredient(name: "crema", allergens: AllergenStatement(contains: [.milk]))
  ///     let dish = Dish(name: "Bianca", ingredients: [cream], allergens: AllergenStatement(isComplete: true))
  ///     dish.state(of: .milk)            // .contains
  ///     dish.allergens.state(of: .milk)  // .notAnIngredient: not for a guest
  public var allergens = AllergenStatement()
  // The properties of a byte or two are side by side, so that a dish takes eight bytes less.
  /// The diets that the owner states for it. For a guest use `trustedDiets`.
  public var diets: DietSet = []
  /// True if it was frozen.
  public var isFrozen = false
  /// True if it is sold out today.
  public var isSoldOut = false
  /// True for a homemade dessert.
  public var isHomemade = false
  /// The way in which a beverage is served.
  public var serving: Serving?
  /// The heat, from 0 to 3; other numbers are displayed as the nearest of these.
  public var spiciness = 0
  /// The energy in kilocalories.
  @Rare public var calories: Int? = nil
  /// Notes of the owner.
  public var notes: [LocalizedText] = []
  /// The file name or address of a picture.
  @ComparedAsUTF8 public var image: String? = nil
  /// The add-ons that can be ordered with it.
  public var addOns: [AddOnGroup] = []
  /// The base of a pizza, such as red or white.
  @Rare public var base: LocalizedText? = nil
  /// The dough of a pizza, such as wholemeal.
  @Rare public var dough: LocalizedText? = nil
  /// The volume of a beverage in millilitres.
  @Rare public var volumeMl: Int? = nil
  /// The alcohol of a beverage in percent by volume, as written.
  @Rare public var alcoholPercent: Amount? = nil

  /// The way in which a beverage is served.
  public enum Serving: String, CaseIterable, Hashable, Sendable {
    /// On tap.
    case draught
    /// In a bottle.
    case bottle
    /// In a can.
    case can
    /// By the glass.
    case glass
  }

  /// Makes a dish; everything that is not given can be set afterwards.
  ///
  ///     Dish(name: ["it": "Funghi", "en": "Mushrooms"], price: 8.50, ingredients: ["pomodoro"])
  public init(
    id: String? = nil, name: LocalizedText, price: Price? = nil, ingredients: [Ingredient] = [],
    allergens: AllergenStatement = AllergenStatement(), diets: DietSet = []
  ) {
    self.id = id
    self.name = name
    self.price = price
    self.ingredients = ingredients
    self.allergens = allergens
    self.diets = diets
  }

  /// Makes a dish whose name is in the language of the menu.
  public init(
    id: String? = nil, name: String, price: Price? = nil, ingredients: [Ingredient] = [],
    allergens: AllergenStatement = AllergenStatement(), diets: DietSet = []
  ) {
    self.init(
      id: id, name: LocalizedText(name), price: price, ingredients: ingredients,
      allergens: allergens, diets: diets)
  }

  /// The state of an allergen in the dish: the worst of its sizes, of the statements of its
  /// ingredients, and of the add-ons in groups that require a choice. Other add-ons do not count.
  public func state(of asked: Allergen) -> AllergenState { combinedStatement.state(of: asked) }

  /// The combined statement of all sizes: every warning of any size, and the promises of all sizes.
  public var combinedStatement: AllergenStatement {
    if sizes.isEmpty, addOns.isEmpty, diets.freeFrom.isEmpty,
      ingredients.allSatisfy({ $0.allergens == nil })
    {
      return allergens
    }
    // Sizes without their own statement share one, which counts once.
    var distinct: [AllergenStatement?] = sizes.compactMap(\.allergens)
    if sizes.isEmpty {
      distinct = [nil]
    } else if let index = sizes.firstIndex(where: { $0.allergens == nil }) {
      distinct.insert(nil, at: index)
    }
    let rules = StatementRules(of: self)
    return AllergenStatement(
      worstOf: distinct.map { rules.statement(of: $0, addingUnread: false) }, unread: rules.unread)
  }

  /// The statement of each size; for a dish without sizes, its only one. A size has the warnings of
  /// its dish.
  package var statements: [AllergenStatement] { statements(addingUnread: true) }

  /// The same, with or without the words that were not understood in the dish and its ingredients.
  /// O(sizes + ingredients + options)
  func statements(addingUnread: Bool) -> [AllergenStatement] {
    let rules = StatementRules(of: self)
    // Most sizes have no list of their own, and share one statement.
    let shared = rules.statement(of: nil, addingUnread: addingUnread)
    if sizes.isEmpty { return [shared] }
    return sizes.map { size in
      size.allergens.map { rules.statement(of: $0, addingUnread: addingUnread) } ?? shared
    }
  }

  /// The statements that ingredients are compared with: without those of the diets, and without the
  /// options, because an option does not explain an ingredient.
  var statementsOfIngredients: [AllergenStatement] {
    var dish = self
    dish.diets = []
    dish.addOns = []
    return dish.statements(addingUnread: false)
  }

  /// The statement of the dish in one of its sizes; `size` is nil for a dish without sizes.
  package func statement(of size: DishSize?) -> AllergenStatement {
    StatementRules(of: self).statement(of: size?.allergens, addingUnread: true)
  }

  /// The diets that no allergen contradicts and that every required option suits, and the diets
  /// that these imply.
  public var trustedDiets: DietSet {
    guard !diets.isEmpty else { return [] }
    var trusted = diets.withImplied
    for option in addOns.lazy.filter(\.isRequired).flatMap(\.items) {
      trusted.formIntersection(option.trustedDiets)
    }
    return trusted.without(contradictedBy: combinedStatement)
  }

  /// The prices that a guest may pay: that of the dish, or else those of its sizes.
  package var payablePrices: [Price] { price.map { [$0] } ?? sizes.compactMap(\.price) }

  /// The price of the dish and those of its sizes.
  package var allPrices: [Price] { ([price] + sizes.map(\.price)).compactMap(\.self) }

  /// The price with the lowest amount; nil if no amount is stated.
  var cheapest: Price? {
    payablePrices.filter { $0.lowest != nil }.min { ($0.lowest ?? .zero) < ($1.lowest ?? .zero) }
  }

  /// The lowest amount; nil if none is stated.
  package var lowestPrice: Amount? { cheapest?.lowest }

  /// The heat for display, always from 0 to 3.
  package var heat: Int { min(max(spiciness, 0), 3) }

  /// True if the dish or one of its ingredients was frozen.
  package var hasFrozen: Bool { isFrozen || ingredients.contains(where: \.isFrozen) }
}
