/// One of the four lists of a menu, in the order in which a menu shows them.
public enum MenuList: String, CaseIterable, Hashable, Identifiable, Sendable {
  /// The pizzas.
  case pizzas
  /// What is drunk.
  case beverages
  /// The desserts.
  case desserts
  /// All else that is sold.
  case other

  /// The list itself.
  public var id: MenuList { self }
}

/// A heading under which dishes of a list stand together.
public struct DishGroup: Hashable, Identifiable, Sendable {
  /// The name by which dishes refer to it.
  @ComparedAsUTF8 public var id: String
  /// What is written above its dishes.
  public var title: LocalizedText
  /// A sentence about it.
  public var description: LocalizedText?
  /// The `id` of the group it belongs to.
  @ComparedAsUTF8 public var parent: String?
  /// When its dishes are served, nil for whenever the house is open.
  public var hours: Hours?

  /// Makes a group.
  public init(
    id: String, title: LocalizedText, description: LocalizedText? = nil, parent: String? = nil,
    hours: Hours? = nil
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.parent = parent
    self.hours = hours
  }
}

/// Everything a pizzeria's file says, without where it says it.
public struct Menu: Hashable, Sendable {
  /// The name of the pizzeria.
  public var name: LocalizedText?
  /// A sentence about the pizzeria.
  public var description: LocalizedText?
  /// Where it is.
  public var address: Address?
  /// How to call it.
  public var phone: LocalizedText?
  /// When it is open.
  public var hours: Hours?
  /// The language of every text that names none.
  public var language: Language?
  /// The currency of every price.
  public var currency: Currency?
  /// What a guest pays for the cover.
  public var cover: Amount?
  /// Remarks that explain the menu, such as what `*` means.
  public var notes: [LocalizedText] = []
  /// The headings, in the order to show.
  public var groups: [DishGroup] = []
  /// The pizzas, in the order to show.
  public var pizzas: [Pizza] = []
  /// The beverages, in the order to show.
  public var beverages: [Beverage] = []
  /// The desserts, in the order to show.
  public var desserts: [Dessert] = []
  /// Everything else that is sold, in the order to show.
  public var other: [Dish] = []

  /// Makes a menu that has nothing but pizzas, or nothing at all.
  public init(pizzas: [Pizza] = []) {
    self.pizzas = pizzas
  }

  /// How many dishes there are in all lists.
  public var numberOfDishes: Int {
    MenuList.allCases.reduce(0) { $0 + numberOfDishes(in: $1) }
  }

  /// How many dishes a list has.
  public func numberOfDishes(in list: MenuList) -> Int {
    switch list {
    case .pizzas: pizzas.count
    case .beverages: beverages.count
    case .desserts: desserts.count
    case .other: other.count
    }
  }

  /// What the dish at a position of a list has in common with every other; nil outside the list.
  public func dish(at position: Int, in list: MenuList) -> Dish? {
    look(at: position, in: list) { $0 }
  }
}
