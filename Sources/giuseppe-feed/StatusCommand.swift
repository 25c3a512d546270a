internal import ArgumentParser
internal import Console

/// Says when a menu was pulled.
struct StatusCommand: FeedCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Say when a menu was pulled, from where, and what failed last.",
    discussion: """
      EXAMPLES:
        giuseppe-feed status Shop.json --max-age 24h
      """)

  @Option(
    help: ArgumentHelp(
      "End with status 1 if it was pulled longer ago, as in 24h.", valueName: "time"),
    transform: Duration.init(typed:))
  var maxAge: Duration?

  @Argument(help: "The menu that was pulled.", completion: .file(extensions: ["json"]))
  var menu: String

  var arguments: Arguments {
    var arguments = Arguments("status", operands: [menu])
    arguments.set("--max-age", time: maxAge)
    return arguments
  }
}
