internal import ArgumentParser
internal import OldCommands
internal import OldConsole
internal import OldMenuCore
internal import OldMenuFiles
internal import OldMenuPresentation
internal import OldTerminalUI

/// Says what is wrong with a menu, where, and how to mend it.
struct Check: ParsableCommand {
  /// How the answer looks.
  enum Format: String, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say what is wrong with a menu, where, and how to mend it.",
    discussion: """
      About a menu without faults it says so at a terminal, and nothing elsewhere. At a terminal it \
      tells five faults of a kind, and where the others are. The status is 1 when there is an error, \
      65 when a menu cannot be shown, 66 when a file cannot be read. With --fix it is that of what \
      is left.
      """,
    helpNames: .shortAndLong)

  @Argument(help: "The menus, - for standard input. Without one: the menu that would be shown.")
  var menus: [LocalPath] = []

  @Option(
    help: """
      The language of the answer: \(ProgramMenu.ownLanguages.concatenated(separator: " or ")). Without it, \
      that of the locale.
      """,
    completion: .list(ProgramMenu.ownLanguages))
  var language: String?

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("The answer as text, or as json: one object a line.", valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var formatName = Format.text.rawValue

  @Flag(help: "Tell every fault, also at a terminal, up to 10,000 of a menu.")
  var all = false

  @Flag(
    help: "Tell also, dish by dish, which allergens are not stated and which translations lack.")
  var missing = false

  @Flag(help: "Correct what is certain, after showing it and asking. - goes to standard output.")
  var fix = false

  @Flag(help: "With --fix: write without asking.")
  var yes = false

  func run() throws {
    // What changes is shown, for which the objects have no words.
    if fix, formatName == Format.json.rawValue {
      throw CommandLineFault.exclusive(["--fix", "--format json"])
    }
    if menus.contains(where: \.bytes.isEmpty) { throw CommandLineFault.emptyName }
    if yes, !fix { throw CommandLineFault.dependent(["--yes"], on: "--fix") }
    let format: Format = try OptionValue.one(formatName, of: "--format")
    let launch = LaunchEnvironment.current(variables: ["GIUSEPPE_MENU", "LC_MESSAGES"])
    let environment = launch.variables
    let locale = TerminalLocale.establish(environment: environment)
    let words = try ProgramMenu.words(language, environment: environment)
    let text = TerminalText(cellWidth: locale.cellWidth, isASCII: locale.asciiOnly)
    if language != nil, let other = Strings.in(words).otherCheck {
      try CheckedOutput.messages.write(text.safe("giuseppe-menu: \(other)") + "\n")
    }
    let report = CheckReport(language: words, text: text)
    let paths = menus.isEmpty ? [try ProgramMenu.path(nil, environment: environment)] : menus
    var tally = CheckTally()
    var fixing = Fixing(words: words, text: text, mayWrite: yes)
    for path in paths {
      try check(
        path, format, report, isForReading: launch.outputIsTerminal, &tally, &fixing)
    }
    let praise = launch.outputIsTerminal ? tally.praise(in: words) : nil
    if format == .text, let summary = tally.summary(in: words) ?? praise {
      try fixing.output.write(text.safe(summary) + "\n")
    }
    if fixing.wasNobodyAsked { throw ExitCode(.usage) }
    if let status = tally.exitStatus { throw ExitCode(status) }
  }

  private func check(
    _ path: LocalPath, _ format: Format, _ report: CheckReport, isForReading: Bool,
    _ tally: inout CheckTally, _ fixing: inout Fixing
  ) throws {
    // What is too large to be read has no line to show.
    var bytes: [UInt8] = []
    let file = path.description
    func write(_ diagnostics: [Diagnostic]) throws {
      try self.write(
        diagnostics, of: file, bytes, format, report, isForReading: isForReading,
        to: fixing.output)
    }
    do {
      bytes = try fix ? fixing.mended(path) : MenuFile.read(path: path)
      let reading = try MenuReader.read(bytes, tellsEachKey: all)
      tally.add(reading)
      try write(reading.diagnostics)
      let rest =
        format == .json
        ? report.omissionJSON(of: reading, file: file) : report.omission(of: reading)
      if let rest { try fixing.output.write(rest) }
      for gap in missing ? reading.menu.dishGaps : [] {
        try fixing.output.write(
          format == .json
            ? report.json(of: gap, file: file) : report.text(of: gap, file: file))
      }
    } catch MenuFileError.refused(let diagnostics) {
      tally.addRefused(diagnostics, file: file)
      try write(diagnostics)
    } catch MenuFileError.unreadable(let path, let reason) {
      tally.addUnreadable()
      // Where it cannot be said the status says it, and the other menus are still checked.
      try? CheckedOutput.messages.write("giuseppe-menu: " + report.text(of: reason, file: path))
    }
  }

  private func write(
    _ diagnostics: [Diagnostic], of file: String, _ bytes: [UInt8], _ format: Format,
    _ report: CheckReport, isForReading: Bool, to output: CheckedOutput
  ) throws {
    let isWhole = all || !isForReading || format == .json
    let entries =
      isWhole
      ? diagnostics.map(CheckListing.Entry.diagnostic) : CheckListing(diagnostics).entries
    for entry in entries {
      let text =
        switch entry {
        case .diagnostic(let diagnostic):
          format == .json
            ? report.json(of: diagnostic, file: file)
            : report.text(of: diagnostic, file: file, bytes: bytes)
        case .more(let count, let lines): report.more(count: count, lines: lines)
        }
      try output.write(text)
    }
  }
}
