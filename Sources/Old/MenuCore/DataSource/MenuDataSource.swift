/// A menu as sections and rows, in one language.
///
/// A section is a list without groups, or one group of a list; the dishes of a list without a group
/// come first. What is asked of a section or a row by its index is answered in constant time, but for
/// the item, which is made anew from the texts of its dish; what is looked for among all rows, such as
/// the row of a dish or the cheapest one, is O(*rows*). A row or section that does not exist is never a
/// fault of the caller: it has no rows, no item and no title.
public struct MenuDataSource: Sendable {
  /// The menu whose dishes are the rows.
  public let menu: Menu
  /// In which language and currency they are shown.
  public let context: MenuContext

  /// The dishes that guests could not tell from others by their names.
  let lookAlikes: LookAlikes

  /// Which dishes stand in which section, in which order.
  var layout: [MenuSection]
  /// The queries that the rows passed, nil while no query was asked.
  var passed: AppliedQuery?

  /// Makes a data source with one section for the given pizzas, in their order.
  public init(pizzas: [Pizza]) {
    menu = Menu(pizzas: pizzas)
    context = MenuContext()
    lookAlikes = LookAlikes(menu, in: context)
    layout = [
      MenuSection(
        list: .pizzas, title: context.interfaceLanguage.name(of: .pizzas), headings: [],
        positions: Array(pizzas.indices))
    ]
  }

  /// Makes the data source of a menu: pizzas, beverages, desserts, other; a list without dishes
  /// has no section.
  ///
  /// - Parameters:
  ///   - menu: the menu to show.
  ///   - language: the language to show, nil for the menu's own.
  ///   - words: the language of the words around the dishes, nil for the same.
  /// - Complexity: O(*n*) in the number of dishes and groups.
  public init(menu: Menu, language: Language? = nil, words: InterfaceLanguage? = nil) {
    self.menu = menu
    context = MenuContext(
      language: language, fileLanguage: menu.language, currency: menu.currency, words: words)
    lookAlikes = LookAlikes(menu, in: context)
    layout = MenuSection.sections(of: menu, in: context)
  }

  /// How many sections there are.
  public var numberOfSections: Int { layout.count }

  /// How many rows a section has, 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    self.section(section)?.positions.count ?? 0
  }

  /// The item of a row, nil for a row or section that does not exist.
  public func item(forRow row: Int, inSection section: Int) -> MenuItem? {
    dishIndex(forRow: row, inSection: section).map { item(of: $0) }
  }

  /// The item of a dish that the menu has.
  func item(of dish: DishIndex) -> MenuItem {
    var item = menu.item(at: dish.position, in: dish.list, context: context)
    item.title = title(item.title, of: dish)
    if let passed, let dish = menu.dish(at: dish.position, in: dish.list) {
      item.mark(passed, of: dish, in: context)
    }
    return item
  }

  /// What stands above a section, nil for a section that does not exist.
  public func title(forSection section: Int) -> String? {
    self.section(section)?.title
  }

  /// The list a section belongs to, nil for a section that does not exist.
  public func list(forSection section: Int) -> MenuList? {
    self.section(section)?.list
  }

  /// The group that a section is, nil for dishes without one and for a section that does not exist.
  public func group(forSection section: Int) -> DishGroup? {
    self.section(section)?.group
  }

  /// What the dish at a place of a list is called, without the star of what was frozen; nil where there
  /// is none.
  package func name(at position: Int, in list: MenuList) -> String? {
    menu.name(at: position, in: list).map { name in
      title(
        name.isBlank ? context.interfaceLanguage.noName : context.text(name),
        of: DishIndex(list: list, position: position))
    }
  }

  /// What a dish is called on the menu, told apart from one whose name looks the same.
  func title(_ title: String, of dish: DishIndex) -> String {
    lookAlikes[dish].map { "\(title) (\($0))" } ?? title
  }

  private func section(_ index: Int) -> MenuSection? {
    layout.indices.contains(index) ? layout[index] : nil
  }
}

extension Menu {
  /// The row of a dish whose position is one of its list.
  fileprivate func item(at position: Int, in list: MenuList, context: MenuContext) -> MenuItem {
    switch list {
    case .pizzas: MenuItem(pizza: pizzas[position], in: context)
    case .beverages: MenuItem(beverage: beverages[position], in: context)
    case .desserts: MenuItem(dessert: desserts[position], in: context)
    case .other: MenuItem(dish: other[position], in: context)
    }
  }
}
