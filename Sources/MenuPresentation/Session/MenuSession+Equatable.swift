internal import MenuCore

extension MenuSession: Equatable {
  /// True if two guests see the same: the menu, its language, the query, and the state of the file.
  /// Everything else in a session is derived from these. O(*n*)
  package static func == (left: MenuSession, right: MenuSession) -> Bool {
    left.query == right.query && left.isAwaiting == right.isAwaiting && left.file == right.file
      && left.isTallied == right.isTallied
      && left.isSameMenu(as: right) && left.beginning.query == right.beginning.query
      && left.beginning.context.isSame(as: right.beginning.context)
  }

  private func isSameMenu(as other: MenuSession) -> Bool {
    context.isSame(as: other.context) && menu.menu == other.menu.menu
  }
}

extension MenuContext {
  /// True if both show a menu in the same way.
  fileprivate func isSame(as other: MenuContext) -> Bool {
    language == other.language && words == other.words
  }
}
