internal import ArgumentParser
internal import Commands

/// The root, which has no options of its own: what is not a subcommand is browsing.
struct GiuseppeMenu: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "giuseppe-menu",
    abstract: "Shows Giuseppe's menu.",
    version: Program.version,
    subcommands: [Browse.self] + commands,
    defaultSubcommand: Browse.self,
    helpNames: [])

  /// What else the program does.
  private static let commands: [any ParsableCommand.Type] = [
    Check.self, Export.self, Init.self, Schema.self, MarkSoldOut.self,
  ]

  /// A command by its name; browsing where that is none.
  static func command(named name: String) -> any ParsableCommand.Type {
    commands.first { $0._commandName == name } ?? Browse.self
  }

  /// The commands as help lists them. Written out, because asking each for its name costs a tenth
  /// of the time to the first frame.
  static let commandList = """
      check       Say what is wrong with a menu, where, and how to mend it.
      export      Write the menu for a spreadsheet, the web, a shell or a program.
      init        Write a small menu to start from.
      schema      Print the JSON Schema of a menu, for editors.
      sold-out    Mark dishes as sold out, or as there again.
    """
}
