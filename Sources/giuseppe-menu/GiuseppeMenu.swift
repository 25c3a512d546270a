internal import ArgumentParser

/// The root, which has no options of its own: what is not a subcommand is browsing.
struct GiuseppeMenu: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "giuseppe-menu",
    abstract: "Shows Giuseppe's menu.",
    version: "0.1.0",
    subcommands: [Browse.self, Check.self, Init.self, Schema.self, MarkSoldOut.self],
    defaultSubcommand: Browse.self,
    helpNames: [])
}
