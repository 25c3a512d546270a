internal import ArgumentParser
internal import Console

/// The command line of the program.
struct GiuseppeFeed: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "giuseppe-feed",
    abstract: "Keep a menu file the same as one on a server.",
    discussion: """
      EXAMPLES:
        giuseppe-feed pull https://example.com/Menu.json --into Shop.json
        giuseppe-feed status Shop.json --max-age 24h
      """,
    version: "giuseppe-feed \(Program.version)",
    subcommands: [PullCommand.self, StatusCommand.self])

  @Option(help: ArgumentHelp("Print a completion script for this shell.", valueName: "shell"))
  var completions: Shell?

  func validate() throws {
    if let completions { throw CleanExit.message(completions.script(for: Self.self)) }
  }
}

/// A command of the program.
protocol FeedCommand: ParsableCommand {
  /// Performs the command.
  func perform(for program: Program) async throws
}
