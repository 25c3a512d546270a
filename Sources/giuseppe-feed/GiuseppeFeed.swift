internal import ArgumentParser

/// The root, which has no options of its own.
struct GiuseppeFeed: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "giuseppe-feed",
    abstract: "Keeps Menu.json the same as a menu that is kept elsewhere.",
    version: "0.1.0",
    subcommands: [Pull.self, Status.self])
}
