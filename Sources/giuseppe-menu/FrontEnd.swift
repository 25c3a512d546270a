internal import Console
internal import MenuCore
internal import MenuFiles
internal import MenuPresentation
internal import MenuScreens
internal import Reception
internal import TerminalText
internal import TerminalUI

/// One showing of a menu.
struct FrontEnd {
  let run: Run
  let options: BrowseCommand
  let opened: OpenedMenu
  let session: MenuSession

  var typesetter: Typesetter { run.typesetter }
  var isKiosk: Bool { options.display.kiosk }

  func show(_ mode: Mode) throws -> EndReason? {
    let isAnswered = session.query.isEmpty || session.shown.counts.shown > 0
    switch mode {
    // No guest is there to type another query.
    case .plain where !isAnswered, .board where !isAnswered || !session.isUnderstood:
      throw run.nothing(in: session)
    case .plain:
      try print()
      if opened.reading.menu.dishes.isEmpty { throw ExitStatus.negative }
      return nil
    case .linear: return try answer().reason
    case .board: return try inTerminal(runBoard).reason
    case .browser: return try inTerminal(runBrowser).reason
    }
  }

  /// Prints the page.
  private func print() throws {
    let stated = options.display.width.map { Int($0) } ?? run.environment.columns
    let columns = stated ?? CommandLine.outputColumns ?? 72
    if !isKiosk { run.reportErrors(of: opened.reading, opened.name) }
    try PlainMenu(session, typesetter: typesetter, columns: columns)
      .write { try CheckedOutput.standard.write($0) }
  }

  /// Watches the file of the menu for a front end; nil if the menu has no file. `report` gets each event,
  /// and `withdrawPromises` is called once a problem has lasted for a minute.
  func follow(
    on loop: EventLoop, _ report: @escaping (MenuReading.FileEvent) -> Void,
    withdrawPromises: @escaping () -> Void
  ) -> MenuWatcher? {
    // Reads all data of the time zone now, because a kiosk opens no more files later.
    _ = TimeOfDay.local
    let usual: Duration = .milliseconds(isKiosk ? 750 : 250)
    let timer = OutdatedTimer(launcher: loop.makeLauncher()) {
      withdrawPromises()
      loop.requestFrame()
    }
    return opened.watch(on: loop, every: options.unattended.reload ?? usual) { event in
      timer.follow(event)
      report(event)
      loop.requestFrame()
    }
  }

  /// Runs the browser or the board in the whole terminal, which is restored on return.
  private func inTerminal(
    _ show: (EventLoop, inout Terminal) -> Outcome
  ) throws -> Outcome {
    var setup = Terminal.Options()
    setup.colors = run.environment.wantsColors
    setup.theme = options.display.theme ?? .standard
    setup.background = Background(environment: run.environment.variables)
    setup.mouse = !options.display.noMouse
    setup.kiosk = isKiosk
    setup.readsInterrupt = options.display.choose
    var input: Int32 = 0
    if !run.environment.inputIsTerminal || opened.descriptor == 0 {
      input = LaunchEnvironment.openControllingTerminal() ?? 0
    }
    var terminal = try Terminal(
      type: run.environment.terminalType, input: input, options: setup)
    let result = show(EventLoop(), &terminal)
    let substitute = terminal.substitute
    // Restores the terminal, so that the message stays readable.
    _ = consume terminal
    if !isKiosk, let substitute, result.reason == nil {
      let message = Phrase(
        "the terminal type (TERM) is unknown; it was treated as \(substitute)",
        "il tipo di terminale (TERM) non è noto; è stato trattato come \(substitute)")
      run.program.report(message.words(in: run.language))
    }
    return result
  }

  private func runBoard(_ loop: EventLoop, _ terminal: inout Terminal) -> Outcome {
    let board = Board(
      session, typesetter: typesetter, hidesSoldOut: options.unattended.hideSoldOut,
      interval: options.unattended.every ?? .seconds(12), launcher: loop.makeLauncher(),
      onTurn: loop.requestFrame)
    let watcher = follow(on: loop, board.follow, withdrawPromises: board.withdrawPromises)
    let reason = withExtendedLifetime(watcher) {
      loop.run(on: &terminal) { event, _ in
        board.handle(event)
      } frame: { size in
        board.frame(for: size)
      }
    }
    return Outcome(reason: reason, choice: Choice(), session: session)
  }

  private func runBrowser(_ loop: EventLoop, _ terminal: inout Terminal) -> Outcome {
    let browser = Browser(
      session, typesetter: typesetter, isKiosk: isKiosk, keepsChoice: options.display.choose)
    let tally = VisitTally(
      options.unattended, language: session.context.language, mode: isKiosk ? .kiosk : .browser)
    let watcher = follow(on: loop, browser.follow, withdrawPromises: browser.withdrawPromises)
    browser.reload = { watcher?.reload() }
    let kiosk = makeKiosk(loop) {
      tally?.end()
      browser.reset()
      loop.requestFrame()
    } onCountdown: { seconds in
      browser.announce(seconds.map { browser.state.strings.resetWarning.filled("\($0)") })
      loop.requestFrame()
    }
    var isCancelled = false
    let reason = withExtendedLifetime(watcher) {
      loop.run(on: &terminal) { event, terminal in
        isCancelled = options.display.choose && event == .key(.control("c"))
        guard !isCancelled else { return false }
        #if DEBUG
          if StackOverflow.isRequested, event == .key(.function(12)) {
            _ = StackOverflow.descend(Int(getpid()))
          }
        #endif
        if case .key = event { kiosk?.touch() }
        let continues = browser.handle(event, on: &terminal)
        if case .key = event { tally?.look(at: browser.state) }
        return continues
      } frame: { size in
        browser.frame(for: size)
      }
    }
    tally?.end()
    return Outcome(
      reason: isCancelled ? .signal(SIGINT) : reason, choice: browser.state.choice,
      session: browser.state.session)
  }

  /// The timers of a kiosk; nil if this is not a kiosk.
  func makeKiosk(
    _ loop: EventLoop, patience: Int = 1, onIdle: @escaping () -> Void,
    onCountdown: @escaping (Int?) -> Void
  ) -> Kiosk? {
    guard isKiosk else { return nil }
    return Kiosk(
      idle: (options.unattended.idle ?? .seconds(60)) * patience,
      limit: options.unattended.kioskLimit, launchers: loop.makeLauncher, onIdle: onIdle,
      onCountdown: onCountdown, onLimit: { loop.finish() })
  }

  /// Lets a guest choose on the controlling terminal, and prints the choice at the end.
  ///
  /// - Throws: an error if there is no terminal; status 130 if the guest cancels, 1 if nothing was chosen.
  func choose() throws {
    let result = try LaunchEnvironment.onControllingTerminal {
      if run.prefersLinear { return try answer() }
      return try inTerminal(runBrowser)
    }
    guard let result else { throw TerminalError.noControllingTerminal }
    if case .signal(SIGINT)? = result.reason { throw ExitStatus.interrupted }
    result.reason?.endProcess()
    guard !result.choice.isEmpty else { throw ExitStatus.negative }
    let text = ChoiceText(result.choice, result.session, typesetter: typesetter)
    let isJSON = options.display.format == .json
    try CheckedOutput.standard.write(isJSON ? text.json : text.text)
  }
}

extension FrontEnd {
  /// The ways to show a menu.
  enum Mode {
    case browser, board, linear, plain

    /// True if a guest can open dishes, so that there is something to count.
    var isTallied: Bool { self == .browser || self == .linear }
  }

  /// How a showing ended, and what the guest had chosen by then.
  struct Outcome {
    /// The reason of the end; nil if the guest quit.
    let reason: EndReason?
    let choice: Choice
    let session: MenuSession
  }
}
