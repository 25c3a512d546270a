public import ArgumentParser
internal import Console
public import MenuFeed
internal import TerminalText

/// Pulls the menu once.
struct PullCommand: FeedCommand {
  static let configuration = CommandConfiguration(
    commandName: "pull",
    abstract: "Pull the menu once, and keep it if it is a good one.",
    discussion: """
      EXAMPLES:
        giuseppe-feed pull https://example.com/Menu.json --into Shop.json --key-file key
      """)

  @Option(
    help: ArgumentHelp("The file to keep the same.", valueName: "file"),
    completion: .file(extensions: ["json"]), transform: LocalPath.init(typed:))
  var into: LocalPath

  @Option(
    help: ArgumentHelp(
      "A file with the key, which only its owner may read, or - for standard input.",
      valueName: "file"),
    completion: .file(), transform: LocalPath.init(typed:))
  var keyFile: LocalPath?

  @Option(help: ArgumentHelp("How the key proves who asks.", valueName: "scheme"))
  var auth: FeedCredentials.Scheme?

  @Option(
    help: ArgumentHelp("How long it may take, 60s.", valueName: "time"),
    transform: Duration.init(typed:))
  var timeout: Duration?

  @Flag(help: "Also replace a menu that was never pulled.")
  var force = false

  @Flag(help: "Keep the good menu where the new one has errors.")
  var refuseErrors = false

  @Flag(help: "Say nothing when the menu changed.")
  var quiet = false

  @Argument(help: "The address of the menu: https://…, or http:// of this machine.")
  var url: String

  func validate() throws {
    try require("--key-file", keyFile != nil, for: ["--auth": auth != nil])
  }

  var arguments: Arguments {
    var arguments = Arguments("pull", operands: [url])
    arguments.set("--into", path: into)
    arguments.set("--key-file", path: keyFile)
    arguments.set("--auth", auth?.rawValue)
    arguments.set("--timeout", time: timeout)
    arguments.set(["--force": force, "--refuse-errors": refuseErrors, "--quiet": quiet])
    return arguments
  }
}

extension FeedCredentials.Scheme: ExpressibleByArgument {}
