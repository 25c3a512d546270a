internal import ArgumentParser
internal import MenuCore
internal import MenuPresentation
internal import TerminalUI

/// Shows the menu in the terminal, or as text where there is none.
struct Browse: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Browse the menu, or print it when the output is no terminal.",
    usage: "giuseppe-menu [MENU] [options]",
    helpNames: .shortAndLong)

  @Argument(
    help: """
      The menu, - for standard input. Without it: $GIUSEPPE_MENU, else ./Menu.json, else the \
      installed one.
      """)
  var menu: String?

  @Flag(help: "Print the menu instead of browsing it.")
  var print = false

  @Option(help: "The language to show, such as it or en.")
  var language: String?

  func run() throws {
    let surroundings = Surroundings.current(variables: ["GIUSEPPE_MENU", "LC_MESSAGES"])
    let locale = TerminalLocale.establish(environment: surroundings.environment)
    let reading = try ProgramMenu.read(menu, environment: surroundings.environment)
    let presenter = MenuPresenter(
      dataSource: MenuDataSource(
        menu: reading.menu,
        language: try ProgramMenu.language(
          language, of: reading.menu, environment: surroundings.environment)))
    let text = TerminalText(cellWidth: locale.cellWidth, isASCII: locale.asciiOnly)
    switch print ? .plain : surroundings.front {
    case .browser(let keysFromStandardInput):
      let browser = Browser(presenter: presenter, text: text)
      let input = keysFromStandardInput ? 0 : Surroundings.openControllingTerminal() ?? 0
      try browse(browser, surroundings: surroundings, input: input)?.endProcess()
    case .plain, .linear:
      let page = PlainMenu(text: text, columns: Surroundings.outputColumns ?? 72)
      page.presenter = presenter
      try page.write { try CheckedOutput.standard.write($0) }
    }
  }

  /// Browses until the guest or the terminal has enough; the terminal is put back on return.
  private func browse(
    _ browser: Browser, surroundings: Surroundings, input: Int32
  ) throws -> EndReason? {
    var options = Terminal.Options()
    options.colors = surroundings.wantsColors
    var terminal = try Terminal(
      type: surroundings.environment["TERM"], input: input, options: options)
    return EventLoop().run(on: &terminal) { event, terminal in
      #if DEBUG
        if case .key(let key) = event { Fault.requested?.happen(on: key) }
      #endif
      return browser.handle(event, on: &terminal)
    } frame: { size in
      browser.frame(for: size)
    }
  }
}
