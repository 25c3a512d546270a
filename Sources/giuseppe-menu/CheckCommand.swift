internal import ArgumentParser
internal import Console
internal import MenuCheck
internal import MenuCore
internal import MenuFiles
internal import MenuPresentation
internal import TerminalText

/// Reports the mistakes in menus, and repairs those that have a certain edit.
struct CheckCommand: MenuCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report what is wrong in a menu, and what to write.",
    usage: "giuseppe-menu check [<menu> ...] [<options>]",
    discussion: """
      EXAMPLES:
        giuseppe-menu check Menu.json
        giuseppe-menu check --fix --yes Menu.json
        giuseppe-menu check --format json Menu.json
        giuseppe-menu check --missing Menu.json
      """)

  @Flag(help: "Mend what is certain: show the changes, ask, and write them.")
  var fix = false

  @Flag(help: "With --fix: do not ask.")
  var yes = false

  @Flag(help: "Show every finding of a kind, not only the first five.")
  var all = false

  @Option(help: "Print the findings as text, or as JSON, one a line.")
  var format: AnswerFormat?

  @Flag(help: "List the allergens that each dish says nothing about.")
  var missing = false

  @Argument(
    help: "The menus to check: files, or - for standard input.",
    completion: .file(extensions: ["json"]))
  var menu: [String] = []

  func validate() throws {
    try excludeEachOther(["--fix": fix, "--missing": missing])
    try excludeEachOther(["--missing": missing, "--format": format != nil])
    try require("--fix", fix, for: ["--yes": yes])
  }

  func perform(in run: Run) throws { try run.check(self) }
}

extension Run {
  /// Checks files; the status is the worst of them: 66 unreadable, 65 refused, 1 an error, 0.
  fileprivate func check(_ options: CheckCommand) throws {
    var files = options.menu.map { LocalPath(argument: $0) }
    if files.isEmpty { files = [try menuPath(nil)] }
    var worst: Int32 = 0
    for path in files {
      do {
        worst = max(worst, try check(path, options))
      } catch let error as ProgramError where error.status != .usage {
        program.tell(error)
        worst = max(worst, error.status.rawValue)
      }
    }
    if let status = ExitStatus(rawValue: worst) { throw status }
  }

  private func check(_ path: LocalPath, _ options: CheckCommand) throws -> Int32 {
    // Before it is read, so that no change comes between the two.
    let stamp = FileStamp(path)
    let bytes: [UInt8]
    do {
      bytes = try MenuFile.read(path: path)
    } catch {
      let failure = failure(error, of: path)
      program.tell(failure)
      return failure.status.rawValue
    }
    if options.fix { return try fix(bytes, of: path, ifStill: stamp, options) }
    return try report(bytes, of: path, options)
  }

  private func report(
    _ bytes: [UInt8], of path: LocalPath, _ options: CheckCommand
  ) throws -> Int32 {
    var diagnostics: [Diagnostic] = []
    var omitted = 0
    var status: Int32 = 0
    var missing: Menu?
    do throws(MenuFileError) {
      let reading = try MenuReader.check(bytes)
      diagnostics = reading.diagnostics
      omitted = reading.omittedDiagnosticCount
      if reading.hasErrors { status = ExitStatus.negative.rawValue }
      if options.missing { missing = reading.menu }
    } catch {
      guard error.kind == .refused else { throw failure(error, of: path) }
      diagnostics = error.diagnostics
      status = ExitStatus.dataError.rawValue
    }
    if let missing { return try tellMissing(missing) }

    let report = CheckReport(
      file: path.description, bytes: bytes, diagnostics: diagnostics, omitted: omitted,
      language: language, typesetter: typesetter, isColored: environment.showsColors,
      columns: CommandLine.outputColumns)
    switch options.format {
    case .json: try CheckedOutput.standard.write(report.json)
    default: try CheckedOutput.standard.write(report.text(all: options.all))
    }
    return status
  }

  /// A line a dish that leaves something open.
  private func tellMissing(_ menu: Menu) throws -> Int32 {
    let strings = Strings[language]
    var status: Int32 = 0
    for dish in menu.dishes {
      let open = dish.combinedStatement.notStated
      guard !open.isEmpty else { continue }
      status = ExitStatus.negative.rawValue
      let name = dish.name.text(in: menu.language, fileLanguage: nil)
      try say("\(name): \(strings.notStatedLabel) \(strings.warned(open))")
    }
    return status
  }

  /// Shows the edits that ride on the diagnostics, asks, and writes them.
  private func fix(
    _ bytes: [UInt8], of path: LocalPath, ifStill stamp: FileStamp, _ options: CheckCommand
  ) throws -> Int32 {
    let mended = MenuFixer.mend(bytes)
    // The output belongs to the mended file, or to JSON; the difference is a message then.
    let isAnswer = path != "-" && options.format != .json
    let output = isAnswer ? CheckedOutput.standard : .messages
    if let unmade = mended.unmade {
      let sentence = CheckReport.sentence(of: unmade, in: language)
      try output.write(typesetter.quoting("\(path): \(sentence)") + "\n")
    }
    guard mended.count > 0 else { return try report(bytes, of: path, options) }

    try show(bytes, mended.bytes, of: path, on: output)
    guard try options.yes || isConfirmed(for: "--fix", on: output) else {
      return try report(bytes, of: path, options)
    }

    guard path != "-" else {
      try CheckedOutput.standard.write(mended.bytes)
      let hasErrors = (try? MenuReader.read(mended.bytes).hasErrors) ?? true
      return hasErrors ? ExitStatus.negative.rawValue : 0
    }
    try write(mended.bytes, to: path, ifStill: stamp)
    return try report(mended.bytes, of: path, options)
  }
}
