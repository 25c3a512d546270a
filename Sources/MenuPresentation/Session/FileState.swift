internal import MenuCore

/// The state of the file of the current menu.
enum FileState: Hashable, Sendable {
  /// The file contains the current menu.
  case good
  /// The file contains no menu that can be shown.
  case faulty(MenuReading.Problem)
  /// The file has had a problem for a minute or longer: the menu no longer promises anything.
  case outdated(MenuReading.Problem)
}
