internal import ArgumentParser
internal import Glibc
internal import MenuCore
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
    let environment = Surroundings.current(variables: ["LC_MESSAGES"]).environment
    let words = try ProgramMenu.words(language, environment: environment)
    let menu = String(decoding: starter(words), as: UTF8.self)
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
  private func create(_ menu: String, _ words: InterfaceLanguage) throws {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOCTTY
    let descriptor = file.withCString { open($0, flags, 0o666) }
    guard descriptor >= 0 else { throw failure(errno, words) }
    do {
      try CheckedOutput(descriptor: descriptor).write(menu)
    } catch {
      // Half a menu would only be in the way of the next try.
      _ = file.withCString { unlink($0) }
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw failure(errno, words) }
  }

  private func failure(_ number: Int32, _ words: InterfaceLanguage) -> ProgramError {
    let file = file.description
    let reason = UnwritableReason(code: number).words(in: words)
    return switch (words, number) {
    case (.italian, EEXIST):
      ProgramError(status: 74, file: file, " c'è già, e resta com'è: scegli un altro nome")
    case (.english, EEXIST):
      ProgramError(
        status: 74, file: file, " is there already, and stays as it is: take another name")
    case (.italian, _): ProgramError(status: 74, file: file, ": \(reason)")
    case (.english, _): ProgramError(status: 74, file: file, ": \(reason)")
    }
  }
}
