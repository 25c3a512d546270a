internal import MenuCore

extension MenuSession: Equatable {
  /// True if two guests see the same: the menu, its language, the query, and what is known of the file.
  /// All else in a session follows from these. O(*n*)
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
  /// True if the same menu looks the same in both.
  fileprivate func isSame(as other: MenuContext) -> Bool {
    language == other.language && words == other.words
  }
}
