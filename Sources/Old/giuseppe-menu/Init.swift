internal import ArgumentParser
internal import OldCommands
internal import OldConsole
internal import OldMenuCore
internal import OldMenuFiles
internal import OldMenuPresentation
internal import OldTerminalUI

/// Writes a menu to start from.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a small menu to start from.",
    discussion: "A file that is there already is never touched.",
    helpNames: .shortAndLong)

  @Argument(help: "The file to write, - for standard output.")
  var file: LocalPath = "Menu.json"

  @Option(
    help: """
      The language of the menu: \(ProgramMenu.ownLanguages.concatenated(separator: " or ")). Without it, that \
      of the locale.
      """,
    completion: .list(ProgramMenu.ownLanguages))
  var language: String?

  func run() throws {
    if file.bytes.isEmpty { throw CommandLineFault.emptyName }
    let environment = LaunchEnvironment.current(variables: ["LC_MESSAGES"]).variables
    let words = try words(environment)
    let menu = Self.starters[words] ?? PackageResources.Starter_en_json
    if file == "-" { return try CheckedOutput.standard.write(menu) }
    try create(menu, words)
    let text = TerminalText(
      cellWidth: { _ in 1 }, isASCII: LocaleCharset(environment: environment) == .ascii)
    try CheckedOutput.standard.write(
      text.safe(Strings.in(words).command.begun(file.description)) + "\n")
  }

  /// The language of the menu and of what is told of it.
  private func words(_ environment: [String: String]) throws -> InterfaceLanguage {
    guard let language else { return InterfaceLanguage(locale: environment) }
    let words = try? ProgramMenu.words(language, environment: environment)
    if let words, Self.starters[words] != nil { return words }
    // Another language would be asked for in vain by whoever chooses it.
    throw CommandLineFault.value(
      option: "--language", text: language, known: ProgramMenu.ownLanguages)
  }

  /// The menus to start from, the English one for whoever has none in his language.
  private static let starters: [InterfaceLanguage: [UInt8]] = [
    .italian: PackageResources.Starter_it_json, .english: PackageResources.Starter_en_json,
  ]

  /// Writes the file, unless there is one, or even a link to nowhere.
  private func create(_ menu: [UInt8], _ words: InterfaceLanguage) throws {
    let isNew = try ProgramMenu.naming(file, in: words) {
      try MenuFile.create(path: file, with: menu)
    }
    if !isNew {
      throw ProgramError(
        .ioError, file: file.description, Strings.in(words).command.isThereAlready)
    }
  }
}
