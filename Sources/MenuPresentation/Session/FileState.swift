internal import MenuCore

/// The state of the file of the current menu.
enum FileState: Hashable, Sendable {
  /// The file contains the current menu.
  case good
  /// The file contains no menu that can be shown.
  case faulty(MenuReading.Problem)
  /// The file has had a problem for a minute or longer: the menu no longer promises anything.
  case outdated(MenuReading.Problem)

  var isOutdated: Bool {
    switch self {
    case .good, .faulty: false
    case .outdated: true
    }
  }
}

extension Menu {
  /// The menu without its promises. Warnings, prices and texts are kept. O(*n*) in the number of dishes.
  var withoutPromises: Menu {
    var menu = self
    for list in MenuList.allCases {
      for position in menu[list].indices { menu[list][position].withdraw() }
    }
    return menu
  }
}
