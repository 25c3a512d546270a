package import MenuCore

/// What a guest looks at, and what the keys act on.
package indirect enum Mode: Hashable, Sendable {
  /// The list.
  case list
  /// The search field, with the list below it.
  case search
  /// The filters; `touched` are those that were on at some time since they were opened.
  case filters(cursor: Int, touched: QueryFilter)
  /// The page of the selected dish, from a line on.
  case dish(top: Int)
  /// The help from a line on, and what it lies over.
  case help(top: Int, over: Mode)
}

extension Mode {
  /// What decides what a key says.
  package var context: KeyMap.Context {
    switch self {
    case .list: .list
    case .dish, .help: .page
    case .search: .search
    case .filters: .filters
    }
  }

  /// The first line of the page that is seen, nil where there is no page.
  var top: Int? {
    get {
      switch self {
      case .dish(let top), .help(let top, _): top
      case .list, .search, .filters: nil
      }
    }
    set {
      switch self {
      case .dish: self = .dish(top: newValue ?? 0)
      case .help(_, let below): self = .help(top: newValue ?? 0, over: below)
      case .list, .search, .filters: break
      }
    }
  }

  /// The same without the page of a dish, also under the help.
  var withoutDish: Mode {
    switch self {
    case .dish: .list
    case .help(let top, let below): .help(top: top, over: below.withoutDish)
    case .list, .search, .filters: self
    }
  }
}
