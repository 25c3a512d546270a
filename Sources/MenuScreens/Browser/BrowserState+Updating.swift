package import MenuCore
internal import MenuPresentation
package import TerminalText

extension BrowserState {
  /// The things that happen to a browser.
  package enum Event: Sendable {
    case command(Command)
    /// A key that edits the text of the search.
    case typed(Key)
    /// A key that means nothing on the screen.
    case unbound(Key)
    /// A part of the screen was clicked, once or for the second time.
    case clicked(ClickTarget.Action, isSecond: Bool)
    /// The menu's file changed.
    case file(MenuReading.FileEvent)
    /// The file has had a problem for a minute: the menu promises nothing any more.
    case outdated
    /// A notice came, or is over.
    case noticed(String?)
    /// Another guest comes.
    case nextGuest

    /// True for what a guest does.
    fileprivate var isOfGuest: Bool {
      switch self {
      case .command, .typed, .unbound, .clicked: true
      case .file, .outdated, .noticed, .nextGuest: false
      }
    }
  }

  /// Changes the state by what happened on a screen. Nothing else changes it.
  ///
  /// - Returns: what is left to the program, nil for nothing.
  package mutating func update(_ event: Event, in viewport: Viewport) -> Effect? {
    keepPosition(in: viewport)
    if event.isOfGuest { isGreeting = false }
    switch event {
    case .command(let command):
      let effect = perform(command, in: viewport.size)
      if command == .language { measure(in: viewport) }
      return effect
    case .typed(let key): type(key)
    case .unbound(let key): teach(key)
    case .clicked(let action, let isSecond):
      return click(action, isSecond: isSecond, in: viewport)
    case .file(let event):
      follow(event)
      measure(in: viewport)
    case .outdated:
      withdrawPromises()
      measure(in: viewport)
    case .noticed(let text): notice = text.map { Notice($0) }
    case .nextGuest: reset(in: viewport)
    }
    return nil
  }

  /// Says where to type, for a letter that is no key and for what is pasted: a guest who types wants to search.
  /// `/ cerca: senza latte · vegana · fino a 9 · funghi`
  private mutating func teach(_ key: Key) {
    switch key {
    case .character, .paste: break
    default: return
    }
    session.gatherExamples()
    let search = "/ \(strings.keys.search)"
    let brief = "\(search)   ? \(strings.keys.help)"
    let examples = session.examplesToType.joined(separator: " · ")
    let whole = search + strings.colon + examples
    notice = examples.isEmpty ? Notice(brief) : Notice(whole, brief: brief)
  }

  /// Keeps the first entry or line that is seen: the next state scrolls from there.
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
    if case .row(let place) = action {
      let isSelected = selected == place
      selected = place
      if isSelected || isSecond { openRow() }
      return nil
    }
    if case .option = action, context == .choice, isSecond { open() }
    // Anything else the first click has done.
    guard !isSecond else { return nil }
    if action != .command(.quit) { isLeaving = false }
    switch action {
    case .list(let number): jump(toTab: number)
    case .option(let number): mark(option: number)
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
