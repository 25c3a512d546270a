internal import Console
internal import MenuCore
internal import MenuPresentation
internal import TerminalUI

/// The ways a menu is shown: browsed, answered line by line, printed.
extension LaunchOptions {
  func show() throws {
    let launch = LaunchEnvironment.current(variables: ["GIUSEPPE_MENU", "LC_MESSAGES"])
    let locale = TerminalLocale.establish(environment: launch.variables)
    let opened = try OpenedMenu(menu, environment: launch.variables)
    let languages = try ProgramMenu.languages(
      language, of: opened.reading.menu, environment: launch.variables)
    let dataSource = MenuDataSource(
      menu: opened.reading.menu, language: languages.dishes, words: languages.words)
    let query = try query(for: dataSource)
    var session = MenuSession(dataSource: dataSource, query: query)
    let text = TerminalText(cellWidth: locale.cellWidth, isASCII: locale.asciiOnly || isASCII)
    session.isForGuests = kiosk != nil
    session.isTallied = tally != nil
    session.tellFaults(of: opened.reading, file: opened.name)
    let recorder = tally.map {
      $0.recorder(
        given: query, lacking: language == nil ? languages.lacking : nil)
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
      if let nothingFound = session.nothingFoundLine {
        throw ProgramError(status: 1, nothingFound)
      }
      let failure = Program.messages.tellBeside(session.fileStatusText)
      let page = PlainMenu(
        session, text: text, columns: LaunchEnvironment.outputColumns ?? 72)
      try page.write { try CheckedOutput.standard.write($0) }
      if let failure { throw failure }
    }
  }

  /// The query with its section as the menu calls it; refuses one that the menu has not, and names
  /// those it has.
  private func query(for menu: MenuDataSource) throws -> MenuQuery {
    var query = query
    guard let section = query.section, menu.sections(named: section).isEmpty else { return query }
    let titles = (0..<menu.numberOfSections).compactMap { menu.title(forSection: $0) }
    // An empty menu is shown as it is, whatever was asked for.
    guard !titles.isEmpty else { return query }
    let near = menu.sectionTitles(like: section)
    guard near.count == 1 else {
      let nearest = EditDistance.nearest(to: section, among: titles).map { [$0] } ?? []
      throw CommandLineFault.section(
        section, near: near.isEmpty ? nearest : near, known: Array(titles.prefix(20)))
    }
    query.section = near[0]
    return query
  }
}
