internal import ArgumentParser
internal import OldCommands
internal import OldMenuCore
internal import OldMenuPresentation
internal import OldTerminalUI

/// Shows the menu in the terminal, or as text where there is none.
struct Browse: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
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

  @Flag(help: "Browse on the terminal, and write what was chosen to standard output on leaving.")
  var choose = false

  @Option(
    help: "The language to show, such as it or en.", completion: CompletedValues.languages)
  var language: String?

  @OptionGroup(title: "Printing")
  var printing: PrintOptions

  @OptionGroup(title: "Finding a dish")
  var finding: QueryOptions

  @OptionGroup(title: "The screen")
  var screen: ScreenOptions

  @OptionGroup(title: "A menu that stays open")
  var living: LivingOptions

  func run() throws {
    try options().run()
  }

  /// What the options ask for together.
  private func options() throws -> LaunchOptions {
    let ways = [print, linear && !living.kiosk, living.board, living.kiosk, choose]
    if ways.count(where: { $0 }) > 1 {
      throw CommandLineFault.exclusive(["--print", "--linear", "--board", "--kiosk", "--choose"])
    }
    var options = LaunchOptions(menu)
    options.mode = print ? .plain : linear ? .linear : nil
    options.choosing = choose ? try printing.choiceFormat() : nil
    if !choose { options.printing = try printing.options(isPrinted: print) }
    options.language = language
    options.query = try finding.query()
    options.theme = try screen.theme()
    options.isASCII = screen.ascii
    options.usesMouse = !screen.noMouse
    options.board = try living.boardOptions()
    options.kiosk = try living.kioskOptions()
    options.tally = try living.tallyOptions()
    if print, options.tally != nil { throw CommandLineFault.exclusive(["--print", "--tally"]) }
    options.reloadInterval = try living.reloadInterval()
    return options
  }
}
