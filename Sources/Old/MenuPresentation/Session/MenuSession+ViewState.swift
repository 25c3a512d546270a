public import OldMenuCore

/// What a guest has before him, for whoever counts what guests look at.
extension MenuSession {
  /// The menu and the query, with nothing open.
  var viewState: ViewState {
    let counts = dataSource.counts
    var view = ViewState(
      menu: menu, query: query, numberFound: counts.shown + counts.numberOfHidden)
    view.chosen = choice.lines.compactMap { $0.wish?.dish }
    return view
  }
}

extension Browser {
  /// What the guest has before him now.
  public var viewState: ViewState {
    var view = state.session.viewState
    view.isTyping = state.isTyping
    view.list = state.selection.flatMap { state.session.dish(of: $0)?.list }
    switch state.mode {
    case .dish: view.dish = state.selection.flatMap(state.session.dish)
    case .help: view.isHelp = true
    case .list, .search, .filters, .house, .choice, .asking: break
    }
    return view
  }
}

extension LinearMenu {
  /// What the guest was told last.
  public var viewState: ViewState {
    var view = session.viewState
    switch topic {
    case .dish(let dish): (view.dish, view.list) = (dish, dish.list)
    case .help: view.isHelp = true
    case nil:
      for case .dish(let path) in targets.prefix(1) { view.list = session.dish(of: path)?.list }
    }
    return view
  }
}
