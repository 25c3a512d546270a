internal import ArgumentParser
internal import MenuPresentation
internal import TerminalText

/// The options for how a menu is shown.
struct DisplayOptions: ParsableArguments {
  @Flag(help: "Print it as text.")
  var print = false

  @Flag(help: "Answer line by line, without drawing: for screen readers and pipes.")
  var linear = false

  @Flag(help: "Show pages that turn by themselves, over the counter.")
  var board = false

  @Flag(help: "For guests: no key leads out. May be given with --linear.")
  var kiosk = false

  @Flag(help: "Let a guest choose, and print the choice on leaving.")
  var choose = false

  @Option(help: "With --choose: the format of the choice.")
  var format: AnswerFormat?

  @Option(
    help: ArgumentHelp("The language of the dishes, as in it or en-GB.", valueName: "tag"))
  var language: String?

  @Option(help: ArgumentHelp("With --print: the columns of the page.", valueName: "columns"))
  var width: UInt16?

  @Option(help: "The colours.")
  var theme: Theme?

  @Flag(help: "Use ASCII characters only.")
  var ascii = false

  @Flag(help: "Leave the mouse to the terminal, which then selects text.")
  var noMouse = false
}
