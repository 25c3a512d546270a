package import MenuCore

extension MenuDataSource {
  /// True if any dish or add-on states something about allergens. Dishes that state nothing are then marked.
  /// O(*dishes*)
  package var statesAllergens: Bool {
    menu.dishes.contains { dish in
      !dish.combinedStatement.saysNothing
        || dish.addOns.contains { $0.items.contains { !$0.allergens.saysNothing } }
    }
  }
}
