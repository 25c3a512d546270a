import MenuCore

/// What a guest wants, done.
extension MenuPresenter {
  /// What the keys act on.
  enum Focus: Hashable, Sendable {
    case list, dish, help, search, filters
  }

  /// What a guest looks at, which decides what a key says.
  public var context: KeyMap.Context {
    switch focus {
    case .list: .list
    case .dish, .help: .page
    case .search: .search
    case .filters: .filters
    }
  }

  /// Does what a guest wants, and tells the view.
  ///
  /// - Parameters:
  ///   - command: what the guest wants.
  ///   - pageLength: how many rows a page of the view has now; while the filters are chosen, how
  ///     many of them stand side by side.
  public func perform(_ command: Command, pageLength: Int) {
    if case .move(let move) = command, focus != .filters,
      let path = destination(of: move, pageLength: max(1, pageLength))
    {
      return select(path)
    }
    missed = nil
    switch command {
    case .move(let move) where focus == .filters: moveFilterCursor(move, perLine: pageLength)
    // There is nothing to move in.
    case .move: break
    case .open: open()
    case .help: openHelp()
    case .search: focus = .search
    case .filters:
      lastFilters = QueryFilter()
      focus = .filters
    case .back: stepBack()
    case .accept: accept()
    case .insert(let text): type(query.search + text)
    case .deleteBackward: type(String(query.search.dropLast()))
    case .deleteWord: type(query.search.droppingLastWord)
    case .clear: type("")
    case .toggle: toggleFilter()
    case .undeclared where query.settled().filter.without.isEmpty: break
    case .undeclared: change { $0.filter.showsUndeclared.toggle() }
    case .sort: change { $0.order = $0.order.next }
    case .language: showNextLanguage()
    case .theme, .redraw, .reload, .suspend, .quit: break
    }
    view?.showMenu()
  }
}
