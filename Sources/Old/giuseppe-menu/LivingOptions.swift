internal import ArgumentParser
internal import OldMenuCore
internal import OldMenuPresentation

/// How a menu is shown that stays open: by itself over a counter, or to guests at a table.
struct LivingOptions: ParsableArguments {
  @Flag(help: "Show the menu page after page, for a screen over the counter.")
  var board = false

  @Option(help: ArgumentHelp("How long the board shows a page (default: 12s).", valueName: "time"))
  var every: String?

  @Flag(help: "Leave sold-out dishes off the board.")
  var hideSoldOut = false

  @Flag(help: "Let guests browse and do nothing else: no way out, into a shell or to a file.")
  var kiosk = false

  @Option(
    help: ArgumentHelp(
      "After how long without a key the kiosk begins anew, with --linear three times as long "
        + "without a line (default: 60s, 0: never).",
      valueName: "time"))
  var idle: String?

  @Option(
    help: ArgumentHelp(
      "After how long the kiosk ends (default: 60m, 0: never).", valueName: "time"))
  var limit: String?

  @Option(
    help: ArgumentHelp(
      "How often to look whether the file has changed (default: 250ms, a kiosk 750ms, 0: never).",
      valueName: "time"))
  var reloadEvery: String?

  @Option(
    help: ArgumentHelp(
      "Append to this file what each guest opened and left out, and nothing of who it was; it must "
        + "be there.", valueName: "file"))
  var tally: LocalPath?

  @Flag(help: "With --tally: keep also one or two words that were looked for in vain.")
  var tallySearches = false

  /// What the board was asked for, nil when none was.
  func boardOptions() throws -> LaunchOptions.BoardOptions? {
    guard board else {
      guard every == nil, !hideSoldOut else {
        throw CommandLineFault.dependent(["--every", "--hide-sold-out"], on: "--board")
      }
      return nil
    }
    var options = LaunchOptions.BoardOptions()
    if let every { options.interval = try OptionValue.time(every, of: "--every") }
    options.hidesSoldOut = hideSoldOut
    return options
  }

  /// What the kiosk was asked for, nil when none was.
  func kioskOptions() throws -> LaunchOptions.KioskOptions? {
    guard kiosk else {
      guard idle == nil, limit == nil else {
        throw CommandLineFault.dependent(["--idle", "--limit"], on: "--kiosk")
      }
      return nil
    }
    var options = LaunchOptions.KioskOptions()
    if let idle { options.idle = try OptionValue.time(idle, of: "--idle") }
    if let limit { options.limit = try OptionValue.time(limit, of: "--limit") }
    return options
  }

  /// Where visits are counted, nil where they are not; a board has none.
  func tallyOptions() throws -> TallyOptions? {
    guard let tally else {
      guard !tallySearches else {
        throw CommandLineFault.dependent(["--tally-searches"], on: "--tally")
      }
      return nil
    }
    guard !board else { throw CommandLineFault.exclusive(["--board", "--tally"]) }
    let options = TallyOptions(path: tally, keepsSearches: tallySearches)
    if options.isForeign { throw CommandLineFault.noTally(tally.description) }
    return options
  }

  /// How often to look whether the file has changed, nil for the usual.
  func reloadInterval() throws -> Duration? {
    try reloadEvery.map { try OptionValue.time($0, of: "--reload-every") }
  }
}
