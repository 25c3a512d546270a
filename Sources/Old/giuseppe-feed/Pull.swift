public import ArgumentParser
internal import OldCommands
internal import OldConsole
internal import FoundationEssentials
internal import OldMenuCore
public import OldMenuFeed
internal import OldMenuPresentation

/// Asks for the menu once, and replaces the local file by a good one.
struct Pull: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Pull the menu once, and replace the local one if another good one came.",
    usage: "giuseppe-feed pull URL --into FILE [options]")

  @Argument(help: "Where the menu is kept: https://…, or http://… on this machine.")
  var url: String

  @Option(help: ArgumentHelp("The file to keep the same.", valueName: "file"))
  var into: LocalPath

  @Option(
    help: ArgumentHelp(
      "A file with the key, which only its owner may read, or - or /dev/fd/N.", valueName: "file"))
  var keyFile: LocalPath?

  @Option(help: "How to prove who asks.")
  var auth: FeedCredentials.Scheme?

  @Option(
    help: ArgumentHelp(
      "How long it may take, such as 90s or 2m; a number alone is seconds.", valueName: "time"),
    transform: Pull.seconds)
  var timeout = 60

  @Flag(help: "Replace a menu too that was never pulled, such as one written by hand.")
  var force = false

  @Flag(help: "Say nothing when the menu changed; what fails is told.")
  var quiet = false

  /// The seconds of a time, which other programs of this house have with its unit alone.
  private static func seconds(_ text: String) throws -> Int {
    let seconds = Int(text) ?? Duration(written: text).map { Int($0.components.seconds) }
    guard let seconds, (1...3600).contains(seconds) else {
      throw ValidationError("write 1s to 3600s")
    }
    return seconds
  }

  func validate() throws {
    guard auth == nil || keyFile != nil else {
      throw ValidationError("--auth needs a --key-file")
    }
  }

  func run() async throws {
    let address = try FeedAddress(url)
    let credentials = try keyFile.map {
      try FeedCredentials.read(path: $0, for: auth ?? .signature)
    }
    let mirror = MenuMirror(
      of: address, into: into, replacesOthers: force, credentials: credentials,
      limits: FeedLimits(seconds: timeout),
      environment: ProcessInfo.processInfo.environment)
    let outcome: MenuMirror.Outcome
    do {
      outcome = try await mirror.pull()
    } catch .refused(let reason, let diagnostics) {
      try Program.messages.tell(reason)
      try tell(diagnostics, of: address.shown)
      throw ExitCode(.dataError)
    }
    guard case .changed(let reading, let lost) = outcome else { return }
    try lost.map(tellLost)
    if quiet, !reading.hasErrors { return }
    let count = reading.menu.numberOfDishes
    let dishes = count == 1 ? "1 dish" : "\(count) dishes"
    try Program.messages.tell("\(into): \(dishes) from \(address.shown)")
    try tell(reading.diagnostics, of: into.description)
  }

  /// Tells that somebody edited the file here, also when nothing else is told: it may be done anew.
  private func tellLost(_ soldOut: [String]) throws {
    try Program.messages.tell("\(into): what was edited here since the last pull is lost")
    let more = soldOut.count > 10 ? ["\(soldOut.count - 10) more"] : []
    guard !soldOut.isEmpty else { return }
    let names = (soldOut.prefix(10) + more).joined(separator: ", ")
    try Program.messages.tell("no longer sold out: \(names)")
  }

  /// Tells the first errors, each in a line; the owner sees them all with `giuseppe-menu check`.
  private func tell(_ diagnostics: [Diagnostic], of file: String) throws {
    let report = CheckReport(language: .english, text: TerminalText { _ in 1 })
    let errors = diagnostics.filter { $0.severity == .error }
    let lines = errors.prefix(10).map { report.message(of: $0, file: file) + "\n" }
    try CheckedOutput.messages.write(lines.joined())
    if errors.count > lines.count {
      try Program.messages.tell("\(errors.count - lines.count) more errors")
    }
  }
}

extension FeedCredentials.Scheme: ExpressibleByArgument {}
