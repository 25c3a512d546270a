internal import ArgumentParser
internal import Console
internal import MenuCheck
internal import MenuCore
internal import MenuExport
internal import MenuFiles

/// Makes a menu from a table, or updates a menu with the prices of a table.
struct ImportCommand: MenuCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make a menu from a table of a spreadsheet, or update a menu.",
    usage: "giuseppe-menu import [<table>] [-o <file> | --into <menu> [--yes]]",
    discussion: """
      EXAMPLES:
        giuseppe-menu import menu.csv -o Menu.json
        giuseppe-menu import menu.csv --into Menu.json

      With --into, each dish of the menu gets the price, the name and the sold-out
      mark of the row with its id. No dish is added or removed, and nothing else in
      the file changes.
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, never an existing one; - for standard output.", valueName: "file"),
    completion: .file(extensions: ["json"]), transform: LocalPath.init(typed:))
  var output: LocalPath?

  @Option(
    help: ArgumentHelp(
      "The menu to update: show the changes, ask, and write them.", valueName: "menu"),
    completion: .file(extensions: ["json"]), transform: LocalPath.init(typed:))
  var into: LocalPath?

  @Flag(help: "With --into: do not ask.")
  var yes = false

  @Argument(
    help: "The table: a file, or - for standard input.",
    completion: .file(extensions: ["csv", "tsv", "txt"]))
  var table: String?

  func validate() throws {
    try excludeEachOther(["--output": output != nil, "--into": into != nil])
    try require("--into", into != nil, for: ["--yes": yes])
  }

  func perform(in run: Run) throws {
    if let menu = into {
      try run.updateMenu(menu, self)
    } else {
      try run.importTable(self)
    }
  }
}

extension Run {
  /// Makes a menu from a table; reports every cell that is not read.
  fileprivate func importTable(_ options: ImportCommand) throws {
    let path = try tablePath(options)
    let table = try naming(path) { try TableImport(MenuFile.read(path: path), for: language) }
    reportUnread(table.unread, isEncodingGuessed: table.isEncodingGuessed, of: path)
    guard table.menu.numberOfDishes > 0 else { throw ExitStatus.dataError }
    let bytes = Array(MenuWriter.json(of: table.menu).utf8)
    if let output = options.output.flatMap(file(toWrite:)) {
      try write(bytes, new: output)
    } else {
      try CheckedOutput.standard.write(bytes)
    }
    let omitted = MenuOmissions().text(in: language)
    let reminder = Phrase(
      "a table has no room for \(omitted); import --into keeps those of a menu",
      "in una tabella non c'è posto per \(omitted); import --into conserva quelli di un menu")
    program.report(reminder, of: path)
    if !table.isRead { throw ExitStatus.negative }
  }

  /// Updates a menu with the prices, names and marks of a table.
  fileprivate func updateMenu(_ menu: LocalPath, _ options: ImportCommand) throws {
    let path = try tablePath(options)
    let table = try naming(path) { try MenuFile.read(path: path) }
    let old = try naming(menu) { try StampedFile(menu) }
    let update = try naming(menu) { try TableUpdate(table, into: old.bytes, for: language) }
    reportUnread(update.unread, isEncodingGuessed: update.isEncodingGuessed, of: path)
    if update.hasOtherCells {
      let reminder = Phrase(
        "only names, prices and sold_out are updated; the rest of the file stays",
        "si aggiornano solo nomi, prezzi e sold_out; il resto del file rimane")
      program.report(reminder, of: path)
    }

    if let new = update.bytes {
      reportUnlikelyPrices(of: new, besides: old.bytes, in: menu)
      try show(old.bytes, new, of: menu, on: .standard)
      guard try options.yes || isConfirmed(for: "--into", on: .standard) else {
        throw ExitStatus.negative
      }
      try write(new, over: old)
    } else {
      let nothing = Phrase("nothing changes", "non cambia nulla")
      try printLine("\(menu.description): \(nothing.words(in: language))")
    }
    if !update.isRead { throw ExitStatus.negative }
  }

  /// Reports the prices that `check` doubts in the changed menu, but not in the old one.
  private func reportUnlikelyPrices(of new: [UInt8], besides old: [UInt8], in menu: LocalPath) {
    func sentences(_ bytes: [UInt8]) -> [String] {
      let diagnostics = (try? MenuReader.check(bytes))?.diagnostics ?? []
      return diagnostics.filter { $0.rule == .unlikelyPrice }
        .map { $0.sentence(in: language).message }
    }
    let known = Set(sentences(old))
    for sentence in sentences(new) where !known.contains(sentence) {
      program.report(sentence, of: menu.description)
    }
  }

  /// The path of the table; throws if the table would be typed at a terminal.
  private func tablePath(_ options: ImportCommand) throws -> LocalPath {
    let path = LocalPath(argument: options.table ?? "-")
    if MenuFile.descriptor(namedBy: path) == 0, environment.inputIsTerminal {
      throw ProgramError.usage("import needs a table: a file, or one on standard input")
    }
    return path
  }

  private func reportUnread(_ unread: [String], isEncodingGuessed: Bool, of path: LocalPath) {
    if isEncodingGuessed {
      let guess = Phrase(
        "it is not UTF-8, and was read as Windows-1252: check the accents",
        "non è UTF-8, è letta come Windows-1252: controllare gli accenti")
      program.report(guess, of: path)
    }
    for line in unread { program.report(line, of: path.description) }
  }
}
