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
  var menu: LocalPath?

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

  func run() throws {
    try showing().run()
  }

  /// What the options ask for together.
  private func showing() throws -> Showing {
    let ways = [print, linear && !living.kiosk, living.board, living.kiosk]
    if ways.count(where: { $0 }) > 1 {
      throw CommandLineFault.exclusive(["--print", "--linear", "--board", "--kiosk"])
    }
    var showing = Showing(menu)
    showing.mode = print ? .plain : linear ? .linear : nil
    showing.language = language
    showing.query = try finding.query()
    showing.theme = try screen.theme()
    showing.isASCII = screen.ascii
    showing.usesMouse = !screen.noMouse
    showing.board = try living.boardWishes()
    showing.kiosk = try living.kioskWishes()
    showing.reloadInterval = try living.reloadInterval()
    return showing
  }
}
