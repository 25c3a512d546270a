internal import Glibc
internal import MenuCore
internal import MenuPresentation
internal import TerminalUI

/// The menu stays open and follows its file.
extension Browse {
  /// Shows the menu in the whole terminal until the guest or the terminal has enough, or the time of
  /// a kiosk is over; the terminal is put back on return.
  func show(
    _ menu: OpenedMenu, _ presenter: MenuPresenter, text: TerminalText,
    surroundings: Surroundings, input: Int32
  ) throws -> EndReason? {
    // Finds out about time zones now: a kiosk opens no more files later.
    _ = TimeOfDay.local
    var options = Terminal.Options()
    options.colors = surroundings.wantsColors
    options.theme = screen.theme
    options.mouse = !screen.noMouse
    options.kiosk = living.kiosk
    var terminal = try Terminal(
      type: surroundings.environment["TERM"], input: input, options: options)
    let loop = EventLoop()
    let watcher = menu.watch(
      on: loop, every: living.reloadEvery?.duration ?? .milliseconds(living.kiosk ? 1_000 : 250)
    ) { news in
      presenter.follow(news, file: menu.name)
      loop.requestFrame()
    }
    return withExtendedLifetime(watcher) {
      living.board
        ? runBoard(presenter, text, loop, &terminal)
        : runBrowser(presenter, text, loop, &terminal, watcher)
    }
  }

  /// Lets nothing but its limit, a closed terminal or SIGTERM end a kiosk that answers line by line,
  /// which has no event loop.
  func holdGuest() {
    for number in [SIGINT, SIGQUIT, SIGTSTP] { signal(number, SIG_IGN) }
    let limit = living.limit?.duration ?? .seconds(3_600)
    alarm(UInt32(clamping: limit.components.seconds))
  }

  private func runBoard(
    _ presenter: MenuPresenter, _ text: TerminalText, _ loop: EventLoop, _ terminal: inout Terminal
  ) -> EndReason? {
    let board = Board(
      presenter: presenter, text: text, hidesSoldOut: living.hideSoldOut,
      interval: living.every?.duration ?? .seconds(12), launcher: loop.makeLauncher(),
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
      presenter: presenter, text: text, keys: living.kiosk ? .kiosk : .standard)
    browser.reload = { watcher?.reload() }
    let kiosk =
      living.kiosk
      ? Kiosk(
        browser: browser, idle: living.idle?.duration ?? .seconds(60),
        limit: living.limit?.duration ?? .seconds(3_600), launchers: loop.makeLauncher,
        onReset: loop.requestFrame, onLimit: loop.finish)
      : nil
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
