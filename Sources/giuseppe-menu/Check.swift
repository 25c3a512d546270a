internal import ArgumentParser
internal import MenuCore
internal import MenuPresentation
internal import TerminalUI

/// Says what is wrong with a menu, where, and how to mend it.
struct Check: ParsableCommand {
  /// How the answer looks.
  enum Format: String, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    abstract: "Say what is wrong with a menu, where, and how to mend it.",
    discussion: """
      Says nothing about a menu without faults. The status is 1 when there is an error, 65 when a \
      menu cannot be shown, 66 when a file cannot be read.
      """,
    helpNames: .shortAndLong)

  @Argument(help: "The menus, - for standard input. Without one: the menu that would be shown.")
  var menus: [LocalPath] = []

  @Option(help: "The language of the answer: it or en. Without it, that of the locale.")
  var language: String?

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp("The answer as text, or as json: one object a line.", valueName: "format"),
    completion: .list(Format.allCases.map(\.rawValue)))
  var formatName = Format.text.rawValue

  func run() throws {
    let format: Format = try OptionValue.one(formatName, of: "--format")
    let environment = Surroundings.current(variables: ["GIUSEPPE_MENU", "LC_MESSAGES"]).environment
    let locale = TerminalLocale.establish(environment: environment)
    let words = try ProgramMenu.words(language, environment: environment)
    let text = TerminalText(cellWidth: locale.cellWidth, isASCII: locale.asciiOnly)
    let report = CheckReport(language: words, text: text)
    let paths = menus.isEmpty ? [try ProgramMenu.path(nil, environment: environment)] : menus
    var tally = CheckTally()
    for path in paths {
      try check(path, format, report, &tally)
    }
    if format == .text, let summary = tally.summary(in: words) {
      try CheckedOutput.standard.write(text.safe(summary) + "\n")
    }
    if tally.exitStatus != 0 { throw ExitCode(tally.exitStatus) }
  }

  private func check(
    _ path: LocalPath, _ format: Format, _ report: CheckReport, _ tally: inout CheckTally
  ) throws {
    // What is too large to be read has no line to show.
    var bytes: [UInt8] = []
    do {
      bytes = try MenuFile.read(path: path)
      let reading = try MenuReader.read(bytes)
      tally.add(reading)
      try write(reading.diagnostics, of: path, bytes, format, report)
      if format == .text, let rest = report.omission(of: reading) {
        try CheckedOutput.standard.write(rest)
      }
    } catch MenuFileError.refused(let diagnostics) {
      tally.addRefused(diagnostics, file: path.description)
      try write(diagnostics, of: path, bytes, format, report)
    } catch MenuFileError.unreadable(let path, let reason) {
      tally.addUnreadable()
      // Where it cannot be said the status says it, and the other menus are still checked.
      try? CheckedOutput.messages.write("giuseppe-menu: " + report.text(of: reason, file: path))
    }
  }

  private func write(
    _ diagnostics: [Diagnostic], of path: LocalPath, _ bytes: [UInt8], _ format: Format,
    _ report: CheckReport
  ) throws {
    for diagnostic in diagnostics {
      try CheckedOutput.standard.write(
        format == .json
          ? report.json(of: diagnostic, file: path.description)
          : report.text(of: diagnostic, file: path.description, bytes: bytes))
    }
  }
}
