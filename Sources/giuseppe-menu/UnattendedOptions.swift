internal import ArgumentParser
internal import Console
internal import MenuFiles
internal import TerminalText

/// The options of an unattended screen.
struct UnattendedOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("With --board: the time of a page, 12s.", valueName: "time"),
    transform: Duration.init(typed:))
  var every: Duration?

  @Flag(help: "With --board: leave out what is sold out.")
  var hideSoldOut = false

  @Option(
    help: ArgumentHelp("With --kiosk: start again after this time idle, 60s.", valueName: "time"),
    transform: Duration.init(typed:))
  var idle: Duration?

  @Option(
    help: ArgumentHelp("With --kiosk: end after this time, 1h.", valueName: "time"),
    transform: Duration.init(typed:))
  var limit: Duration?

  @Option(
    help: ArgumentHelp("How often to look for a new menu, 250ms.", valueName: "time"),
    transform: Duration.init(typed:))
  var reload: Duration?

  @Option(
    help: ArgumentHelp("Count visits in this file, never people.", valueName: "file"),
    completion: .file(), transform: LocalPath.init(typed:))
  var tally: LocalPath?

  @Flag(help: "With --tally: also count words searched for in vain.")
  var tallySearches = false

  /// The time after which a kiosk ends.
  var kioskLimit: Duration { limit ?? .seconds(3_600) }
}
