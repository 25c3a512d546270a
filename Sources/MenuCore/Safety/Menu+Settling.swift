extension Menu {
  /// The menu with its promises settled by the same rule as for files: promises that the ingredients and
  /// texts of the dish contradict are withdrawn.
  ///
  ///     var dish = Dish(name: "Verde")
  ///     dish.diets = [.vegan]
  ///     dish.ingredients = [Ingredient(name: "mozzarella")]
  ///     let settled = Menu(pizzas: [Pizza(dish)]).settled()
  ///     settled.menu.dishes.first?.diets   // []
  ///     print(settled.findings[0])         // “Verde” is marked vegan but lists mozzarella
  ///
  /// A data source settles its menu itself; call this to learn what was found. O(*n*) in the length of all
  /// texts; O(1) and without findings for a menu that is settled already.
  public func settled() -> SettledMenu {
    guard !isSettled else { return SettledMenu(menu: self, findings: []) }
    var menu = self
    var entries: [SettledMenu.Entry] = []
    var safety = Safety(self)
    for list in MenuList.allCases {
      for index in menu[list].indices {
        for finding in safety.withdrawContradictedPromises(of: &menu[list][index]) {
          entries.append(entry(for: finding, at: index, of: list))
        }
      }
    }
    menu.isSettled = true
    return SettledMenu(menu: menu, findings: entries)
  }

  private func entry(
    for finding: SafetyFinding, at index: Int, of list: MenuList
  ) -> SettledMenu.Entry {
    let name = self[list][index].name.excerpt(in: language)
    return SettledMenu.Entry(
      list: list, index: index,
      dish: Diagnostic.DishReference(
        list: list, number: index + 1, name: name.isBlank ? nil : name),
      finding: finding, sentence: Finding(finding.kind, in: language))
  }
}
