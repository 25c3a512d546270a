internal import OldConsole
internal import OldMenuCore
internal import OldMenuFiles
internal import OldMenuPresentation
internal import OldReception
internal import OldTerminalUI

/// The menu stays open and follows its file.
extension LaunchOptions {
  /// Shows the menu in the whole terminal until the guest or the terminal has enough, or the time of
  /// a kiosk is over; the terminal is put back on return.
  ///
  /// What the guest leaves behind is handed over.
  func show(
    _ menu: OpenedMenu, _ session: MenuSession, text: TerminalText,
    launch: LaunchEnvironment, input: Int32, _ recorder: VisitRecorder?,
    leaving: (MenuSession) -> Void = { _ in }
  ) throws -> EndReason? {
    var options = Terminal.Options()
    options.colors = launch.wantsColors
    options.theme = theme
    options.mouse = usesMouse
    options.kiosk = kiosk != nil
    options.readsInterrupt = choosing != nil
    var terminal = try Terminal(
      type: launch.variables["TERM"], input: input, options: options)
    let loop = EventLoop()
    let reason =
      if let board {
        runBoard(board, menu, session, text, loop, &terminal)
      } else {
        runBrowser(menu, session, text, loop, &terminal, recorder, leaving)
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

  /// Lets a front end follow the file of its menu, nil where there is none to follow.
  ///
  /// Its problems are told with the time. What there is to know of time zones is read at once: a
  /// kiosk opens no more files later.
  func follow(
    _ menu: OpenedMenu, on loop: EventLoop, _ tell: @escaping (MenuFileEvent, String) -> Void
  ) -> MenuWatcher? {
    _ = TimeOfDay.local
    return menu.watch(
      on: loop, every: reloadInterval ?? .milliseconds(kiosk == nil ? 250 : 750)
    ) { event in
      tell(event, menu.name)
      loop.requestFrame()
    }
  }

  private func runBoard(
    _ options: BoardOptions, _ menu: OpenedMenu, _ session: MenuSession, _ text: TerminalText,
    _ loop: EventLoop, _ terminal: inout Terminal
  ) -> EndReason? {
    let board = Board(
      session, text: text, hidesSoldOut: options.hidesSoldOut,
      interval: options.interval, launcher: loop.makeLauncher(),
      onTurn: loop.requestFrame)
    let watcher = follow(menu, on: loop, board.follow)
    return withExtendedLifetime(watcher) {
      loop.run(on: &terminal) { event, _ in
        board.handle(event)
      } frame: { size in
        board.frame(for: size)
      }
    }
  }

  private func runBrowser(
    _ menu: OpenedMenu, _ session: MenuSession, _ text: TerminalText, _ loop: EventLoop,
    _ terminal: inout Terminal, _ recorder: VisitRecorder?, _ leaving: (MenuSession) -> Void
  ) -> EndReason? {
    let browser = Browser(session, text: text, keys: kiosk == nil ? .standard : .kiosk)
    let watcher = follow(menu, on: loop, browser.follow)
    browser.clock = { .local }
    browser.reload = { watcher?.reload() }
    browser.followClock(launcher: loop.makeLauncher(), onChange: loop.requestFrame)
    browser.limitSearching(launcher: loop.makeLauncher(), onSearch: loop.requestFrame)
    // However long the start took, the alarm comes after the limit.
    kiosk?.setAlarm()
    let kiosk = kiosk.map {
      Kiosk(
        browser: browser, idle: $0.idle, limit: $0.limit, launchers: loop.makeLauncher,
        onReset: {
          recorder?.end()
          loop.requestFrame()
        }, onCountdown: loop.requestFrame, onLimit: loop.finish)
    }
    defer {
      recorder?.end()
      leaving(browser.state.session)
    }
    var isCancelled = false
    let reason = withExtendedLifetime(watcher) {
      loop.run(on: &terminal) { event, terminal in
        if choosing != nil, case .key(.control("c")) = event {
          isCancelled = true
          return false
        }
        #if DEBUG
          if case .key(let key) = event { Fault.requested?.happen(on: key) }
        #endif
        let goesOn = kiosk?.handle(event, on: &terminal) ?? browser.handle(event, on: &terminal)
        if goesOn, case .key = event { recorder?.look(at: browser.viewState) }
        return goesOn
      } frame: { size in
        browser.frame(for: size)
      }
    }
    return isCancelled ? .signal(SIGINT) : reason
  }
}
