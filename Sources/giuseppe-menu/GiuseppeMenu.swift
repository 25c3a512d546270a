internal import ArgumentParser
internal import Console

/// The command line of the program; where no command is named, a menu is browsed.
///
/// It has no options and operands of its own: an operand here would swallow the names of commands.
struct GiuseppeMenu: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "giuseppe-menu",
    abstract: "The menu of a pizzeria in a terminal.",
    version: "giuseppe-menu \(Program.version)",
    subcommands: [
      BrowseCommand.self, CheckCommand.self, InitCommand.self, SchemaCommand.self,
      SoldOutCommand.self, ExportCommand.self, ImportCommand.self, ReceptionCommand.self,
    ],
    defaultSubcommand: BrowseCommand.self)

  @Option(help: "Write completions for a shell.")
  var completions: Shell?

  func validate() throws {
    if let completions { throw CleanExit.message(completions.script(for: Self.self)) }
  }
}

/// A command of the program.
protocol MenuCommand: ParsableCommand {
  /// Performs the command in the surroundings of a run.
  func perform(in run: Run) throws
}
