import MenuCore

/// The menu's file changes while a guest listens.
///
/// The presenter follows the file at once; here only the next answer tells of it, for nobody is
/// interrupted. The numbers that were read out go on meaning the same dishes.
extension LinearMenu {
  /// What has happened since the last answer, and what its numbers mean now.
  func takeNews() -> [String] {
    let hasChanged = presenter.menu.menu != heard.menu
    if hasChanged { findTargetsAgain() }
    let notice = fileNotice == heardOfFile ? nil : fileNotice
    return [hasChanged ? linearWords.menuChanged : nil, notice].compactMap { $0 }
  }

  /// What is to say about the file.
  var fileNotice: String? {
    switch presenter.notice {
    case .problem, .faults: presenter.noticeText?.asSentence
    // The presenter's selection is nothing that this guest chose.
    case .gone, nil: nil
    }
  }

  /// What the next guest is to know about the file: whether the menu is an old one.
  var ageOfMenu: [String] {
    guard case .problem = presenter.notice else { return [] }
    return [fileNotice].compactMap { $0 }
  }

  /// Looks for what the numbers meant among the rows that there are now.
  private func findTargetsAgain() {
    let finder = DishFinder(presenter.dataSource)
    targets = targets.map { target in
      switch target {
      case .dish(let path):
        if let place = finder.row(ofSameDishAs: path.row, inSection: path.section, of: heard) {
          return .dish(RowPath(section: place.section, row: place.row))
        }
        return .gone(heard.item(forRow: path.row, inSection: path.section)?.title ?? "")
      case .list(let list):
        if presenter.lists.contains(where: { $0.list == list }) { return target }
        return .gone(presenter.words.language.name(of: list))
      case .search, .gone:
        return target
      }
    }
  }
}
