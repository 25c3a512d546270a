internal import MenuCore
internal import MenuPresentation

extension MenuDataSource {
  /// Calls `body` for all rows with their dishes, section by section.
  func forEachRow(_ body: (_ section: Int, _ item: MenuItem, _ dish: Dish) -> Void) {
    for section in 0..<numberOfSections {
      for (item, dish) in rows(inSection: section) { body(section, item, dish) }
    }
  }

  /// The rows of a section with their dishes.
  func rows(inSection section: Int) -> [(item: MenuItem, dish: Dish)] {
    let presenter = MenuPresenter(self)
    return (0..<presenter.numberOfRows(inSection: section)).compactMap { row in
      guard let item = presenter.menuItem(forRow: row, inSection: section),
        let dish = dish(forRow: row, inSection: section)
      else { return nil }
      return (item, dish)
    }
  }

  /// The menu without the dishes and add-ons that a query hides, in file order.
  var shownMenu: Menu {
    var shown: [DishIndex: MenuItem] = [:]
    forEachRow { _, item, _ in shown[item.index] = item }
    var menu = menu
    for list in MenuList.allCases {
      let all = menu[list]
      menu[list] = all.indices.compactMap { position in
        shown[DishIndex(list: list, position: position)].map { all[position].keepingAddOns(of: $0) }
      }
    }
    return menu
  }
}

extension Dish {
  /// The add-ons in the row of the dish: all that no filter hides.
  func addOns(in item: MenuItem) -> [(item: MenuItem.AddOns.Item, addOn: AddOn)] {
    zip(item.addOns, addOns).flatMap { shown, own in
      shown.items.map { (item: $0, addOn: own.items[$0.index]) }
    }
  }

  /// The dish with the add-ons that its row shows.
  ///
  /// A required option may be the reason why the dish does not promise something. If it is hidden,
  /// the dish promises nothing, so that the file does not promise more than the menu.
  fileprivate func keepingAddOns(of item: MenuItem) -> Dish {
    var dish = self
    var groups: [AddOnGroup] = []
    for (shown, own) in zip(item.addOns, addOns) where !shown.items.isEmpty || own.items.isEmpty {
      var group = own
      group.items = shown.items.map { own.items[$0.index] }
      groups.append(group)
    }
    guard groups != addOns else { return self }
    dish.addOns = groups
    let before = combinedStatement
    let after = dish.combinedStatement
    let isSafer = Allergen.allCases.contains { after.state(of: $0) < before.state(of: $0) }
    if isSafer || !trustedDiets.isSuperset(of: dish.trustedDiets) { dish.withdrawPromises() }
    return dish
  }
}
