internal import ArgumentParser
internal import Console

/// The command line of the program; where no command is named, a menu is browsed.
///
/// It has no operand of its own, which would swallow the names of commands.
struct GiuseppeMenu: ParsableCommand, CommandWithHelp {
  static let configuration = CommandConfiguration(
    commandName: "giuseppe-menu",
    abstract: "The menu of a pizzeria in a terminal.",
    usage: """
      giuseppe-menu [<menu>] [<options>]
      giuseppe-menu <subcommand> [<options>]
      """,
    discussion: """
      EXAMPLES:
        giuseppe-menu
            browse Menu.json
        giuseppe-menu --search 'vegan under 9'
            browse what a search finds
        giuseppe-menu --print --without milk,nuts
            print a choice of dishes
        giuseppe-menu --kiosk /srv/menu/Menu.json
            show a menu to guests
        giuseppe-menu check
            report what is wrong in it
        giuseppe-menu sold-out margherita
            mark a dish as sold out
      """,
    version: "giuseppe-menu \(Program.version)",
    subcommands: [
      BrowseCommand.self, CheckCommand.self, InitCommand.self, SchemaCommand.self,
      SoldOutCommand.self, ExportCommand.self, ImportCommand.self, ReceptionCommand.self,
    ],
    defaultSubcommand: BrowseCommand.self)

  /// The help of the program has the options of the command that is meant where none is named.
  static var commandForHelp: any ParsableCommand.Type { CompletedMenu.self }

  @Option(help: ArgumentHelp("Write completions for a shell.", valueName: "shell"))
  var completions: Shell?

  func validate() throws {
    guard let completions else { return }
    throw CleanExit.message(completions.script(for: CompletedMenu.self, offersFiles: true))
  }
}

/// The program as its help shows it and a shell completes it: the options of the default command are offered beside the
/// names of the commands.
///
/// It repeats the groups of `BrowseCommand`: the operand of that would stand before the commands in completions, and
/// the library needs 90 ms more at each start of a debug build for a group of groups.
private struct CompletedMenu: ParsableCommand {
  static let configuration = GiuseppeMenu.configuration

  @OptionGroup(title: "How to show it")
  var display: DisplayOptions

  @OptionGroup(title: "Which dishes")
  var query: QueryOptions

  @OptionGroup(title: "Boards, kiosks and visits")
  var unattended: UnattendedOptions

  @OptionGroup var program: GiuseppeMenu
}

/// A command of the program.
protocol MenuCommand: ParsableCommand {
  /// Performs the command in the surroundings of a run.
  func perform(in run: Run) throws
}
