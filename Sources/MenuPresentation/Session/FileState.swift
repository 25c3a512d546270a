public import MenuCore

/// The state of the file of the current menu.
enum FileState: Hashable, Sendable {
  /// The file contains the current menu.
  case good
  /// The file contains no menu that can be shown.
  case faulty(MenuReading.Problem)
  /// The file has had a problem for a minute or longer: the menu no longer promises anything.
  case outdated(MenuReading.Problem)
}

extension Menu {
  /// The menu without its promises: no dish is free of an allergen, suits a diet or is homemade. Warnings,
  /// prices and texts are kept. O(*n*) in the number of dishes.
  ///
  /// Show it when the file of a menu has had a problem for a minute, because the owner may have added a
  /// warning that cannot be read:
  ///
  /// ```swift
  /// menu = menu.withoutPromises
  /// MenuAnswer(to: "vegan", in: MenuDataSource(menu: menu)).counts  // "0 items, 46 hidden: diet 46"
  /// ```
  public var withoutPromises: Menu {
    var menu = self
    menu.withdrawPromises()
    return menu
  }
}
