internal import ArgumentParser
internal import OldMenuExport
internal import OldMenuPresentation

/// How the menu is printed.
struct PrintOptions: ParsableArguments {
  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "With --print: html, csv, tsv, json, jsonl, jsonld or markdown, as export writes them; with "
        + "--choose: text, tsv or json.",
      valueName: "format"),
    completion: .list(ExportKind.allCases.map(\.rawValue)))
  var formatName: String?

  @Option(
    help: ArgumentHelp(
      "With --print: how many columns a line has (default: $COLUMNS, else the terminal's, else 72).",
      valueName: "columns"))
  var width: String?

  @Flag(help: "With --print: pages of A4, with form feeds between them.")
  var pages = false

  /// How what was chosen is written.
  func choiceFormat() throws -> ChoiceExport {
    let given = (width == nil ? [] : ["--width"]) + (pages ? ["--pages"] : [])
    guard given.isEmpty else { throw CommandLineFault.dependent(given, on: "--print") }
    return try formatName.map { try OptionValue.one($0, of: "--format") } ?? .text
  }

  /// What the options ask for together.
  func options(isPrinted: Bool) throws -> LaunchOptions.Printing {
    let given =
      (formatName == nil ? [] : ["--format"]) + (width == nil ? [] : ["--width"])
      + (pages ? ["--pages"] : [])
    guard isPrinted || given.isEmpty else {
      throw CommandLineFault.dependent(given, on: "--print")
    }
    guard formatName == nil || given.count == 1 else { throw CommandLineFault.exclusive(given) }
    return LaunchOptions.Printing(
      kind: try formatName.map { try OptionValue.one($0, of: "--format") },
      columns: try width.map { try OptionValue.number($0, of: "--width", in: 20...1000) },
      isPaged: pages)
  }
}
