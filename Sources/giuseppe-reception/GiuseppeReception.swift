internal import ArgumentParser

/// The root, which has no options of its own.
struct GiuseppeReception: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "giuseppe-reception",
    abstract: "Tells how a menu is received: what guests open, and look for in vain.",
    version: "0.1.0",
    subcommands: [Collect.self, Report.self, Purge.self])
}
