package import OldMenuCore

/// The menu follows its file.
extension BrowserState {
  /// Takes what a watcher tells about the file: shows a new menu, or says why there is none.
  ///
  /// The same dish stays selected, and its page open; when it is gone, the dish nearest to it is
  /// selected instead. What is searched and filtered, and the language, stay as they are.
  ///
  /// - Parameters:
  ///   - event: what the watcher tells.
  ///   - file: what the file is called on the screen.
  package mutating func follow(_ event: MenuFileEvent, file: String) {
    let (before, oldSelection, filter) = (session, selection, filterAtCursor)
    catchUp()
    session.follow(event, file: file)
    guard session.revision != before.revision else { return }
    notice = nil
    forgetWishes()
    if mode.context == .asking { notice = session.words.linear.menuChanged }
    mode = mode.withoutQuestion
    filter.map { moveFilterCursor(to: $0) }
    let index = oldSelection.flatMap(before.rows.index)
    let kept = index.flatMap { nearestKept(to: $0, of: before) }
    choose(kept?.path ?? session.rows.path(at: 0))
    if let oldSelection, kept?.index != index { leave(oldSelection, of: before) }
    if selection == nil { mode = mode.withoutDish }
  }

  /// What is to say in one line: that all is forgotten soon, or else about the file, or a dish that is
  /// gone or cannot be taken: the reason, which may be cut, and the age of the menu, which may not.
  package var noticeParts: (reason: String, age: String)? {
    if let secondsLeft { return (session.words.choice.forgottenIn(secondsLeft), "") }
    if let notice, !session.isMenuOld { return (notice, "") }
    return session.fileStatusParts
  }

  /// Whether that goes with the next key.
  var isNoticePassing: Bool { secondsLeft != nil || notice != nil && !session.isMenuOld }

  /// Of the rows from one on outwards the first whose dish is still shown, and where it is now.
  private func nearestKept(
    to index: Int, of before: MenuSession
  ) -> (index: Int, path: RowPath)? {
    let finder = DishFinder(from: before.dataSource, to: session.dataSource)
    for near in before.rows.indices(near: index) {
      guard let old = before.rows.path(at: near),
        let now = finder.row(ofSameDishAs: old.row, inSection: old.section)
      else { continue }
      return (near, RowPath(section: now.section, row: now.row))
    }
    return nil
  }

  /// The dish of a row is no longer there: its page cannot stay open, and the guest is told whether it
  /// is on the menu at all.
  private mutating func leave(_ path: RowPath, of before: MenuSession) {
    mode = mode.withoutDish
    let now = DishFinder(from: before.dataSource, to: session.menu)
      .row(ofSameDishAs: path.row, inSection: path.section)
    let name = MenuPresenter(before).name(forRow: path.row, inSection: path.section)
    notice = name.map {
      "\($0) \(now == nil ? session.words.isGone : session.words.isHidden)"
    }
  }
}

extension RowSpace {
  /// All indices from one on outwards: itself, the next, the one before, and so on.
  fileprivate func indices(near index: Int) -> some Sequence<Int> {
    (0..<max(1, 2 * count)).lazy.map { step in
      step % 2 == 1 ? index + step / 2 + 1 : index - step / 2
    }.filter { (0..<count).contains($0) }
  }
}
