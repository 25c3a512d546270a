public import MenuCore

/// The menu follows its file.
extension MenuPresenter {
  /// Takes what a watcher tells about the file: shows a new menu, or says why there is none.
  ///
  /// - Parameters:
  ///   - event: what the watcher tells.
  ///   - file: what the file is called on the screen.
  public func follow(_ event: MenuFileEvent, file: String) {
    switch event {
    case .menu(let reading):
      show(reading.menu)
      tellFaults(of: reading, file: file)
    case .recovered(let reading):
      tellFaults(of: reading, file: file)
      view?.showMenu()
    case .problem(let problem):
      notice = .problem(problem, file: file)
      view?.showMenu()
    }
  }

  /// Shows another menu in place of this one.
  ///
  /// The same dish stays selected, and its page open; when it is gone, the dish nearest to it is
  /// selected instead. What is searched and filtered, and the language, stay as they are.
  public func show(_ newMenu: Menu) {
    let (before, oldRows, oldSelection) = (dataSource, rows, selection)
    let language = before.context.language.flatMap { newMenu.language(nearestTo: $0.tag) }
    (notice, missed) = (nil, nil)
    replace(MenuDataSource(menu: newMenu, language: language, words: before.context.words))
    let index = oldSelection.flatMap(oldRows.index)
    let kept = index.flatMap { nearestKept(to: $0, of: oldRows, in: before) }
    choose(kept?.path ?? rows.path(at: 0))
    if let oldSelection, kept?.index != index { leave(oldSelection, of: before) }
    if selection == nil { closeDish() }
    view?.showMenu()
  }

  /// Forgets what a guest did: the first row, the query and the language of the beginning.
  func reset() {
    missed = nil
    focus = .list
    filterCursor = 0
    query = firstQuery
    show(in: firstLanguages.dishes, words: firstLanguages.words)
    choose(rows.path(at: 0))
    view?.showMenu()
  }

  /// Of the rows from one on outwards the first whose dish is still shown, and where it is now.
  private func nearestKept(
    to index: Int, of oldRows: RowSpace, in before: MenuDataSource
  ) -> (index: Int, path: RowPath)? {
    let finder = DishFinder(from: before, to: dataSource)
    for near in oldRows.indices(near: index) {
      guard let old = oldRows.path(at: near),
        let place = finder.row(ofSameDishAs: old.row, inSection: old.section)
      else { continue }
      return (near, RowPath(section: place.section, row: place.row))
    }
    return nil
  }

  /// The dish of a row is no longer there: its page cannot stay open, and the guest is told whether it
  /// is on the menu at all.
  private func leave(_ path: RowPath, of before: MenuDataSource) {
    closeDish()
    let place = DishFinder(from: before, to: menu)
      .row(ofSameDishAs: path.row, inSection: path.section)
    missed = before.item(forRow: path.row, inSection: path.section).map { item in
      "\(item.title) \(place == nil ? words.isGone : words.isHidden)"
    }
  }
}

extension RowSpace {
  /// All places from one on outwards: itself, the next, the one before, and so on.
  fileprivate func indices(near index: Int) -> some Sequence<Int> {
    (0..<max(1, 2 * count)).lazy.map { step in
      step % 2 == 1 ? index + step / 2 + 1 : index - step / 2
    }.filter { (0..<count).contains($0) }
  }
}
