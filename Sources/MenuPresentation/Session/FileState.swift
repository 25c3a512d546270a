internal import MenuCore

/// The state of the file of the menu that is shown.
enum FileState: Hashable, Sendable {
  /// It holds the menu that is shown.
  case good
  /// It holds nothing that could be shown.
  case faulty(MenuReading.Problem)
  /// The same for a minute and more: the menu that is shown promises nothing.
  case outdated(MenuReading.Problem)

  var isOutdated: Bool {
    switch self {
    case .good, .faulty: false
    case .outdated: true
    }
  }
}

extension Menu {
  /// The menu without its promises; warnings, prices and texts stay. O(*n*) in the number of dishes.
  var withoutPromises: Menu {
    var menu = self
    for list in MenuList.allCases {
      for position in menu[list].indices { menu[list][position].withdraw() }
    }
    return menu
  }
}
