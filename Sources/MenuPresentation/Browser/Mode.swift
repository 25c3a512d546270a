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
  /// What there is to know of the house, from a line on.
  case house(top: Int)
  /// What is asked before a dish is taken, and what one comes back to.
  case asking(WishDraft, over: Mode)
  /// What was chosen from a line on, and what it lies over.
  case choice(top: Int, over: Mode)
  /// The help from a line on, and what it lies over.
  case help(top: Int, over: Mode)
}

extension Mode {
  /// What decides what a key says.
  package var context: KeyMap.Context {
    switch self {
    case .list: .list
    case .dish: .dish
    case .house, .help: .page
    case .search: .search
    case .filters: .filters
    case .asking: .asking
    case .choice: .choice
    }
  }

  /// The first line of the page that is seen, nil where there is no page.
  var top: Int? {
    get {
      switch self {
      case .dish(let top), .house(let top), .choice(let top, _), .help(let top, _): top
      case .list, .search, .filters, .asking: nil
      }
    }
    set {
      switch self {
      case .dish: self = .dish(top: newValue ?? 0)
      case .house: self = .house(top: newValue ?? 0)
      case .choice(_, let below): self = .choice(top: newValue ?? 0, over: below)
      case .help(_, let below): self = .help(top: newValue ?? 0, over: below)
      case .list, .search, .filters, .asking: break
      }
    }
  }

  /// The same without the page of a dish and what is asked of it, also under other pages.
  var withoutDish: Mode {
    switch self {
    case .dish: .list
    case .asking(_, let below): below.withoutDish
    case .choice(let top, let below): .choice(top: top, over: below.withoutDish)
    case .help(let top, let below): .help(top: top, over: below.withoutDish)
    case .list, .search, .filters, .house: self
    }
  }

  /// The same without what is asked of a dish, also under the help: another menu may ask otherwise.
  var withoutQuestion: Mode {
    switch self {
    case .asking(_, let below): below
    case .help(let top, let below): .help(top: top, over: below.withoutQuestion)
    case .list, .search, .filters, .dish, .house, .choice: self
    }
  }
}
