public import ArgumentParser
internal import FoundationEssentials
internal import MenuCore
public import MenuFeed
internal import MenuPresentation

/// Asks for the menu once, and replaces the local file by a good one.
struct Pull: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Pull the menu once, and replace the local one if another good one came.",
    usage: "giuseppe-feed pull URL --into FILE [options]")

  @Argument(help: "Where the menu is kept: https://…, or http://… on this machine.")
  var url: String

  @Option(help: ArgumentHelp("The file to keep the same.", valueName: "file"))
  var into: String

  @Option(
    help: ArgumentHelp(
      "A file with the key, which only its owner may read, or - or /dev/fd/N.", valueName: "file"))
  var keyFile: String?

  @Option(help: "How to prove who asks.")
  var auth: FeedCredentials.Scheme?

  @Option(help: "How long it may take, in seconds.")
  var timeout = 60

  @Flag(help: "Say nothing when the menu changed; what fails is told.")
  var quiet = false

  func validate() throws {
    guard (1...3600).contains(timeout) else {
      throw ValidationError("--timeout takes 1 to 3600 seconds")
    }
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
      of: address, into: into, credentials: credentials, limits: FeedLimits(seconds: timeout),
      environment: ProcessInfo.processInfo.environment)
    guard case .changed(let reading) = try await mirror.pull(), !quiet || reading.hasErrors else {
      return
    }
    let errors =
      reading.diagnostics.count { $0.severity == .error } + reading.omittedDiagnosticCount
    let advice = errors > 0 ? "; \(errors) errors, see giuseppe-menu check \(into)" : ""
    try Program.tell(
      "\(into): \(reading.menu.numberOfDishes) dishes from \(address.shown)\(advice)")
  }
}

extension FeedCredentials.Scheme: ExpressibleByArgument {}
