public import ArgumentParser
internal import Console
internal import FoundationEssentials
internal import MenuCore
public import MenuFeed
internal import MenuFiles
internal import TerminalText

/// Pulls the menu once.
struct PullCommand: FeedCommand {
  static let configuration = CommandConfiguration(
    commandName: "pull",
    abstract: "Pull the menu once, and keep it if it is a good one.",
    usage: "giuseppe-feed pull <url> --into <file> [<options>]",
    discussion: """
      EXAMPLES:
        giuseppe-feed pull https://example.com/Menu.json --into Shop.json
        giuseppe-feed pull https://example.com/ --into Shop.json --key-file key
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
    help: ArgumentHelp("How long it may take, at most 1h; 60s.", valueName: "time"),
    transform: Duration.init(typed:))
  var timeout: Duration?

  @Flag(help: "Also replace a menu that was never pulled.")
  var force = false

  @Flag(help: "Keep the good menu where the new one has errors.")
  var refuseErrors = false

  @Flag(help: "Say nothing when the menu changed.")
  var quiet = false

  // Without a list, zsh only shows the options that begin like the word.
  @Argument(
    help: "The address of the menu: https://…, or http:// of this machine.", completion: .list([]))
  var url: String

  func validate() throws {
    try require("--key-file", keyFile != nil, for: ["--auth": auth != nil])
    guard timeout.map({ (.seconds(1)...(.seconds(3_600))).contains($0) }) ?? true else {
      throw ValidationError("--timeout is at least 1s and at most 1h")
    }
  }

  func perform(for program: Program) async throws {
    let credentials = try keyFile.map {
      try FeedCredentials.read(path: $0, for: auth ?? .signature)
    }
    let mirror = MenuMirror(
      of: try FeedAddress(url), into: into, replacesOthers: force,
      refusesErrors: refuseErrors, credentials: credentials,
      seconds: timeout.map { Int($0.components.seconds) } ?? 60,
      environment: ProcessInfo.processInfo.environment)
    guard case .changed(let reading, let wasEdited, let lostMarks) = try await mirror.pull() else {
      return
    }
    if wasEdited {
      let lost = Phrase(
        "what was edited here since the last pull is lost",
        "le modifiche fatte qui dopo l'ultimo prelievo sono perse")
      program.tell(lost, of: into)
    }
    for dish in lostMarks {
      let lost = Phrase(
        "the sold-out mark of “\(dish)” is lost: the menu has no dish of this name, or several",
        "il segno di esaurito su “\(dish)” è perso: il menu non ha piatti con quel nome, o più d'uno"
      )
      program.tell(lost, of: into)
    }
    if quiet, !reading.hasErrors { return }
    let count = reading.menu.numberOfDishes
    let dishes =
      count == 1 ? Phrase("dish from", "piatto da") : Phrase("dishes from", "piatti da")
    program.tell(Phrase("\(count) ") + dishes + Phrase(" \(mirror.address.shown)"), of: into)
    program.tell(reading.diagnostics)
  }
}

extension FeedCredentials.Scheme: ExpressibleByArgument {}
