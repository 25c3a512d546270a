internal import ArgumentParser
internal import Console
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

  var arguments: Arguments {
    var arguments = Arguments("import", operands: [table].compactMap(\.self))
    arguments.set("--output", path: output)
    return arguments
  }
}
