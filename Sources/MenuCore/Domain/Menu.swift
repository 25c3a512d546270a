/// One of the four lists of a menu, in the order in which a menu shows them.
public enum MenuList: String, CaseIterable, Hashable, Identifiable, Sendable {
  /// The pizzas.
  case pizzas
  /// The beverages.
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
    self.id = id
    self.title = title
    self.description = description
    self.parent = parent
  }
}

/// Everything a pizzeria's file says, without where it says it.
public struct Menu: Hashable, Sendable {
  /// The name of the pizzeria.
  public var name: LocalizedText?
  /// A sentence about the pizzeria.
  public var description: LocalizedText?
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

  /// The languages that the reader saw in names, descriptions, notes and headings; nil for a menu
  /// that was made by a program.
  @Uncompared var languagesOfTexts: [Language]? = nil

  /// Makes a menu that has nothing but pizzas, or nothing at all.
  public init(pizzas: [Pizza] = []) {
    self.pizzas = pizzas
  }

  /// The number of dishes in all lists.
  public var numberOfDishes: Int {
    MenuList.allCases.reduce(0) { $0 + numberOfDishes(in: $1) }
  }

  /// The number of dishes of a list.
  public func numberOfDishes(in list: MenuList) -> Int {
    switch list {
    case .pizzas: pizzas.count
    case .beverages: beverages.count
    case .desserts: desserts.count
    case .other: other.count
    }
  }

  /// All dishes, in the order of the lists; made anew each time, O(*n*).
  public var dishes: [Dish] {
    MenuList.allCases.flatMap { list in
      (0..<numberOfDishes(in: list)).compactMap { dish(at: $0, in: list) }
    }
  }

  /// The part that the dish at a position of a list has in common with every other; nil outside.
  public func dish(at position: Int, in list: MenuList) -> Dish? {
    look(at: position, in: list) { $0 }
  }

  /// The number among all dishes of the first of a list.
  func firstNumber(of list: MenuList) -> Int {
    MenuList.allCases.prefix { $0 != list }.reduce(0) { $0 + numberOfDishes(in: $1) }
  }

  /// Walks all dishes where they lie: a copy of one counts up all that it holds, which costs more than a
  /// look at a text.
  @inline(__always)
  func forEachDish(_ body: (UnsafePointer<Dish>) -> Void) {
    func walk<Item>(_ items: [Item], _ dish: KeyPath<Item, Dish>) {
      let offset = MemoryLayout<Item>.offset(of: dish) ?? 0
      items.withUnsafeBufferPointer { items in
        guard let start = items.baseAddress else { return }
        for place in items.indices {
          body((UnsafeRawPointer(start + place) + offset).assumingMemoryBound(to: Dish.self))
        }
      }
    }
    walk(pizzas, \.dish)
    walk(beverages, \.dish)
    walk(desserts, \.dish)
    walk(other, \.self)
  }

  /// A value of the dish at a position of a list, looked at without a copy of the dish.
  @inline(__always)
  package func look<Value>(
    at position: Int, in list: MenuList, _ value: (Dish) -> Value
  ) -> Value? {
    guard position >= 0, position < numberOfDishes(in: list) else { return nil }
    return switch list {
    case .pizzas: value(pizzas[position].dish)
    case .beverages: value(beverages[position].dish)
    case .desserts: value(desserts[position].dish)
    case .other: value(other[position])
    }
  }

  /// Changes the dish at a position of a list, where there is one.
  package mutating func change(
    at position: Int, in list: MenuList, _ edit: (inout Dish) -> Void
  ) {
    guard position >= 0, position < numberOfDishes(in: list) else { return }
    switch list {
    case .pizzas: edit(&pizzas[position].dish)
    case .beverages: edit(&beverages[position].dish)
    case .desserts: edit(&desserts[position].dish)
    case .other: edit(&other[position])
    }
  }
}
