/// A menu as sections and rows, in one language.
///
/// A section is a list without groups, or one group of a list; the dishes of a list without a group
/// come first. Access by index takes constant time, except for an item, which is made from the
/// texts of its dish. A row or section that does not exist is not an error: it has no rows, no item
/// and no title.
public struct MenuDataSource: Sendable {
  /// The menu with the dishes.
  public let menu: Menu
  /// The language and currency in which it is displayed.
  public let context: MenuContext

  /// The dishes of each section, in display order.
  var layout: [MenuSection]
  /// The counts of the whole menu, which every frame shows.
  let wholeCounts: MenuCounts
  /// The query that selected the rows; nil for the whole menu.
  var applied: QueryAnswer?
  /// The folded texts of the menu, gathered by `indexed()`; nil before.
  var texts: DishTexts?
  /// The facts about its dishes by index, gathered by `indexed()`; nil before.
  var facts: [DishFacts]?
  /// The allergens that each dish names, by index; nil until a text asks for one.
  var namedAllergens: [AllergenSet]?

  /// The position of a dish in a menu. A query does not change it.
  public struct DishIndex: Hashable, Sendable {
    /// The list of the dish.
    public let list: MenuList
    /// Its position in that list, from 0.
    public let position: Int

    /// Makes an index; the menu need not have such a dish.
    public init(list: MenuList, position: Int) {
      self.list = list
      self.position = position
    }
  }

  /// Makes a data source with one section for the pizzas, in their order, also if there are none.
  public init(pizzas: [Pizza]) {
    self.init(menu: Menu(pizzas: pizzas))
    guard pizzas.isEmpty else { return }
    let title = context.interfaceLanguage.name(of: .pizzas)
    layout = [MenuSection(list: .pizzas, title: title, dishes: [])]
  }

  /// Makes the data source of a menu, its lists in their order (`Menu.listsInOrder`). A list without
  /// dishes has no section. Promises that the menu contradicts are withdrawn (`Menu.settled()`).
  ///
  /// - Parameters:
  ///   - menu: the menu to show.
  ///   - language: the display language, nil for that of the menu.
  ///   - words: the language of the words around the dishes, nil for the display language.
  /// - Complexity: O(*n*) in the number of dishes and groups; in the length of all texts for a menu
  ///   that was built or changed in memory.
  public init(menu: Menu, language: Language? = nil, words: InterfaceLanguage? = nil) {
    self.menu = menu.settled().menu
    context = MenuContext(
      language: language, fileLanguage: menu.language, currency: menu.currency, words: words)
    layout = MenuSection.sections(of: menu, in: context)
    wholeCounts = MenuCounts(of: layout)
  }

  /// The number of sections.
  public var numberOfSections: Int { layout.count }

  /// The number of rows of a section, 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    layout[checked: section]?.dishes.count ?? 0
  }

  /// The number of rows with dishes of a list; O(*rows*).
  package func numberOfRows(of list: MenuList) -> Int {
    layout.reduce(0) { count, section in count + section.dishes.count { $0.list == list } }
  }

  /// The item of a row; nil for a row or section that does not exist.
  public func item(forRow row: Int, inSection section: Int) -> MenuItem? {
    dishIndex(forRow: row, inSection: section).map { item(of: $0) }
  }

  /// The title of a section; nil for a section that does not exist.
  public func title(forSection section: Int) -> String? { layout[checked: section]?.title }

  /// The list of a section; nil for rows of several lists, and for a section that does not exist.
  public func list(forSection section: Int) -> MenuList? {
    guard let section = layout[checked: section], !section.isMixed else { return nil }
    return section.list
  }

  /// The group of a section; nil for dishes without a group, and for a section that does not exist.
  public func group(forSection section: Int) -> DishGroup? { layout[checked: section]?.group }

  /// The dish of a row; nil for a row that does not exist.
  public func dish(forRow row: Int, inSection section: Int) -> Dish? {
    dishIndex(forRow: row, inSection: section).flatMap { menu[$0] }
  }

  /// The dish of an item of this menu, with its amounts: `dish(of: item)?.price?.lowest`. Nil if the menu
  /// was read again since, and another dish is at the index of the item.
  public func dish(of item: MenuItem) -> Dish? {
    guard let dish = menu[item.index], plainItem(of: item.index).id.hasSameUTF8(as: item.id)
    else { return nil }
    return dish
  }

  /// The position of a row's dish in the menu; nil for a row that does not exist.
  package func dishIndex(forRow row: Int, inSection section: Int) -> DishIndex? {
    layout[checked: section]?.dishes[checked: row]
  }

  /// The row that shows a dish; nil if there is none; O(*rows*).
  package func row(of dish: DishIndex) -> (row: Int, section: Int)? {
    for section in layout.indices
    where layout[section].isMixed || layout[section].list == dish.list {
      if let row = layout[section].dishes.firstIndex(of: dish) { return (row, section) }
    }
    return nil
  }

  /// The name of a dish in the language shown, empty if the menu has no such dish.
  package func name(of dish: DishIndex) -> String {
    menu[dish].map { context.text($0.name) } ?? ""
  }

  /// The item of a dish, which must be in the menu.
  func plainItem(of dish: DishIndex) -> MenuItem {
    var item = MenuItem(settled: menu[dish.list][dish.position], of: dish.list, in: context)
    item.index = dish
    return item
  }
}

extension Menu {
  /// The dish at an index; nil if the menu has none there.
  package subscript(index: MenuDataSource.DishIndex) -> Dish? {
    dish(at: index.position, in: index.list)
  }
}
