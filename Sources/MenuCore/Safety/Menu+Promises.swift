extension Menu {
  /// The menu without its promises: no dish is free of an allergen, suits a diet or is homemade. Warnings,
  /// prices and texts are kept. O(*n*) in the number of dishes.
  ///
  /// Show it when the file of a menu has had a problem for a minute, because the owner may have added a
  /// warning that cannot be read:
  ///
  /// ```swift
  /// menu = menu.withoutPromises
  /// MenuDataSource(menu: menu).matching(MenuQuery(search: "vegan")).counts.shown  // 0
  /// ```
  public var withoutPromises: Menu {
    var menu = self
    menu.withdrawPromises()
    return menu
  }
}
