internal import ArgumentParser
internal import OldConsole
internal import OldMenuCore
internal import OldMenuExport
internal import OldMenuFiles
internal import OldMenuPresentation
internal import OldTerminalUI

/// Writes the menu in another shape.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the menu for a spreadsheet, the web, a shell or a program.",
    usage: "giuseppe-menu export FORMAT [MENU] [options]",
    discussion: """
      The formats:
        html       a page for the web and for paper; into a folder a page a language
        csv        a table for spreadsheets: a row a size, an allergen a column
                   (; between cells and 6,00 where the language's decimals
                   are commas; with --language en: , and 6.00)
        tsv        a dish a line, its fields between tabs: for fzf, cut and awk
        jsonl      a dish a line, each an object: for jq
        json       a Menu.json of what is shown
        jsonld     schema.org, for search engines
        markdown   headings and tables
      In tsv and jsonl each dish has the fields \(TSVExport.fields.concatenated(separator: ", ")).
      """,
    helpNames: .shortAndLong)

  @Argument(
    help: ArgumentHelp("The format.", valueName: "format"),
    completion: .list(ExportKind.allCases.map(\.rawValue)))
  var formatName: String?

  @Argument(help: "The menu, - for standard input. Without it: the menu that would be shown.")
  var menu: LocalPath?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, in one step, or with html a folder. Without it: standard output.",
      valueName: "file"))
  var output: LocalPath?

  @Option(
    help: "The language to write, such as it or en.", completion: CompletedValues.languages)
  var language: String?

  @Flag(help: "With csv: begin with a byte-order mark, as some spreadsheets want it.")
  var bom = false

  @Flag(help: "With jsonld: tell allergens too, in GS1's vocabulary.")
  var full = false

  @Flag(help: "With html: the sheet of allergens, dishes by the fourteen.")
  var table = false

  @Option(
    help: ArgumentHelp("With html: CSS that comes after the page's own.", valueName: "file"))
  var style: LocalPath?

  @Flag(help: "With -o: go on, and write again whenever the menu changes.")
  var watch = false

  @OptionGroup(title: "Finding a dish")
  var finding: QueryOptions

  func run() throws {
    if output?.bytes.isEmpty == true { throw CommandLineFault.emptyName }
    let kind = try kind()
    if bom, kind != .csv { throw CommandLineFault.dependent(["--bom"], on: "csv") }
    if full, kind != .jsonld, kind != .html {
      throw CommandLineFault.dependent(["--full"], on: "jsonld")
    }
    if kind != .html, table || style != nil {
      throw CommandLineFault.dependent(
        (table ? ["--table"] : []) + (style == nil ? [] : ["--style"]), on: "html")
    }
    if watch, output == nil || output == "-" {
      throw CommandLineFault.dependent(["--watch"], on: "-o")
    }
    let target = target(of: kind)
    if let language, case .folder(let folder) = target {
      throw CommandLineFault.languageIntoFolder(
        page: folder.appending("\(language).html").description)
    }
    let query = try finding.query()
    let environment = LaunchEnvironment.current(variables: ["GIUSEPPE_MENU", "LC_MESSAGES"])
      .variables
    let opened = try OpenedMenu(menu, environment: environment)
    if watch, opened.descriptor != nil { throw CommandLineFault.noFileToWatch }
    var options = ExportKind.Options(hasByteOrderMark: bom, isFull: full, isSheet: table)
    if let style {
      let css = try ProgramMenu.naming(style, environment: environment) {
        try MenuFile.read(path: style, limit: 1 << 20)
      }
      options.style = String(decoding: css, as: UTF8.self)
    }
    let writing = MenuWriting(
      opened: opened, kind: kind, options: options, target: target, language: language,
      query: query, environment: environment, tellsEachTime: watch)
    try writing.write(opened.reading)
    if watch { follow(opened, writing) }
  }

  private func kind() throws -> ExportKind {
    guard let name = formatName else {
      throw CommandLineFault.noFormat(known: ExportKind.allCases.map(\.rawValue))
    }
    let second = menu.flatMap { ExportKind(rawValue: $0.description.lowercased()) }
    if let second, ExportKind(rawValue: name.lowercased()) == nil {
      throw CommandLineFault.formatSecond(second.rawValue, menu: name)
    }
    return try OptionValue.one(name, of: "export")
  }

  private func target(of kind: ExportKind) -> MenuWriting.Target {
    // What is written in one step takes the name of a file, and that one has no name to take.
    guard let output, !["-", "/dev/stdout"].contains(output.description) else {
      return .standardOutput
    }
    let isFolder = output.bytes.last == UInt8(ascii: "/") || MenuFile.isFolder(output)
    return kind == .html && isFolder ? .folder(output) : .file(output)
  }

  /// Writes again whenever the menu changes, for as long as the program runs.
  private func follow(_ opened: OpenedMenu, _ writing: MenuWriting) {
    let loop = EventLoop()
    let watcher = opened.watch(on: loop, every: .milliseconds(250)) { event in
      do {
        switch event {
        case .menu(let reading), .recovered(let reading):
          try writing.write(reading)
        case .problem(let problem): try opened.refuse(problem.error, writing.environment)
        }
      } catch {
        // The last good pages stay, and whoever reads the messages knows why.
        Program.tell(error)
      }
    }
    withExtendedLifetime(watcher) { loop.run() }
  }
}
