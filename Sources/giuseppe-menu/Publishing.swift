internal import TerminalUI
internal import Console
internal import MenuCore
internal import MenuExport
internal import MenuFiles
internal import MenuPresentation
internal import Reception
internal import TerminalText

/// The commands that write the menu for others, and read what others wrote.
extension Run {
  /// Writes the menu in another format, to a file in one step or to standard output.
  func export(_ arguments: Arguments) throws {
    let name = arguments.operands.first ?? ""
    guard let format = ExportFormat(rawValue: name) else {
      throw CommandLineFault.word(name, of: "export", known: ExportFormat.allCases.map(\.rawValue))
    }
    let opened = try open(arguments.operands.dropFirst().first)
    let source = try dataSource(opened.reading.menu, arguments.text("language"))
    let bytes = format.bytes(
      of: source.matching(try query(arguments)), isSheet: arguments.has("sheet"))
    guard let path = arguments.path("output") else {
      return try CheckedOutput.standard.write(bytes)
    }
    do {
      try mustBeOurs(path, format)
      try MenuFile.replace(path: path, with: bytes, policy: .output)
    } catch let error as MenuFileError {
      throw failure(error, of: path)
    }
  }

  /// A page of somebody else is never written over.
  private func mustBeOurs(_ path: LocalPath, _ format: ExportFormat) throws {
    guard format == .html, MenuFile.exists(path), let old = try? MenuFile.read(path: path),
      !old.isEmpty,
      !String(decoding: old.prefix(400), as: UTF8.self).contains("<!--giuseppe-menu-->")
    else { return }
    throw ProgramError(
      .ioError, file: path.description,
      Phrase(": it is a page of somebody else, and stays", ": è una pagina di altri, e resta"))
  }

  /// Makes a menu of a table; every cell that is not read is told.
  func importTable(_ arguments: Arguments) throws {
    let path = LocalPath(argument: arguments.operands.first ?? "-")
    let table: TableImport
    do {
      table = TableImport(try MenuFile.read(path: path))
    } catch {
      throw failure(error, of: path)
    }
    for line in table.unread {
      try program.messages.tell(
        (language == .italian ? ": non letto: " : ": not read: ") + line, of: path.description)
    }
    let bytes = Array(MenuWriter.json(of: table.menu).utf8)
    if let output = arguments.path("output") {
      try write(bytes, new: output)
    } else {
      try CheckedOutput.standard.write(bytes)
    }
    if !table.unread.isEmpty { exit(ExitStatus.negative.rawValue) }
  }

  /// Reports what guests look at, or folds the tally.
  func reception(_ arguments: Arguments) throws {
    guard arguments.operands.count == 2, ["report", "fold"].contains(arguments.operands[0]) else {
      throw ProgramError(
        .usage,
        Phrase(
          "reception report FILE, or reception fold FILE",
          "reception report FILE, o reception fold FILE"))
    }
    let path = LocalPath(argument: arguments.operands[1])
    let file = TallyFile(path)
    let today = Day.local
    do {
      if arguments.operands[0] == "fold" {
        let months = arguments.number("months")
        return try file.replace { Fold.merge($0, months: months, today: today) }
      }
      let span = arguments.duration("since").map { Int($0.components.seconds / 86_400) }
      let menu = try arguments.text("menu").map { try open($0).reading.menu }
      let report = Report(
        TallyLine.lines(of: try file.contents()),
        since: span.map { Day(number: today.number - $0) }, menu: menu)
      let text = ReportText(report, in: language)
      if arguments.text("format") == "json" {
        return try CheckedOutput.standard.write(Array(text.json.utf8))
      }
      let typesetter = Typesetter(cellWidth: locale.cellWidth, isASCII: isASCII)
      for line in text.lines { try CheckedOutput.standard.write(typesetter.safe(line) + "\n") }
    } catch let error as TallyFile.Failure {
      throw tallyError(error, path)
    }
  }

  private func tallyError(_ error: TallyFile.Failure, _ path: LocalPath) -> ProgramError {
    switch error {
    case .missing:
      ProgramError(
        .noInput, file: path.description, Phrase(": there is no such file", ": il file non c'è"))
    case .notATally:
      ProgramError(
        .dataError, file: path.description, Phrase(": it is no tally", ": non è un conto"))
    case .busy:
      ProgramError(
        .unavailable, file: path.description,
        Phrase(": somebody else folds it", ": qualcun altro lo riassume"))
    case .system(let code):
      ProgramError(.ioError, file: path.description, Phrase(": error \(code)", ": errore \(code)"))
    }
  }
}
