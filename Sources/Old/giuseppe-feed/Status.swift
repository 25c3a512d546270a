internal import ArgumentParser
internal import OldCommands
internal import OldConsole
internal import FoundationEssentials
internal import OldMenuCore
internal import OldMenuFeed
internal import OldMenuPresentation

/// Says how a mirrored menu stands.
struct Status: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Say when a menu was pulled, from where, and what failed last.")

  @Argument(help: "The file that is kept the same.")
  var menu: LocalPath

  @Option(help: "End with status 1 if the menu was pulled longer ago, such as 24h, or was edited.")
  var maxAge: MaximumAge?

  func run() throws {
    let status = try MirrorStatus(of: menu)
    let now = Date()
    let text = TerminalText { _ in 1 }
    let lines = status.lines(at: now).map { text.safe($0) + "\n" }
    try CheckedOutput.standard.write(lines.joined())
    if let maxAge, !status.isFresh(within: maxAge.seconds, at: now) { throw ExitCode(.negative) }
  }
}

/// An age as in `90s`, `30m`, `24h` or `7d`.
struct MaximumAge: ExpressibleByArgument {
  let seconds: Int

  init?(argument: String) {
    guard let age = Duration(written: argument) else { return nil }
    seconds = Int(age.components.seconds)
  }
}
