internal import ArgumentParser
internal import Console
internal import MenuFiles

/// The options of an unattended screen.
struct UnattendedOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "With --board: how long a page is shown; 12s by default.", valueName: "time"),
    transform: Duration.init(typed:))
  var every: Duration?

  @Flag(help: "With --board: leave out dishes that are sold out.")
  var hideSoldOut = false

  @Option(
    help: ArgumentHelp(
      "With --kiosk: reset after this time without input; 60s by default.", valueName: "time"),
    transform: Duration.init(typed:))
  var idle: Duration?

  @Option(
    help: ArgumentHelp("With --kiosk: quit after this time; 1h by default.", valueName: "time"),
    transform: Duration.init(typed:))
  var limit: Duration?

  @Option(
    help: ArgumentHelp(
      "How often to check the file for changes; 250ms by default, 750ms in a kiosk.",
      valueName: "time"),
    transform: Duration.init(typed:))
  var reload: Duration?

  @Option(
    help: ArgumentHelp(
      "Count visits, never people, in this file, which must exist.", valueName: "file"),
    completion: .file(), transform: LocalPath.init(typed:))
  var tally: LocalPath?

  @Flag(help: "With --tally: also count searches without a result.")
  var tallySearches = false

  /// The time after which a kiosk ends.
  var kioskLimit: Duration { limit ?? .seconds(3_600) }
}
