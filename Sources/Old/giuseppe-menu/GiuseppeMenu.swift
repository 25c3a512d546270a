internal import ArgumentParser
internal import OldCommands
internal import OldMenuCore

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

  /// The commands as help lists them.
  static var commandList: String {
    commands.map { command in
      let name = command._commandName
      let gap = String(repeating: " ", count: max(2, 12 - name.count))
      return "  \(name)\(gap)\(command.configuration.abstract)"
    }.concatenated(separator: "\n")
  }
}
