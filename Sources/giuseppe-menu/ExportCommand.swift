internal import ArgumentParser
internal import Console
internal import MenuCore
internal import MenuExport
internal import MenuFiles
internal import TerminalUI

/// Writes the menu in another format.
struct ExportCommand: MenuCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the menu as a web page, a table or data.",
    usage: "giuseppe-menu export <\(ExportFormat.names)> [<menu>] [<options>]",
    discussion: """
      EXAMPLES:
        giuseppe-menu export html -o site/
        giuseppe-menu export html --sheet -o allergens.html
        giuseppe-menu export csv --spreadsheet -o menu.csv
        giuseppe-menu export jsonl --diet vegan | jq -r .name
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write; for html also a folder, which gets one page per language.",
      valueName: "file"),
    completion: .file(), transform: LocalPath.init(typed:))
  var output: LocalPath?

  @Flag(help: "With --output: write again whenever the menu changes.")
  var watch = false

  @Flag(help: "For html: the allergen sheet instead of the menu.")
  var sheet = false

  @Flag(help: "For csv: a table that a spreadsheet opens by a double click.")
  var spreadsheet = false

  @Option(
    help: ArgumentHelp("The language, such as it or en-GB.", valueName: "tag"))
  var language: String?

  @OptionGroup(title: "Which dishes")
  var query: QueryOptions

  @Argument(help: "The format.")
  var format: ExportFormat

  @Argument(
    help: "The menu: a file, or - for standard input.", completion: .file(extensions: ["json"]))
  var menu: String?

  func validate() throws {
    try require("--output", output != nil, for: ["--watch": watch])
    try require("html", format == .html, for: ["--sheet": sheet])
    try require("csv", format == .csv, for: ["--spreadsheet": spreadsheet])
  }

  /// Writes the menu to standard output, to a file in one step, or as pages into a folder.
  func perform(in run: Run) throws {
    let opened = try run.open(menu)
    let output = output.flatMap(run.file(toWrite:))
    guard !watch || opened.descriptor == nil && output != nil
    else { throw ProgramError.usage("--watch needs --output FILE and a MENU that is a file") }
    let words = language.flatMap { Language($0) }.flatMap { InterfaceLanguage(of: $0) }
    let export = Export(
      run: run, options: self, menu: opened.path, output: output,
      query: try run.query(query, preferring: words ?? run.language))
    try export.write(opened.reading)
    guard watch else { return }
    let loop = EventLoop()
    let watcher = opened.watch(on: loop, every: .milliseconds(250)) { export.follow($0) }
    // Runs until Ctrl-C ends the program.
    withExtendedLifetime(watcher) { loop.run() }
  }
}
