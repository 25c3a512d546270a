/// The content of a menu file, without positions in the file.
public struct Menu: Hashable, Sendable {
  /// The name of the pizzeria.
  public var name: LocalizedText? { didSet { languagesOfTexts = nil } }
  /// A description of the pizzeria.
  public var description: LocalizedText? { didSet { invalidateFindings() } }
  /// The address, as written.
  public var address: LocalizedText?
  /// The telephone number, as written.
  public var phone: LocalizedText?
  /// The opening hours, as written.
  public var hours: LocalizedText?
  /// The language of texts without a language tag.
  public var language: Language?
  /// The currency of every price.
  public var currency: Currency?
  /// The cover charge per guest.
  public var cover: Amount?
  /// Notes that explain the menu, for example `*`.
  public var notes: [LocalizedText] = [] { didSet { invalidateFindings() } }
  /// The groups, in display order.
  public var groups: [DishGroup] = [] { didSet { invalidateFindings() } }
  /// The lists in display order: in the order of the file, then those without dishes. In a menu that was
  /// built in memory: pizzas, beverages, desserts, other.
  public internal(set) var listsInOrder = MenuList.allCases
  /// The dishes of each list.
  private var lists: [[Dish]] = MenuList.allCases.map { _ in [] }

  /// The languages that the reader found in the texts that guests read; nil for a menu that was built in
  /// memory, or changed since.
  @Uncompared var languagesOfTexts: [Language]? = nil

  /// The owner's signs for allergens, which texts of the menu may use.
  package var signs = HouseSigns() { didSet { isSettled = false } }

  /// True if the promises are settled (`settled()`) and nothing changed since.
  @Uncompared package internal(set) var isSettled = false

  /// Makes a menu; everything that is not given can be set afterwards.
  ///
  ///     Menu(name: "Da Giuseppe", language: "it", currency: "EUR", pizzas: [Dish(name: "Marinara")])
  public init(
    name: LocalizedText? = nil, language: Language? = nil, currency: Currency? = nil,
    pizzas: [Dish] = [], beverages: [Dish] = [], desserts: [Dish] = [], other: [Dish] = []
  ) {
    self.name = name
    self.language = language
    self.currency = currency
    lists = [pizzas, beverages, desserts, other]
  }

  /// Makes a menu of pizzas.
  public init(pizzas: [Pizza]) { self.init(pizzas: pizzas.map(\.dish)) }

  /// The dishes of a list, in display order.
  public subscript(list: MenuList) -> [Dish] {
    get { lists[list.index] }
    _modify {
      invalidateFindings()
      yield &lists[list.index]
    }
  }

  /// Discards what was derived from the texts, because one of them changes.
  private mutating func invalidateFindings() {
    isSettled = false
    languagesOfTexts = nil
  }

  /// All dishes, in the order of the lists.
  public var dishes: some Collection<Dish> { lists.joined() }

  /// The number of dishes in all lists.
  public var numberOfDishes: Int { lists.reduce(0) { $0 + $1.count } }

  /// The number of dishes of a list.
  package func numberOfDishes(in list: MenuList) -> Int { lists[list.index].count }

  /// The lists that have dishes, in their order.
  package var listsWithDishes: [MenuList] { listsInOrder.filter { numberOfDishes(in: $0) > 0 } }

  /// The dish at a position of a list; nil outside the list.
  package func dish(at position: Int, in list: MenuList) -> Dish? {
    self[list][checked: position]
  }

  /// The index of the first dish of a list, among all dishes.
  func firstIndex(of list: MenuList) -> Int {
    var index = 0
    for earlier in lists.prefix(list.index) { index += earlier.count }
    return index
  }

  /// The index of a dish among all dishes.
  func index(of dish: MenuDataSource.DishIndex) -> Int {
    firstIndex(of: dish.list) + dish.position
  }

  /// The indices of all dishes, list by list.
  package var dishIndices: some Sequence<MenuDataSource.DishIndex> {
    MenuList.allCases.lazy.flatMap { list in
      self[list].indices.lazy.map { MenuDataSource.DishIndex(list: list, position: $0) }
    }
  }

  /// The index of a dish of another menu: found by its id in any list, otherwise by its name in the same
  /// list.
  package func index(
    of dish: Dish, from place: MenuDataSource.DishIndex
  ) -> MenuDataSource.DishIndex? {
    if let id = dish.id {
      return dishIndices.first { self[$0]?.id?.hasSameUTF8(as: id) ?? false }
    }
    if self[place]?.name == dish.name { return place }
    return dishIndices.first { $0.list == place.list && self[$0]?.name == dish.name }
  }
}

extension MenuList {
  /// Its index among the lists.
  fileprivate var index: Int {
    switch self {
    case .pizzas: 0
    case .beverages: 1
    case .desserts: 2
    case .other: 3
    }
  }
}

extension Menu {
  /// The diets that at least one dish suits, including implied ones; O(*n*) in the number of
  /// dishes.
  package var diets: DietSet {
    var diets = DietSet()
    for dish in dishes where !diets.isSuperset(of: dish.diets) {
      diets.formUnion(dish.trustedDiets)
    }
    return diets
  }

  /// The pizzas, in display order. `menu.pizzas.append(Dish(name: "Marinara"))`
  public var pizzas: [Dish] {
    get { self[.pizzas] }
    _modify { yield &self[.pizzas] }
  }

  /// The beverages, in display order.
  public var beverages: [Dish] {
    get { self[.beverages] }
    _modify { yield &self[.beverages] }
  }

  /// The desserts, in display order.
  public var desserts: [Dish] {
    get { self[.desserts] }
    _modify { yield &self[.desserts] }
  }

  /// Everything else, in display order.
  public var other: [Dish] {
    get { self[.other] }
    _modify { yield &self[.other] }
  }
}
