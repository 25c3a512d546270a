internal import ArgumentParser
internal import OldMenuPresentation

/// How the menu looks on a terminal.
struct ScreenOptions: ParsableArguments {
  @Option(
    name: .customLong("theme"),
    help: ArgumentHelp(
      "The colours: standard, mono or contrast. NO_COLOR is minded by each.", valueName: "theme"),
    completion: .list(Theme.allCases.map(\.rawValue)))
  var themeName = Theme.standard.rawValue

  @Flag(help: "Spell everything in ASCII.")
  var ascii = false

  @Flag(help: "Leave the mouse to the terminal, which then selects text.")
  var noMouse = false

  /// The colours that are asked for.
  func theme() throws -> Theme {
    try OptionValue.one(themeName, of: "--theme")
  }
}
