package import OldMenuCore

/// The browser without a terminal: what a guest looks at, and what becomes of it with each command.
///
/// A value: keys change it by `update`, clicks by what they hit, a file by `follow`; `render` draws it.
package struct BrowserState {
  /// What the shell around the browser is to do.
  package enum Effect: Hashable, Sendable {
    case redraw, suspend, reload, nextTheme, quit
    /// Search for what was typed, when there is time: `catchUp()`.
    case search
  }

  /// The menu as the guest reads it.
  package internal(set) var session: MenuSession
  /// What the keys act on.
  package internal(set) var mode = Mode.list
  /// The selected row, nil when there are no rows.
  package internal(set) var selection: RowPath?

  /// The dish that a guest chose last, which is selected again when a query that hid it lets it through.
  var chosen: DishIndex?
  /// The first line of the list that is seen.
  var listTop = 0
  /// What is typed, and where.
  var field = SearchField("")
  /// Whether what is typed was not searched for yet.
  var isSearchDue = false
  /// What the last steps took away, to be had again.
  var undone: [Undone] = []
  /// Whether a guest who types looks at what was found, and not at the text.
  var readsFound = false
  /// Whether the next letter is the first of the dish that is wanted.
  var awaitsLetter = false
  /// Whether the last key said how many people there are: the next digit belongs to the same number.
  var typesPeople = false
  /// What is to say of a dish, that it is no longer there or cannot be taken, until a guest goes on.
  var notice: String?
  /// How soon everything is forgotten, in seconds, unless a guest goes on; nil while nobody counts.
  package internal(set) var secondsLeft: Int?
  /// The menus with more dishes than this are searched when there is time.
  var dishesToSearchAtOnce = Int.max

  /// The keys that hints and help tell of.
  let keys: KeyMap

  /// Opens a menu, with the first row selected.
  package init(_ session: MenuSession, keys: KeyMap = .standard) {
    self.session = session
    self.keys = keys
    field = SearchField(session.query.search)
    choose(session.rows.path(at: 0))
  }

  /// What whoever owns terminal and file does, whatever is shown and however little fits.
  private static let leftToTheProgram: Set<Command> = [.redraw, .suspend, .reload, .quit]

  /// Does what a guest wants.
  ///
  /// - Parameters:
  ///   - command: what the guest wants.
  ///   - surface: what the browser is shown on; a page moves as far as that is high.
  /// - Returns: what is left to do for whoever owns terminal and file, nil for nothing.
  package mutating func update(_ command: Command, on surface: Surface) -> Effect? {
    let isTooSmall = ScreenLayout(surface.size).isTooSmall
    if command == .quit, !isTooSmall, !isSureToLeave() { return nil }
    if !Self.leftToTheProgram.contains(command) {
      guard !isTooSmall else { return nil }
      if goOn(), command == .back { return nil }
    }
    let typedDigit = typesPeople
    typesPeople = false
    switch command {
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .reload: return .reload
    case .quit: return .quit
    case .theme: return .nextTheme
    case .move(let move): self.move(move, on: surface)
    case .insert(let text): return edit { $0.insert(text) }
    case .deleteBackward where mode.context == .choice: dropDigit()
    case .deleteBackward: return edit { $0.deleteBackward() }
    case .deleteWord: return edit { $0.deleteWord() }
    case .clear: return edit { $0 = SearchField("") }
    case .caret(let caret): return edit { $0.move(caret) }
    case .firstLetter: askForLetter()
    case .jump(let letter): jump(to: letter)
    case .open: open()
    case .nextDish: step(by: 1)
    case .previousDish: step(by: -1)
    case .house: mode = .house(top: 0, over: mode)
    case .undo: undo()
    case .help: openHelp()
    case .search: openSearch()
    case .filters: openFilters()
    case .back: stepBack()
    case .accept: accept()
    case .toggle: toggle()
    case .take: take()
    case .putBack: putBack()
    case .confirm: confirm()
    case .choice: mode = .choice(cursor: 0, top: 0, over: mode)
    case .people(let digit): addDigit(digit, behindOthers: typedDigit)
    case .undeclared where session.query.settled().filter.without.isEmpty: break
    case .undeclared: change { $0.change { $0.filter.showsUndeclared.toggle() } }
    case .sort: change { $0.change { $0.order = $0.order.next } }
    case .language: change { $0.showNextLanguage() }
    }
    return nil
  }

  /// Selects a row, if it exists.
  package mutating func select(_ path: RowPath) {
    guard session.rows.index(of: path) != nil else { return }
    choose(path)
    goOn()
  }

  /// Takes away what was said until now; tells whether a letter was waited for, which nobody does now.
  @discardableResult mutating func goOn() -> Bool {
    notice = nil
    defer { awaitsLetter = false }
    return awaitsLetter
  }

  /// Takes what the clock shows.
  mutating func look(at now: WeekTime?) {
    session.now = now
  }

  /// Forgets what a guest did: the first row, the query and the language of the beginning.
  package mutating func reset() {
    session.reset()
    var anew = BrowserState(session, keys: keys)
    anew.dishesToSearchAtOnce = dishesToSearchAtOnce
    self = anew
  }

  /// Changes the session; the chosen dish is selected if it is among the rows, and if not, its page
  /// closes.
  mutating func change(_ edit: (inout MenuSession) -> Void) {
    if isSearchDue {
      isSearchDue = false
      session.search(for: field.text)
      if let path = session.pathByPrice { chosen = session.dish(of: path) }
    }
    edit(&session)
    if field.text != session.query.search { field = SearchField(session.query.search) }
    let path = chosen.flatMap(session.path)
    selection = path ?? session.rows.path(at: 0)
    if path == nil { mode = mode.withoutDish }
  }

  /// Makes the dish of a row the one that stays selected.
  mutating func choose(_ path: RowPath?) {
    selection = path
    chosen = path.flatMap(session.dish)
  }

  /// Goes back one step: from a page, from a field with what was typed in it, then what was looked
  /// for, the filters and the order.
  private mutating func stepBack() {
    switch mode {
    case .help: leaveHelp()
    case .choice, .asking, .dish, .house, .filters: mode = mode.below
    case .search:
      catchUp()
      mode = .list
      remember()
      change { $0.search(for: "") }
    case .list:
      remember()
      change { session in
        session.change { query in
          if !query.search.isEmpty {
            query.search = ""
          } else if query.hasFilters {
            query.filter = QueryFilter()
          } else if query.section != nil {
            query.section = nil
          } else {
            query.order = .menu
          }
        }
      }
    }
  }
}

extension MenuQuery.Order {
  /// The order after this one, round and round.
  var next: MenuQuery.Order {
    let all = MenuQuery.Order.choosable
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + 1) % all.count]
  }
}

/// What a browser is shown on: how large it is, and how it measures text.
package struct Surface {
  package var size: Size
  package let text: TerminalText

  package init(_ size: Size, text: TerminalText) {
    self.size = size
    self.text = text
  }
}
