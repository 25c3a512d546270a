internal import ArgumentParser
internal import Console
internal import MenuCore
internal import MenuExport
internal import MenuFiles
internal import TerminalText

/// Makes a menu of a table.
struct ImportCommand: MenuCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make a menu from the table of a spreadsheet.",
    discussion: """
      EXAMPLES:
        giuseppe-menu import menu.csv -o Menu.json
      """)

  @Option(
    name: .shortAndLong, help: "The file to write, never one that exists.",
    completion: .file(extensions: ["json"]), transform: LocalPath.init(typed:))
  var output: LocalPath?

  @Argument(
    help: "The table: a file, or - for standard input.",
    completion: .file(extensions: ["csv", "tsv", "txt"]))
  var table: String?

  func perform(in run: Run) throws { try run.importTable(self) }
}

extension Run {
  /// Makes a menu of a table; every cell that is not read is told.
  fileprivate func importTable(_ options: ImportCommand) throws {
    let path = LocalPath(argument: options.table ?? "-")
    let table = try naming(path) { try TableImport(MenuFile.read(path: path), for: language) }
    if table.isEncodingGuessed {
      let guess = Phrase(
        ": it is not UTF-8, and was read as Windows-1252: look at the accents",
        ": non è UTF-8, è letta come Windows-1252: guardare gli accenti")
      program.tell(guess.words(in: language), of: path.description)
    }
    for line in table.unread { program.tell(": " + line, of: path.description) }
    guard table.menu.numberOfDishes > 0 else { throw ExitStatus.dataError }
    let bytes = Array(MenuWriter.json(of: table.menu).utf8)
    if let output = options.output {
      try write(bytes, new: output)
    } else {
      try CheckedOutput.standard.write(bytes)
    }
    let omissions = MenuOmissions()
    let english = omissions.text(in: .english)
    let italian = omissions.text(in: .italian)
    let reminder = Phrase(": a table has no \(english)", ": una tabella non ha \(italian)")
    program.tell(reminder.words(in: language), of: path.description)
    if !table.unread.isEmpty { throw ExitStatus.negative }
  }
}
