internal import ArgumentParser
internal import Console
internal import MenuCore
internal import MenuFiles
internal import MenuPresentation
internal import TerminalUI

/// Writes a menu to start from.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write a small menu to start from.",
    discussion: "A file that is there already is never touched.",
    helpNames: .shortAndLong)

  @Argument(help: "The file to write, - for standard output.")
  var file: LocalPath = "Menu.json"

  @Option(help: "The language of the menu: it or en. Without it, that of the locale.")
  var language: String?

  func run() throws {
    let environment = LaunchEnvironment.current(variables: ["LC_MESSAGES"]).variables
    let words = try ProgramMenu.words(language, environment: environment)
    let menu = starter(words)
    if file == "-" { return try CheckedOutput.standard.write(menu) }
    try create(menu, words)
    let text = TerminalText(
      cellWidth: { _ in 1 }, isASCII: LocaleCharset(environment: environment) == .ascii)
    try CheckedOutput.standard.write(
      text.safe(
        words == .italian
          ? "\(file) è scritto: cambialo come vuoi, e controllalo con giuseppe-menu check"
          : "\(file) is written: change it as you like, and try it with giuseppe-menu check")
        + "\n")
  }

  private func starter(_ words: InterfaceLanguage) -> [UInt8] {
    switch words {
    case .italian: PackageResources.Starter_it_json
    case .english: PackageResources.Starter_en_json
    }
  }

  /// Writes the file, unless there is one, or even a link to nowhere.
  private func create(_ menu: [UInt8], _ words: InterfaceLanguage) throws {
    let name = file.description
    do {
      if try MenuFile.create(path: file, with: menu) { return }
    } catch MenuFileError.unwritable(_, let reason) {
      throw ProgramError(status: 74, file: name, ": \(reason.words(in: words))")
    }
    throw ProgramError(
      status: 74, file: name,
      words == .italian
        ? " c'è già, e resta com'è: scegli un altro nome"
        : " is there already, and stays as it is: take another name")
  }
}
