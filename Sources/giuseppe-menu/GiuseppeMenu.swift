internal import ArgumentParser

/// The root, which has no options of its own: what is not a subcommand is browsing.
struct GiuseppeMenu: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "giuseppe-menu",
    abstract: "Shows Giuseppe's menu.",
    version: "0.1.0",
    subcommands: [Browse.self] + commands,
    defaultSubcommand: Browse.self,
    helpNames: [])

  /// What else the program does.
  private static let commands: [any ParsableCommand.Type] = [
    Check.self, Init.self, Schema.self, MarkSoldOut.self,
  ]

  /// The names of the commands.
  static var commandNames: [String] { commands.map { $0._commandName } }

  /// The commands as help lists them, each with what it does.
  static var commandList: String {
    commands.map { command in
      let name = command._commandName
      let blanks = String(repeating: " ", count: max(1, 12 - name.count))
      return "  \(name)\(blanks)\(command.configuration.abstract)"
    }.joined(separator: "\n")
  }
}
