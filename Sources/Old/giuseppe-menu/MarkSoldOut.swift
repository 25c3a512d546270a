internal import ArgumentParser
internal import OldCommands
internal import OldConsole
internal import OldMenuCore
internal import OldMenuFiles
internal import OldMenuPresentation
internal import OldTerminalUI

/// Says in the menu's file that dishes are sold out; every screen that shows it follows.
struct MarkSoldOut: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sold-out",
    abstract: "Mark dishes as sold out, or as there again.",
    usage: """
      giuseppe-menu sold-out [DISH ...] [--back] [MENU]
      giuseppe-menu sold-out --all --back [MENU]
      """,
    discussion: """
      Changes one place of the file for each dish and leaves every other byte as it is. Open \
      screens follow by themselves. Without a dish it lists those that are sold out. Where one of \
      the dishes is not found, or can be several, nothing is changed and the status is 1.
      """,
    helpNames: .shortAndLong)

  @Argument(
    help: ArgumentHelp(
      """
      The dishes, each by its name in any language, its number on the menu, its id, or its place \
      such as pizzas/3; then the menu, which ends in .json or has a slash. Without a menu: the one \
      that would be shown.
      """,
      valueName: "dish"),
    completion: CompletedValues.dishes)
  var arguments: [String] = []

  @Option(help: ArgumentHelp("A dish by its id and nothing else.", valueName: "id"))
  var id: [String] = []

  @Option(help: ArgumentHelp("A dish by its number and nothing else.", valueName: "number"))
  var number: [String] = []

  @Flag(help: "They are there again.")
  var back = false

  @Flag(help: "With --back: all that are sold out.")
  var all = false

  func run() throws {
    let environment = LaunchEnvironment.current(variables: ["GIUSEPPE_MENU", "LC_MESSAGES"])
      .variables
    let locale = TerminalLocale.establish(environment: environment)
    let words = try ProgramMenu.words(nil, environment: environment)
    let (wanted, menu) = try wantedAndMenu()
    let path = try ProgramMenu.path(menu, environment: environment)
    guard path != "-" else { throw CommandLineFault.noFileToMark }
    let (report, isWritten) = try ProgramMenu.naming(path, environment: environment) {
      try answer(wanted, path, words)
    }
    let text = TerminalText(cellWidth: locale.cellWidth, isASCII: locale.asciiOnly)
    let output = report.isDone ? CheckedOutput.standard : .messages
    for line in report.lines { try output.write(text.safe(line) + "\n") }
    if isWritten, MenuFile.isMirrored(path) {
      try Program.messages.tell(Strings.in(words).command.isMirrored, of: path.description)
    }
    if !report.isDone { throw ExitCode(.negative) }
  }

  /// What is told, and whether the file was written.
  private func answer(
    _ wanted: [SoldOut.Wanted], _ path: LocalPath, _ words: InterfaceLanguage
  ) throws(MenuFileError) -> (SoldOutReport, isWritten: Bool) {
    let file = path.description
    if all {
      let answer = try SoldOut.bringAllBack(inFile: path)
      return (SoldOutReport(broughtBack: answer, file: file, in: words), answer.bytes != nil)
    }
    if wanted.isEmpty {
      let marked = try SoldOut.marked(in: MenuFile.read(path: path))
      return (SoldOutReport(marked: marked, file: file, in: words), false)
    }
    let answer = try SoldOut.mark(!back, wanted, inFile: path)
    let report = SoldOutReport(answer, wanted: wanted, isSoldOut: !back, file: file, in: words)
    return (report, answer.bytes != nil)
  }

  private func wantedAndMenu() throws -> ([SoldOut.Wanted], LocalPath?) {
    var names = arguments
    let menu = names.last.flatMap { isMenu($0) ? LocalPath(argument: $0) : nil }
    if menu != nil { names.removeLast() }
    let wanted =
      names.map { SoldOut.Wanted.anything($0) } + id.map { .id($0) } + number.map { .number($0) }
    guard all == false || back else { throw CommandLineFault.allWithoutBack }
    guard all == false || wanted.isEmpty else { throw CommandLineFault.allWithDishes }
    guard all || !back || !wanted.isEmpty else { throw CommandLineFault.backWithoutDish }
    return (wanted, menu)
  }

  /// Whether the last argument names a file: by its look, or behind a dish because there is one.
  private func isMenu(_ argument: String) -> Bool {
    let path = LocalPath(argument: argument)
    let slash = path.bytes.firstIndex(of: UInt8(ascii: "/"))
    let isPlace = MenuList.allCases.contains { list in
      slash.map { path.bytes[..<$0].elementsEqual(list.rawValue.utf8) } ?? false
    }
    if argument == "-" || slash != nil && !isPlace { return true }
    if path.bytes.suffix(5).elementsEqual(".json".utf8) { return true }
    return arguments.count > 1 && MenuFile.isFile(path)
  }
}
