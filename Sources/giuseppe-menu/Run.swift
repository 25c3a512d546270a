internal import Console
internal import MenuCore
internal import MenuFiles
internal import MenuPresentation
internal import TerminalText
internal import TerminalUI

/// The surroundings of one run.
struct Run {
  let program: Program
  let environment: LaunchEnvironment
  let locale: TerminalLocale
  let isASCII: Bool

  var language: InterfaceLanguage { program.language }

  var typesetter: Typesetter { Typesetter(cellWidth: locale.cellWidth, isASCII: isASCII) }

  /// Answers with a line.
  func say(_ line: String) throws { try CheckedOutput.standard.write(typesetter.safe(line) + "\n") }

  /// Writes a file where there is none.
  func write(_ bytes: [UInt8], new path: LocalPath) throws {
    guard try naming(path, { try MenuFile.create(path: path, with: bytes) }) else {
      throw failure(
        .ioError, path, "it is there already, and stays as it is", "c'è già, e resta com'è")
    }
  }

  func perform(_ arguments: Arguments) throws {
    switch arguments.command {
    case "export": try export(arguments)
    default: try browse(arguments)
    }
  }
}
