internal import ArgumentParser

/// How a menu is shown that stays open: by itself over a counter, or to guests at a table.
struct LivingOptions: ParsableArguments {
  @Flag(help: "Show the menu page after page, for a screen over the counter.")
  var board = false

  @Option(help: ArgumentHelp("How long the board shows a page (default: 12s).", valueName: "time"))
  var every: Interval?

  @Flag(help: "Leave sold-out dishes off the board.")
  var hideSoldOut = false

  @Flag(help: "Let guests browse and do nothing else: no way out, into a shell or to a file.")
  var kiosk = false

  @Option(
    help: ArgumentHelp(
      "After how long without a key the kiosk begins anew, with --linear three times as long "
        + "without a line (default: 60s, 0: never).",
      valueName: "time"))
  var idle: Interval?

  @Option(
    help: ArgumentHelp(
      "After how long the kiosk ends (default: 60m, 0: never).", valueName: "time"))
  var limit: Interval?

  @Option(
    help: ArgumentHelp(
      "How often to look whether the file has changed (default: 250ms, a kiosk 750ms, 0: never).",
      valueName: "time"))
  var reloadEvery: Interval?

  /// What the board was asked for, nil when none was.
  var boardWishes: Showing.BoardWishes? {
    guard board else { return nil }
    var wishes = Showing.BoardWishes()
    if let every { wishes.interval = every.duration }
    wishes.hidesSoldOut = hideSoldOut
    return wishes
  }

  /// What the kiosk was asked for, nil when none was.
  var kioskWishes: Showing.KioskWishes? {
    guard kiosk else { return nil }
    var wishes = Showing.KioskWishes()
    if let idle { wishes.idle = idle.duration }
    if let limit { wishes.limit = limit.duration }
    return wishes
  }

  func validate() throws {
    if !board, every != nil || hideSoldOut {
      throw ValidationError("--every and --hide-sold-out go with --board")
    }
    if !kiosk, idle != nil || limit != nil {
      throw ValidationError("--idle and --limit go with --kiosk")
    }
  }
}
