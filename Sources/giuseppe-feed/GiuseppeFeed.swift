internal import ArgumentParser
internal import Console

/// The command line of the program.
struct GiuseppeFeed: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "giuseppe-feed",
    abstract: "Keep a menu file the same as one that is kept elsewhere.",
    discussion: """
      EXAMPLES:
        giuseppe-feed pull https://example.com/Menu.json --into Shop.json --key-file key
        giuseppe-feed status Shop.json --max-age 24h
      """,
    version: "giuseppe-feed \(Program.version)",
    subcommands: [PullCommand.self, StatusCommand.self])
}

/// A command of the program.
protocol FeedCommand: ParsableCommand {
  /// The command as the table understands it.
  var arguments: Arguments { get }
}
