internal import ArgumentParser
internal import TerminalText

/// The options for how a menu is shown.
struct DisplayOptions: ParsableArguments {
  @Flag(help: "Print the menu as text.")
  var print = false

  @Flag(help: "Answer line by line, in sentences: for screen readers and pipes.")
  var linear = false

  @Flag(help: "Show pages that change automatically, for a screen over the counter.")
  var board = false

  @Flag(help: "For guests: no key leaves the menu. Can be combined with --linear.")
  var kiosk = false

  @Flag(help: "Let a guest choose dishes, and print the choice at the end.")
  var choose = false

  @Option(help: "With --choose: the format of the choice.")
  var format: AnswerFormat?

  @Option(
    help: ArgumentHelp("The language, such as it or en-GB.", valueName: "tag"))
  var language: String?

  @Option(help: ArgumentHelp("With --print: the width in columns.", valueName: "columns"))
  var width: UInt16?

  @Option(help: "The colours; mono has none.")
  var theme: Theme?

  @Flag(help: "Use only ASCII characters.")
  var ascii = false

  @Flag(help: "Leave the mouse to the terminal, so that it can select text.")
  var noMouse = false
}
