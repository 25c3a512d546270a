package import MenuCore
internal import MenuPresentation
package import TerminalText

extension BrowserState {
  /// The events that a browser handles.
  package enum Event: Sendable {
    case command(Command)
    /// A key that edits the text of the search.
    case typed(Key)
    /// A key without a command on the screen.
    case unbound(Key)
    /// A part of the screen was clicked, once or for the second time.
    case clicked(ClickTarget.Action, isSecond: Bool)
    /// The menu's file changed.
    case file(MenuReading.FileEvent)
    /// The file has had a problem for a minute: the menu no longer promises anything.
    case outdated
    /// A notice appeared, or nil: it is over.
    case noticed(String?)
    /// The next guest begins.
    case nextGuest

    /// True for an action of a guest.
    fileprivate var isOfGuest: Bool {
      switch self {
      case .command, .typed, .unbound, .clicked: true
      case .file, .outdated, .noticed, .nextGuest: false
      }
    }
  }

  /// Applies an event to the state. Nothing else changes it.
  ///
  /// - Returns: the effect that the program has to carry out, nil for none.
  package mutating func update(_ event: Event, in viewport: Viewport) -> Effect? {
    keepPosition(in: viewport)
    if event.isOfGuest { isGreeting = false }
    switch event {
    case .command(let command):
      let before = quiet
      let effect = perform(command, in: viewport.size)
      if command == .language { measure(in: viewport) }
      if effect == nil, self == before { explain(command) }
      return effect
    case .typed(let key): type(key)
    case .unbound(.character), .unbound(.paste): offerSearch()
    case .unbound: break
    case .clicked(let action, let isSecond):
      return click(action, isSecond: isSecond, in: viewport)
    case .file(let event):
      follow(event)
      measure(in: viewport)
    case .outdated:
      withdrawPromises()
      measure(in: viewport)
    case .noticed(let text): notice = text.map { Notice($0) }
    case .nextGuest:
      session.reset()
      self = BrowserState(
        session, typesetter: viewport.typesetter, isKiosk: isKiosk, keepsChoice: keepsChoice)
    }
    return nil
  }

  /// Shows where to type after an unbound letter or a paste: a guest who types wants to search.
  /// `/ cerca: senza latte · vegana · fino a 9 · funghi`
  private mutating func offerSearch() {
    let help = "? \(strings.keys.help)"
    guard session.source.menu.numberOfDishes > 0 else { return notice = Notice(help) }
    session.gatherExamples()
    let search = "/ \(strings.keys.search)"
    let brief = "\(search)   \(help)"
    let examples = session.examplesToType.joined(separator: " · ")
    let whole = search + strings.colon + examples
    notice = Notice(whole, brief: brief)
    if examples.isEmpty { notice = Notice(brief) }
  }

  /// The state without its notice, to compare it with the one after a command.
  private var quiet: BrowserState {
    var quiet = self
    quiet.notice = nil
    quiet.isLeaving = false
    return quiet
  }

  /// Shows what to do after a command that changed nothing. A cursor at the end of its way shows that itself.
  private mutating func explain(_ command: Command) {
    switch (page, command) {
    case (.choice, .add), (.choice, .remove), (.choice, .open):
      if choice.isEmpty { return offerSearch() }
      notice = Notice("+ - \(strings.keys.people)")
    case (.list, .remove):
      guard let item = selectedDish.flatMap(session.item) else { return offerSearch() }
      notice = Notice(strings.linear.notChosen.filled(item.title))
    case (.list, .add), (.list, .open), (.list, .move(.list)), (.help, .open): offerSearch()
    case (.dish(let page), .toggle):
      let sizes = session.item(of: page.dish)?.sizes ?? []
      let size = page.line.size.flatMap { sizes[checked: $0]?.name }
      notice = Notice(size.map { strings.pickSize.filled($0) } ?? "+ \(strings.keys.add)")
    case (_, .restore): notice = Notice(strings.nothingRemoved)
    default: break
    }
  }

  /// Keeps the first visible entry or line: the next state scrolls from there.
  private mutating func keepPosition(in viewport: Viewport) {
    hidesCursor = viewport.hidesCursor
    guard let first = viewport.first else { return }
    switch page {
    case .list, .search: top = first
    case .dish, .filters, .choice, .help: scroll = first
    }
  }

  private mutating func click(
    _ action: ClickTarget.Action, isSecond: Bool, in viewport: Viewport
  ) -> Effect? {
    if case .row(let index) = action {
      let isSelected = selected == index
      selected = index
      rememberMove()
      if isSelected || isSecond { openRow() }
      return nil
    }
    if case .option = action, context == .choice, isSecond { open() }
    // The first click has already done everything else.
    guard !isSecond else { return nil }
    if action != .command(.quit) { isLeaving = false }
    switch action {
    case .list(let number):
      jump(toTab: number)
      rememberMove()
    case .option(let number): toggle(option: number)
    case .clause(let number): removeClause(number)
    case .command(let command): return update(.command(command), in: viewport)
    case .cover(let command):
      page = .choice(choice.lines.count)
      return update(.command(command), in: viewport)
    case .row: break
    }
    return nil
  }
}
