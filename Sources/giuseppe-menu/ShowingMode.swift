/// The ways to show a menu.
enum ShowingMode {
  case browser, board, linear, plain

  /// True if a guest can open dishes, so that there is something to count.
  var isTallied: Bool { self == .browser || self == .linear }
}
