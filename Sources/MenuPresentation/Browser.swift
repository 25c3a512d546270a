public import MenuCore

/// The menu in a guest's hands: events of a screen become commands, and the menu its next frame.
public final class Browser {
  /// Who decides what is shown.
  public let presenter: MenuPresenter

  /// Reads the menu's file again.
  public var reload: () -> Void = {}

  private let screen: MenuScreen
  private let keys: KeyMap

  /// Makes a browser of a menu for a terminal that measures text in its own way.
  public init(presenter: MenuPresenter, text: TerminalText, keys: KeyMap = .standard) {
    self.presenter = presenter
    self.keys = keys
    presenter.keys = keys
    screen = MenuScreen(text: text)
    screen.presenter = presenter
    presenter.view = screen
    presenter.viewCreated()
  }

  /// What a screen of this size shows now.
  public func frame(for size: Size) -> Frame {
    screen.frame(for: size)
  }

  /// Does what an event asks for; `frame(for:)` then shows what has become of the menu.
  ///
  /// - Returns: whether to go on; false when the guest, or the screen, has enough.
  public func handle<S: Screen & ~Copyable>(_ event: ScreenEvent, on display: inout S) -> Bool {
    switch event {
    case .key(let key):
      guard let command = command(for: key) else { return true }
      if command != .quit { perform(command, on: &display) }
      return command != .quit
    case .resized, .timeout: return true
    case .ended: return false
    }
  }

  /// Forgets what a guest did, for the next one.
  func reset() {
    presenter.reset()
  }

  private func perform<S: Screen & ~Copyable>(_ command: Command, on display: inout S) {
    switch command {
    case .suspend: display.suspend()
    case .redraw: display.redraw()
    case .reload: reload()
    case _ where ScreenLayout(display.size).isTooSmall: break
    case .theme:
      display.theme = display.theme.next
      presenter.perform(command, pageLength: screen.pageLength)
    case .move(let move): perform(move, at: display.size)
    default: presenter.perform(command, pageLength: screen.pageLength)
    }
  }

  private func perform(_ move: Command.Move, at size: Size) {
    let isByPage = [.pageUp, .pageDown].contains(move)
    // A key may come before the frame it is meant for, and only that tells how far it moves.
    if screen.isStale, isByPage || !actsOnList { _ = screen.frame(for: size) }
    if presenter.page != nil {
      screen.scrollPage(move)
    } else if actsOnList, isByPage {
      screen.row(onePage: move == .pageDown).map(presenter.select)
    } else {
      presenter.perform(.move(move), pageLength: screen.pageLength)
    }
  }

  private var actsOnList: Bool { presenter.context == .list || presenter.context == .search }

  private func command(for key: Key) -> Command? {
    if case .mouse(let action, let position) = key { return command(for: action, at: position) }
    return keys.command(for: key, in: presenter.context)
  }

  /// What the mouse says, nil for nothing; a click selects at once.
  private func command(for action: MouseAction, at position: Position) -> Command? {
    switch (action, screen.target(at: position)) {
    case (.wheelUp, _): return actsOnList ? .move(.by(-3)) : .move(.up)
    case (.wheelDown, _): return actsOnList ? .move(.by(3)) : .move(.down)
    case (.click, .row(let path)), (.doubleClick, .row(let path)):
      presenter.select(path)
      return action == .doubleClick ? .open : nil
    case (.click, .filter(let place)):
      presenter.toggleFilter(at: place)
      return nil
    // The first click has turned it on or off; the second would undo that.
    case (.doubleClick, .filter): return nil
    case (_, .command(let command)): return command
    case (_, nil): return nil
    }
  }
}

extension Theme {
  fileprivate var next: Theme {
    let all = Theme.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }
}
