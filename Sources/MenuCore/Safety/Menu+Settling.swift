/// A menu whose promises were settled, and what was found on the way.
public struct SettledMenu: Hashable, Sendable {
  /// The menu, in which nothing is promised that its dishes speak against.
  public let menu: Menu
  /// The contradictions and doubts, in the order of the dishes.
  public let findings: [Entry]

  /// A finding, and the dish that it is about.
  public struct Entry: Hashable, Sendable {
    /// The list of the dish.
    public let list: MenuList
    /// The index of the dish in its list, from 0.
    public let index: Int
    /// The finding.
    public let finding: SafetyFinding
  }
}

extension Menu {
  /// The menu with its promises settled by the rule that also holds for files: what a dish promises
  /// against its own ingredients and texts is withdrawn.
  ///
  ///     var dish = Dish(name: "Verde")
  ///     dish.diets = [.vegan]
  ///     dish.ingredients = [Ingredient(name: "mozzarella")]
  ///     let settled = Menu(pizzas: [Pizza(dish)]).settled()
  ///     settled.menu.dishes.first?.diets   // []
  ///     settled.findings.count             // 1
  ///
  /// A data source settles its menu by itself; this is for who wants to know what was found. O(*n*) in
  /// the length of all texts, O(1) for a menu that is settled already, of which nothing is found.
  public func settled() -> SettledMenu {
    guard !isSettled else { return SettledMenu(menu: self, findings: []) }
    var menu = self
    var entries: [SettledMenu.Entry] = []
    var safety = Safety(self)
    for list in MenuList.allCases {
      for index in menu[list].indices {
        for finding in safety.settle(&menu[list][index]) {
          entries.append(SettledMenu.Entry(list: list, index: index, finding: finding))
        }
      }
    }
    menu.isSettled = true
    return SettledMenu(menu: menu, findings: entries)
  }
}
