public import ArgumentParser
internal import Console
internal import FoundationEssentials
internal import MenuCore
public import MenuFeed
internal import MenuFiles

/// Pulls the menu once.
struct PullCommand: FeedCommand {
  static let configuration = CommandConfiguration(
    commandName: "pull",
    abstract: "Request the menu once, and replace the file if it can be shown.",
    usage: "giuseppe-feed pull <url> --into <file> [<options>]",
    discussion: """
      EXAMPLES:
        giuseppe-feed pull https://example.com/Menu.json --into Shop.json
        giuseppe-feed pull https://example.com/ --into Shop.json --key-file key
      """)

  @Option(
    help: ArgumentHelp("The file to replace.", valueName: "file"),
    completion: .file(extensions: ["json"]), transform: LocalPath.init(typed:))
  var into: LocalPath

  @Option(
    help: ArgumentHelp(
      "A file with the key, readable only by its owner, or - for standard input.",
      valueName: "file"),
    completion: .file(), transform: LocalPath.init(typed:))
  var keyFile: LocalPath?

  @Option(help: ArgumentHelp("How the key is sent; ts-hash by default.", valueName: "scheme"))
  var auth: FeedCredentials.Scheme?

  @Option(
    help: ArgumentHelp(
      "How long a pull may take, from 1s to 1h; 60s by default.", valueName: "time"),
    transform: Duration.init(typed:))
  var timeout: Duration?

  @Flag(help: "Also replace a menu that was never pulled, and request an unchanged one.")
  var force = false

  @Flag(help: "Keep the present menu if the new one has errors.")
  var refuseErrors = false

  @Flag(help: "Print nothing for a changed menu without errors; failures are still reported.")
  var quiet = false

  // Without a list, zsh only shows the options that begin like the word.
  @Argument(
    help: "The address of the menu: https://…, or http:// for this machine.", completion: .list([]))
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
        "the edits made here since the last pull are lost",
        "le modifiche fatte qui dopo l'ultimo prelievo sono perse")
      program.report(lost, of: into)
    }
    for dish in lostMarks {
      let lost = Phrase(
        "the sold-out mark of “\(dish)” is lost: the menu has no dish of this name, or several",
        "il segno di esaurito su “\(dish)” è perso: il menu non ha piatti con quel nome, o più d'uno"
      )
      program.report(lost, of: into)
    }
    if quiet, !reading.hasErrors { return }
    let count = reading.menu.numberOfDishes
    var dishes = Phrase("dishes from", "piatti da")
    if count == 1 { dishes = Phrase("dish from", "piatto da") }
    program.report(Phrase("\(count) ") + dishes + Phrase(" \(mirror.address.shown)"), of: into)
    program.report(reading.diagnostics)
  }
}

extension FeedCredentials.Scheme: ExpressibleByArgument {}
