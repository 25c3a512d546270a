/// One of the four lists of a menu, in the order in which a menu shows them.
public enum MenuList: String, CaseIterable, Hashable, Sendable {
  /// The pizzas.
  case pizzas
  /// The beverages.
  case beverages
  /// The desserts.
  case desserts
  /// All else that is sold.
  case other
}

/// A heading under which dishes of a list stand together.
public struct DishGroup: Hashable, Identifiable, Sendable {
  /// The name by which dishes refer to it.
  @ComparedAsUTF8 public var id: String
  /// The heading above its dishes.
  public var title: LocalizedText
  /// A sentence about it.
  public var description: LocalizedText?
  /// The `id` of the group it belongs to.
  @ComparedAsUTF8 public var parent: String?

  /// Makes a group.
  public init(
    id: String, title: LocalizedText, description: LocalizedText? = nil, parent: String? = nil
  ) {
    (self.id, self.title, self.description, self.parent) = (id, title, description, parent)
  }
}

/// Everything a pizzeria's file says, without where it says it.
public struct Menu: Hashable, Sendable {
  /// The name of the pizzeria.
  public var name: LocalizedText?
  /// A sentence about the pizzeria.
  public var description: LocalizedText? { didSet { isSettled = false } }
  /// The place, as written.
  public var address: LocalizedText?
  /// The telephone number, as written.
  public var phone: LocalizedText?
  /// The opening hours, as written.
  public var hours: LocalizedText?
  /// The language of every text that names none.
  public var language: Language?
  /// The currency of every price.
  public var currency: Currency?
  /// The amount that a guest pays for the cover.
  public var cover: Amount?
  /// Remarks that explain the menu, such as what `*` means.
  public var notes: [LocalizedText] = [] { didSet { isSettled = false } }
  /// The headings, in the order to show.
  public var groups: [DishGroup] = [] { didSet { isSettled = false } }
  /// The dishes of each list.
  private var lists: [[Dish]] = MenuList.allCases.map { _ in [] }

  /// The languages that the reader saw in names, descriptions, notes and headings; nil for a menu
  /// that was made by a program.
  @Uncompared var languagesOfTexts: [Language]? = nil

  /// The house's own signs for allergens, which its texts may use.
  package var signs = HouseSigns() { didSet { isSettled = false } }

  /// True while nothing has changed since the promises of its dishes were settled (`settled()`).
  @Uncompared package internal(set) var isSettled = false

  /// Makes a menu that has nothing but pizzas, or nothing at all.
  public init(pizzas: [Pizza] = []) { self[.pizzas] = pizzas.map(\.dish) }

  /// The dishes of a list, in the order to show.
  public subscript(list: MenuList) -> [Dish] {
    get { lists[list.place] }
    _modify {
      isSettled = false
      yield &lists[list.place]
    }
  }

  /// All dishes, in the order of the lists.
  public var dishes: some Collection<Dish> { lists.joined() }

  /// The number of dishes in all lists.
  public var numberOfDishes: Int { lists.reduce(0) { $0 + $1.count } }

  /// The number of dishes of a list.
  public func numberOfDishes(in list: MenuList) -> Int { lists[list.place].count }

  /// The dish at a position of a list; nil outside.
  public func dish(at position: Int, in list: MenuList) -> Dish? {
    self[list].indices.contains(position) ? self[list][position] : nil
  }

  /// The number among all dishes of the first of a list.
  func firstNumber(of list: MenuList) -> Int {
    lists.prefix(list.place).reduce(0) { $0 + $1.count }
  }
}

extension MenuList {
  /// Its place among the lists, from 0 (`CaseSet`).
  fileprivate var place: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}

extension Menu {
  /// The languages that the menu can be read in: its own first, then those of its texts in the order
  /// in which they come up. O(1) for a menu that was read, else O(*n*) in the number of names.
  public var languages: [Language] {
    var found = language.map { [$0] } ?? []
    let others = languagesOfTexts ?? dishes.flatMap(\.name.languages)
    for language in others where !found.contains(language) { found.append(language) }
    return found
  }

  /// The language of the menu that is nearest to a tag: the same, else the nearest shorter one, else
  /// another kind of the same language; nil when the menu has none of them.
  public func language(nearestTo tag: String) -> Language? {
    guard let wanted = Language(tag: tag) else { return nil }
    if wanted == language { return language }
    let languages = languages
    return wanted.nearest(among: languages).map { languages[$0] }
  }

  /// The diets that suit some dish, those implied included; O(*n*) in the number of dishes.
  public var diets: DietSet {
    var diets = DietSet()
    for dish in dishes where !diets.isSuperset(of: dish.diets) {
      diets.formUnion(dish.trustedDiets)
    }
    return diets
  }
}
