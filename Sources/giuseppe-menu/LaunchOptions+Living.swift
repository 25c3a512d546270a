internal import Console
internal import MenuCore
internal import MenuFiles
internal import MenuPresentation
internal import TerminalUI

/// The menu stays open and follows its file.
extension LaunchOptions {
  /// Shows the menu in the whole terminal until the guest or the terminal has enough, or the time of
  /// a kiosk is over; the terminal is put back on return.
  func show(
    _ menu: OpenedMenu, _ presenter: MenuPresenter, text: TerminalText,
    launch: LaunchEnvironment, input: Int32
  ) throws -> EndReason? {
    var options = Terminal.Options()
    options.colors = launch.wantsColors
    options.theme = theme
    options.mouse = usesMouse
    options.kiosk = kiosk != nil
    var terminal = try Terminal(
      type: launch.variables["TERM"], input: input, options: options)
    let loop = EventLoop()
    let watcher = follow(menu, with: presenter, on: loop)
    let reason = withExtendedLifetime(watcher) {
      if let board {
        runBoard(board, presenter, text, loop, &terminal)
      } else {
        runBrowser(presenter, text, loop, &terminal, watcher)
      }
    }
    let standIn = kiosk == nil ? terminal.standIn : nil
    // Puts the terminal back, so that what is told stays to be read.
    _ = consume terminal
    if let standIn, reason == nil {
      try Program.messages.tell(
        "nothing is known about a terminal of this type (TERM); it was taken for \(standIn)")
    }
    return reason
  }

  /// Lets a presenter follow the file of its menu, nil where there is none to follow.
  ///
  /// Its problems are told with the time. What there is to know of time zones is read at once: a
  /// kiosk opens no more files later.
  func follow(
    _ menu: OpenedMenu, with presenter: MenuPresenter, on loop: EventLoop
  ) -> MenuWatcher? {
    _ = TimeOfDay.local
    return menu.watch(
      on: loop, every: reloadInterval ?? .milliseconds(kiosk == nil ? 250 : 750)
    ) { news in
      presenter.follow(news, file: menu.name)
      loop.requestFrame()
    }
  }

  private func runBoard(
    _ wishes: BoardOptions, _ presenter: MenuPresenter, _ text: TerminalText, _ loop: EventLoop,
    _ terminal: inout Terminal
  ) -> EndReason? {
    let board = Board(
      presenter: presenter, text: text, hidesSoldOut: wishes.hidesSoldOut,
      interval: wishes.interval, launcher: loop.makeLauncher(),
      onTurn: loop.requestFrame)
    return loop.run(on: &terminal) { event, _ in
      board.handle(event)
    } frame: { size in
      board.frame(for: size)
    }
  }

  private func runBrowser(
    _ presenter: MenuPresenter, _ text: TerminalText, _ loop: EventLoop,
    _ terminal: inout Terminal, _ watcher: MenuWatcher?
  ) -> EndReason? {
    let browser = Browser(
      presenter: presenter, text: text, keys: kiosk == nil ? .standard : .kiosk)
    browser.reload = { watcher?.reload() }
    presenter.limitSearching(launcher: loop.makeLauncher(), onSearch: loop.requestFrame)
    // However long the start took, the alarm comes after the limit.
    kiosk?.setAlarm()
    let kiosk = kiosk.map {
      Kiosk(
        browser: browser, idle: $0.idle, limit: $0.limit, launchers: loop.makeLauncher,
        onReset: loop.requestFrame, onLimit: loop.finish)
    }
    return loop.run(on: &terminal) { event, terminal in
      #if DEBUG
        if case .key(let key) = event { Fault.requested?.happen(on: key) }
      #endif
      return kiosk?.handle(event, on: &terminal) ?? browser.handle(event, on: &terminal)
    } frame: { size in
      browser.frame(for: size)
    }
  }
}
