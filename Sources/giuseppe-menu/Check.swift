internal import ArgumentParser
internal import MenuCore
internal import MenuPresentation
internal import TerminalUI

/// Says what is wrong with a menu, where, and how to mend it.
struct Check: ParsableCommand {
  /// How the answer looks.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    abstract: "Say what is wrong with a menu, where, and how to mend it.",
    discussion: """
      Says nothing about a menu without faults. The status is 1 when there is an error, 65 when a \
      menu cannot be shown, 66 when a file cannot be read. With --fix it is that of what is left.
      """,
    helpNames: .shortAndLong)

  @Argument(help: "The menus, - for standard input. Without one: the menu that would be shown.")
  var menus: [String] = []

  @Option(help: "The language of the answer: it or en. Without it, that of the locale.")
  var language: String?

  @Option(help: "The answer as text, or as json: one object a line.")
  var format = Format.text

  @Flag(help: "Correct what is certain, after showing it and asking. - goes to standard output.")
  var fix = false

  @Flag(help: "With --fix: write without asking.")
  var yes = false

  func validate() throws {
    if fix, format == .json {
      throw ValidationError("--fix shows what changes, which --format json has no words for")
    }
    if yes, !fix { throw ValidationError("--yes goes with --fix") }
  }

  func run() throws {
    let environment = Surroundings.current(variables: ["GIUSEPPE_MENU", "LC_MESSAGES"]).environment
    let locale = TerminalLocale.establish(environment: environment)
    let words = try ProgramMenu.words(language, environment: environment)
    let text = TerminalText(cellWidth: locale.cellWidth, isASCII: locale.asciiOnly)
    let report = CheckReport(language: words, text: text)
    let paths = menus.isEmpty ? [try ProgramMenu.path(nil, environment: environment)] : menus
    var tally = CheckTally()
    var fixing = Fixing(words: words, text: text, mayWrite: yes)
    for path in paths {
      try check(path, report, &tally, &fixing)
    }
    if format == .text, let summary = tally.summary(in: words) {
      try fixing.output.write(text.safe(summary) + "\n")
    }
    if fixing.wasNobodyAsked { throw ExitCode(64) }
    if tally.exitStatus != 0 { throw ExitCode(tally.exitStatus) }
  }

  private func check(
    _ path: String, _ report: CheckReport, _ tally: inout CheckTally, _ fixing: inout Fixing
  ) throws {
    // What is too large to be read has no line to show.
    var bytes: [UInt8] = []
    do {
      bytes = try fix ? fixing.mended(path) : MenuFile.read(path: path)
      let reading = try MenuReader.read(bytes)
      tally.add(reading)
      try write(reading.diagnostics, of: path, bytes, report, to: fixing.output)
      if format == .text, let rest = report.omission(of: reading) {
        try fixing.output.write(rest)
      }
    } catch MenuFileError.refused(let diagnostics) {
      tally.addRefused(diagnostics, file: path)
      try write(diagnostics, of: path, bytes, report, to: fixing.output)
    } catch MenuFileError.unreadable(let path, let reason) {
      tally.addUnreadable()
      try CheckedOutput.messages.write("giuseppe-menu: " + report.text(of: reason, file: path))
    }
  }

  private func write(
    _ diagnostics: [Diagnostic], of path: String, _ bytes: [UInt8], _ report: CheckReport,
    to output: CheckedOutput
  ) throws {
    for diagnostic in diagnostics {
      try output.write(
        format == .json
          ? report.json(of: diagnostic, file: path)
          : report.text(of: diagnostic, file: path, bytes: bytes))
    }
  }
}
