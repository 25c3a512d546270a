internal import ArgumentParser
internal import Console
internal import FoundationEssentials
internal import MenuFeed
internal import MenuFiles
internal import TerminalText

/// Prints when a menu was pulled.
struct StatusCommand: FeedCommand {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Print when a menu was pulled, from where, and the last failure.",
    discussion: """
      EXAMPLES:
        giuseppe-feed status Shop.json --max-age 24h
      """)

  @Option(
    help: ArgumentHelp(
      "End with status 1 if it was pulled longer ago than this, such as 24h.", valueName: "time"),
    transform: Duration.init(typed:))
  var maxAge: Duration?

  @Argument(help: "The menu that was pulled.", completion: .file(extensions: ["json"]))
  var menu: String

  func perform(for program: Program) throws {
    let path = LocalPath(argument: menu)
    let status = try MirrorStatus(of: path)
    let now = Date()
    for line in status.lines(at: now, in: program.language) {
      try CheckedOutput.standard.write(program.typesetter.safe(line) + "\n")
    }
    // The lines above have printed what failed.
    guard status.state.pulled != nil else { throw FeedError.neverPulled(path) }
    guard let maxAge else { return }
    if !status.isFresh(within: Int(maxAge.components.seconds), at: now) {
      throw ExitStatus.negative
    }
  }
}
