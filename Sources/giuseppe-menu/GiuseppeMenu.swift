internal import ArgumentParser
internal import Console

/// The command line of the program; without a command it browses a menu.
///
/// It has no operand of its own, because that would swallow the names of commands.
struct GiuseppeMenu: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "giuseppe-menu",
    abstract: "Browse the menu of a pizzeria in a terminal.",
    usage: """
      giuseppe-menu [<menu>] [<options>]
      giuseppe-menu <subcommand> [<options>]
      """,
    discussion: """
      EXAMPLES:
        giuseppe-menu
            browse Menu.json
        giuseppe-menu --search 'vegan under 9'
            browse the dishes that match a search
        giuseppe-menu --print --without milk,nuts
            print the dishes that are stated to be without both
        giuseppe-menu --kiosk /srv/menu/Menu.json
            show a menu to guests; no key leaves it
        giuseppe-menu check
            list the mistakes, with what to write instead
        giuseppe-menu sold-out margherita
            mark a dish as sold out
      """,
    version: "giuseppe-menu \(Program.version)",
    subcommands: [
      BrowseCommand.self, CheckCommand.self, InitCommand.self, SchemaCommand.self,
      SoldOutCommand.self, ExportCommand.self, ImportCommand.self, ReceptionCommand.self,
    ],
    defaultSubcommand: BrowseCommand.self)

  @Option(help: ArgumentHelp("Print a completion script for this shell.", valueName: "shell"))
  var completions: Shell?

  func validate() throws {
    guard let completions else { return }
    throw CleanExit.message(completions.script(for: CompletedMenu.self, offersFiles: true))
  }
}

/// The program as its help shows it and a shell completes it: the options of the default command are
/// offered in addition to the names of the commands.
///
/// It repeats the groups of `BrowseCommand` instead of including that command: its operand would come before
/// the commands in completions, and a group of groups takes the library 90 ms more at each start of a debug
/// build.
struct CompletedMenu: ParsableCommand {
  static let configuration = GiuseppeMenu.configuration

  @OptionGroup(title: "How to show it")
  var display: DisplayOptions

  @OptionGroup(title: "Which dishes")
  var query: QueryOptions

  @OptionGroup(title: "Boards, kiosks and visits")
  var unattended: UnattendedOptions

  @OptionGroup var program: GiuseppeMenu
}
