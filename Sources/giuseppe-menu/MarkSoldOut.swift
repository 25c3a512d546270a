internal import ArgumentParser
internal import MenuCore
internal import MenuPresentation
internal import TerminalUI

/// Says in the menu's file that a dish is sold out; every screen that shows it follows.
struct MarkSoldOut: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sold-out",
    abstract: "Mark a dish as sold out, or as there again.",
    discussion: """
      Changes one place of the file and leaves every other byte as it is. Open screens follow by \
      themselves. The status is 1 when no dish, or more than one, has the name.
      """,
    helpNames: .shortAndLong)

  @Argument(help: "The name of the dish in any language, its id, or its place such as pizzas/3.")
  var dish: String

  @Flag(help: "It is there again.")
  var back = false

  @Argument(help: "The menu. Without one: the menu that would be shown.")
  var menu: LocalPath?

  func run() throws {
    let environment = Surroundings.current(variables: ["GIUSEPPE_MENU", "LC_MESSAGES"]).environment
    let locale = TerminalLocale.establish(environment: environment)
    let words = try ProgramMenu.words(nil, environment: environment)
    let path = try ProgramMenu.path(menu, environment: environment)
    guard path != "-" else { throw ProgramError(status: 64, "sold-out needs the name of a file") }
    let outcome = try ProgramMenu.naming(path, environment: environment) {
      () throws(MenuFileError) in
      try SoldOut.mark(!back, dish, inFile: path)
    }
    let report = SoldOutReport(
      outcome, wanted: dish, isSoldOut: !back, file: path.description, in: words)
    let text = TerminalText(cellWidth: locale.cellWidth, isASCII: locale.asciiOnly)
    let output = report.isDone ? CheckedOutput.standard : .messages
    for line in report.lines { try output.write(text.safe(line) + "\n") }
    if !report.isDone { throw ExitCode(1) }
  }
}
