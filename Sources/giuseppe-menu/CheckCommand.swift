internal import ArgumentParser
internal import Console
internal import MenuCheck
internal import MenuCore
internal import MenuFiles
internal import MenuPresentation
internal import TerminalText

/// Reports the mistakes in menus, and corrects those that have a certain edit.
struct CheckCommand: MenuCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "List the mistakes in menus, with what to write instead.",
    usage: "giuseppe-menu check [<menu> ...] [<options>]",
    discussion: """
      EXAMPLES:
        giuseppe-menu check Menu.json
        giuseppe-menu check --fix --yes Menu.json
        giuseppe-menu check --format json Menu.json
        giuseppe-menu check --missing Menu.json
      """)

  @Flag(help: "Make the corrections that are certain: show the changes, ask, and write them.")
  var fix = false

  @Flag(help: "With --fix: do not ask.")
  var yes = false

  @Flag(help: "List every mistake, not only five of each kind.")
  var all = false

  @Option(help: "The format of the report; json has one diagnostic per line.")
  var format: AnswerFormat?

  @Flag(help: "List, for each dish, the allergens without a statement instead.")
  var missing = false

  @Argument(
    help: "The menus to check: files, or - for standard input; the default is that of browse.",
    completion: .file(extensions: ["json"]))
  var menu: [String] = []

  func validate() throws {
    try excludeEachOther(["--fix": fix, "--missing": missing])
    try excludeEachOther(["--missing": missing, "--format": format != nil])
    try excludeEachOther(["--missing": missing, "--all": all])
    try require("--fix", fix, for: ["--yes": yes])
  }

  func perform(in run: Run) throws { try run.check(self) }
}

extension Run {
  /// Checks files; throws the highest status of them: 66 unreadable, 65 refused, 1 with an error.
  fileprivate func check(_ options: CheckCommand) throws {
    var files = options.menu.map { LocalPath(argument: $0) }
    if files.isEmpty { files = [try menuPath(nil)] }
    var worst: ExitStatus?
    for path in files {
      var status: ExitStatus?
      do {
        status = try check(path, options)
      } catch let error as ProgramError where error.status != .usage {
        program.report(error)
        status = error.status
      }
      if let status, status.rawValue > worst?.rawValue ?? 0 { worst = status }
    }
    if let worst { throw worst }
  }

  /// Checks a file; nil if it has no error.
  private func check(_ path: LocalPath, _ options: CheckCommand) throws -> ExitStatus? {
    let file = try naming(path) { try StampedFile(path) }
    if options.fix { return try fix(file, options) }
    return try report(file.bytes, of: path, options)
  }

  private func report(
    _ bytes: [UInt8], of path: LocalPath, _ options: CheckCommand
  ) throws -> ExitStatus? {
    let reading: MenuReading
    do throws(MenuFileError) {
      reading = try MenuReader.check(bytes)
    } catch {
      try write(error.diagnostics, of: bytes, path, options)
      return .dataError
    }
    if options.missing { return try reportMissing(reading.menu) }
    try write(
      reading.diagnostics, omitted: reading.omittedDiagnosticCount, of: bytes, path, options)
    return reading.hasErrors ? .negative : nil
  }

  private func write(
    _ diagnostics: [Diagnostic], omitted: Int = 0, of bytes: [UInt8], _ path: LocalPath,
    _ options: CheckCommand
  ) throws {
    let report = CheckReport(
      file: path.description, bytes: bytes, diagnostics: diagnostics, omitted: omitted,
      language: language, typesetter: typesetter, isColored: environment.showsColors,
      columns: CommandLine.outputColumns)
    switch options.format {
    case .json: try CheckedOutput.standard.write(report.json)
    default: try CheckedOutput.standard.write(report.text(all: options.all))
    }
  }

  /// Prints a line for each dish with allergens that it does not state.
  private func reportMissing(_ menu: Menu) throws -> ExitStatus? {
    let strings = Strings[language]
    var status: ExitStatus?
    for dish in menu.dishes {
      let open = dish.combinedStatement.notStated
      guard !open.isEmpty else { continue }
      status = .negative
      let name = dish.name.text(in: menu.language)
      try printLine("\(name): \(strings.notStatedLabel) \(strings.warned(open))")
    }
    return status
  }

  /// Shows the edits that belong to the diagnostics, asks, and writes them.
  private func fix(_ file: StampedFile, _ options: CheckCommand) throws -> ExitStatus? {
    let path = file.path
    let mended = MenuFixer.mend(file.bytes)
    // If standard output is for the corrected file or for JSON, the difference is printed as a message.
    let printsDifference = path != "-" && options.format != .json
    let output = printsDifference ? CheckedOutput.standard : .messages
    if mended.count > 0 { try show(file.bytes, mended.bytes, of: path, on: output) }
    if let unmade = mended.unmade {
      let sentence = CheckReport.sentence(of: unmade, in: language)
      try output.write(typesetter.quoting("\(path): \(sentence)") + "\n")
    }
    guard try mended.count > 0 && (options.yes || isConfirmed(for: "--fix", on: output)) else {
      return try report(file.bytes, of: path, options)
    }

    guard path != "-" else {
      try CheckedOutput.standard.write(mended.bytes)
      let hasErrors = (try? MenuReader.read(mended.bytes).hasErrors) ?? true
      return hasErrors ? .negative : nil
    }
    try write(mended.bytes, over: file)
    return try report(mended.bytes, of: path, options)
  }
}
