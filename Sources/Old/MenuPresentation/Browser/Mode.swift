package import OldMenuCore

/// What a guest looks at, and what the keys act on.
package indirect enum Mode: Hashable, Sendable {
  /// The list.
  case list
  /// The search field, with the list below it.
  case search
  /// The filters and what they lie over; `touched` are those that were on at some time since they were
  /// opened.
  case filters(cursor: Int, touched: QueryFilter, over: Mode)
  /// The page of the selected dish, from a line on.
  case dish(top: Int)
  /// What there is to know of the house, from a line on, and what it lies over.
  case house(top: Int, over: Mode)
  /// What is asked before a dish is taken, and what one comes back to.
  case asking(WishDraft, over: Mode)
  /// What was chosen from a line on, which of it the keys act on, and what it lies over.
  case choice(cursor: Int, top: Int, over: Mode)
  /// The help as it is read, and what it lies over.
  case help(HelpReading, over: Mode)
}

extension Mode {
  /// What decides what a key says.
  package var context: KeyMap.Context {
    switch self {
    case .list: .list
    case .dish: .dish
    case .help(let help, _): help.isTyping ? .search : .page
    case .house: .page
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
      case .dish(let top), .house(let top, _), .choice(_, let top, _): top
      case .help(let help, _): help.top
      case .list, .search, .filters, .asking: nil
      }
    }
    set {
      switch self {
      case .dish: self = .dish(top: newValue ?? 0)
      case .house(_, let below): self = .house(top: newValue ?? 0, over: below)
      case .choice(let cursor, _, let below):
        self = .choice(cursor: cursor, top: newValue ?? 0, over: below)
      case .help(var help, let below):
        help.top = newValue ?? 0
        self = .help(help, over: below)
      case .list, .search, .filters, .asking: break
      }
    }
  }

  /// What it lies over, which one comes back to.
  var below: Mode {
    switch self {
    case .list, .search, .dish: .list
    case .filters(_, _, let below), .house(_, let below), .asking(_, let below),
      .choice(_, _, let below), .help(_, let below):
      below
    }
  }

  /// The same without the page of a dish and what is asked of it, also under other pages.
  var withoutDish: Mode {
    switch self {
    case .dish: .list
    case .asking(_, let below): below.withoutDish
    case .choice(let cursor, let top, let below):
      .choice(cursor: cursor, top: top, over: below.withoutDish)
    case .filters(let cursor, let touched, let below):
      .filters(cursor: cursor, touched: touched, over: below.withoutDish)
    case .house(let top, let below): .house(top: top, over: below.withoutDish)
    case .help(let help, let below): .help(help, over: below.withoutDish)
    case .list, .search: self
    }
  }

  /// The same without what is asked of a dish, also under the help: another menu may ask otherwise.
  var withoutQuestion: Mode {
    switch self {
    case .asking(_, let below): below
    case .help(let help, let below): .help(help, over: below.withoutQuestion)
    case .list, .search, .filters, .dish, .house, .choice: self
    }
  }
}
