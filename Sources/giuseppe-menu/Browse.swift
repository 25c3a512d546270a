internal import ArgumentParser
internal import MenuCore
internal import MenuPresentation
internal import TerminalUI

/// Shows the menu in the terminal, or as text where there is none.
struct Browse: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Browse the menu, or print it when the output is no terminal.",
    usage: "giuseppe-menu [MENU] [options]",
    discussion: """
      COMMANDS (see "giuseppe-menu help <command>"):
      \(GiuseppeMenu.commandList)
      """,
    helpNames: .shortAndLong)

  @Argument(
    help: """
      The menu, - for standard input. Without it: $GIUSEPPE_MENU, else ./Menu.json, else the \
      installed one.
      """)
  var menu: String?

  @Flag(help: "Print the menu instead of browsing it.")
  var print = false

  @Flag(help: "Answer questions line by line, in whole sentences: for screen readers and pipes.")
  var linear = false

  @Option(help: "The language to show, such as it or en.")
  var language: String?

  @OptionGroup(title: "Finding a dish")
  var finding: QueryOptions

  @OptionGroup(title: "The screen")
  var screen: ScreenOptions

  @OptionGroup(title: "A menu that stays open")
  var living: LivingOptions

  func validate() throws {
    let ways = [print, linear && !living.kiosk, living.board, living.kiosk]
    if ways.count(where: { $0 }) > 1 {
      throw ValidationError("--print, --linear, --board and --kiosk exclude each other")
    }
  }

  func run() throws {
    guard living.kiosk else { return try showMenu() }
    Surroundings.forgetAllButHarmless()
    do {
      try showMenu()
    } catch let error as ProgramError {
      // What is wrong, and with which file, is nothing for guests.
      let words = Words.in(InterfaceLanguage(Language(locale: Surroundings.current().environment)))
      throw ProgramError(status: error.status, words.noMenu)
    }
  }

  private func showMenu() throws {
    let surroundings = Surroundings.current(variables: ["GIUSEPPE_MENU", "LC_MESSAGES"])
    let locale = TerminalLocale.establish(environment: surroundings.environment)
    let opened = try OpenedMenu(menu, environment: surroundings.environment)
    let dataSource = MenuDataSource(
      menu: opened.reading.menu,
      language: try ProgramMenu.language(
        language, of: opened.reading.menu, environment: surroundings.environment))
    try finding.check(against: dataSource)
    let presenter = MenuPresenter(dataSource: dataSource, query: finding.query)
    let text = TerminalText(cellWidth: locale.cellWidth, isASCII: locale.asciiOnly || screen.ascii)
    presenter.tellFaults(of: opened.reading, file: opened.name)
    switch front(in: surroundings) {
    case .browser(let keysFromStandardInput):
      let input = keysFromStandardInput ? 0 : Surroundings.openControllingTerminal() ?? 0
      try show(opened, presenter, text: text, surroundings: surroundings, input: input)?
        .endProcess()
    case .linear:
      if living.kiosk { holdGuest() }
      let menu = LinearMenu(
        presenter: presenter, text: text, columns: Surroundings.outputColumns,
        allowsQuitting: !living.kiosk)
      try answer(menu)
    case .plain:
      if let nothingFound = presenter.nothingFoundLine {
        throw ProgramError(status: 1, nothingFound)
      }
      if let notice = presenter.noticeText { try Program.messages.tell(notice) }
      let page = PlainMenu(text: text, columns: Surroundings.outputColumns ?? 72)
      page.presenter = presenter
      try page.write { try CheckedOutput.standard.write($0) }
    }
  }

  /// How the menu is shown: as asked for, else as suits the surroundings.
  private func front(in surroundings: Surroundings) -> Surroundings.Front {
    if print { return .plain }
    return linear ? .linear : surroundings.front
  }

  /// Answers line by line until the guest has enough, or until there is none.
  private func answer(_ linear: LinearMenu) throws {
    // What stood on standard input was the menu; who asks sits at the terminal.
    let source = menu == "-" ? Surroundings.openControllingTerminal() ?? 0 : 0
    var input = LineInput(descriptor: source)
    // Beside answers in a pipe a prompt would only be read as one of them.
    let prompt = input.isTerminal ? LinearMenu.prompt : ""
    try CheckedOutput.standard.write(linear.greet() + prompt)
    while let line = input.next() {
      let answer = linear.answer(to: line)
      try CheckedOutput.standard.write(answer + (linear.isOver ? "" : prompt))
      if linear.isOver { return }
    }
    if !prompt.isEmpty { try CheckedOutput.standard.write("\n") }
  }
}
