public import ArgumentParser
public import MenuPresentation

extension Theme: ExpressibleByArgument {}

/// How the menu looks on a terminal.
struct ScreenOptions: ParsableArguments {
  @Option(help: "The colours: standard, mono or contrast. NO_COLOR is minded by each.")
  var theme = Theme.standard

  @Flag(help: "Spell everything in ASCII.")
  var ascii = false

  @Flag(help: "Leave the mouse to the terminal, which then selects text.")
  var noMouse = false
}
