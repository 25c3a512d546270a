internal import Console
internal import MenuCore
internal import MenuPresentation
internal import TerminalUI

extension Run {
  /// Shows a menu until the guest quits.
  func browse(_ options: BrowseCommand) throws {
    let isKiosk = options.display.kiosk
    if isKiosk { prepareKiosk(options.unattended) }
    let mode = mode(options.display)
    let isTallied = mode.isTallied && options.unattended.tally != nil
    try checkTally(options.unattended, isKiosk: isKiosk)
    do {
      let opened = try open(options.menu)
      let source = try dataSource(
        opened.reading.menu, options.display.language, isForScreen: true)
      var session = MenuSession(source, query: try query(options.query))
      session.isTallied = isTallied
      let showing = FrontEnd(
        run: self, options: options, opened: opened, session: session, typesetter: typesetter)
      if options.display.choose { return try showing.choose() }
      try showing.show(mode)?.endProcess()
    } catch let error as ProgramError where isKiosk {
      // A kiosk does not show the names of files.
      throw ProgramError(error.status, Phrase(Strings[language].noMenu))
    }
  }

  /// Sets an alarm that ends a kiosk shortly after its limit, and removes the environment variables of a
  /// guest.
  private func prepareKiosk(_ options: UnattendedOptions) {
    let limit = options.kioskLimit
    if limit > .zero { alarm(UInt32(clamping: limit.components.seconds + 2)) }
    LaunchEnvironment.forgetAllButHarmless()
  }

  private func mode(_ options: DisplayOptions) -> ShowingMode {
    if options.print { return .plain }
    if options.linear { return .linear }
    if options.board { return .board }
    guard environment.outputIsTerminal else { return .plain }
    if isLinearWanted { return .linear }
    if environment.inputIsTerminal || environment.hasControllingTerminal { return .browser }
    return .plain
  }

  /// True for a terminal that cannot draw, and if `ACCESSIBLE` is set.
  var isLinearWanted: Bool {
    environment.terminalType == "dumb" || environment.isSet("ACCESSIBLE")
  }
}
