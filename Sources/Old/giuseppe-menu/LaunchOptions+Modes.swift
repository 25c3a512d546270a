internal import OldConsole
internal import OldMenuCore
internal import OldMenuExport
internal import OldMenuPresentation
internal import OldTerminalUI

/// The ways a menu is shown: browsed, answered line by line, printed.
extension LaunchOptions {
  func show() throws {
    let launch = LaunchEnvironment.current(variables: ["GIUSEPPE_MENU", "LC_MESSAGES", "COLUMNS"])
    let locale = TerminalLocale.establish(environment: launch.variables)
    let opened = try OpenedMenu(menu, environment: launch.variables)
    let languages = try ProgramMenu.languages(
      language, of: opened.reading.menu, environment: launch.variables)
    let dataSource = MenuDataSource(
      menu: opened.reading.menu, language: languages.dishes, words: languages.words)
    let query = try query.withSection(of: dataSource)
    var session = MenuSession(dataSource: dataSource, query: query)
    let text = TerminalText(cellWidth: locale.cellWidth, isASCII: locale.asciiOnly || isASCII)
    session.isForGuests = kiosk != nil
    session.isTallied = tally != nil
    session.tellFaults(of: opened.reading, file: opened.name)
    let recorder = tally.map {
      $0.recorder(
        given: query, lacking: language == nil ? languages.lacking : nil)
    }
    if let choosing {
      return try choose(choosing, of: opened, session, text: text, launch: launch, recorder)
    }
    switch mode ?? launch.outputMode {
    case .browser(let keysFromStandardInput):
      let input = keysFromStandardInput ? 0 : LaunchEnvironment.openControllingTerminal() ?? 0
      try show(
        opened, session, text: text, launch: launch, input: input, recorder)?
        .endProcess()
    case .linear:
      let failure = Program.messages.tellBeside(session.fileStatusText)
      // A guest of a kiosk has not given its options.
      let option: LinearReason? = kiosk == nil ? .option : nil
      let reason = mode == .linear ? option : launch.linearReason
      try answer(opened, session, text: text, because: reason, recorder)?.endProcess()
      if let failure { throw failure }
    case .plain:
      try print(
        ExportedMenu(dataSource, query: query), session, lastChange: opened.lastChange, text: text,
        launch: launch)
    }
  }
}
