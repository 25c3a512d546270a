internal import ArgumentParser
internal import Console

/// The command line of the program; without a command it browses a menu.
///
/// It has no operand of its own, because that would swallow the names of commands.
struct GiuseppeMenu: ParsableCommand {
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

  @Option(help: ArgumentHelp("Write completions for a shell.", valueName: "shell"))
  var completions: Shell?

  func validate() throws {
    guard let completions else { return }
    throw CleanExit.message(completions.script(for: CompletedMenu.self, offersFiles: true))
  }
}
