internal import ArgumentParser
internal import Console
internal import MenuCore
internal import MenuFiles
internal import TerminalText

/// The context of one run of the program.
struct Run {
  let program: Program
  let environment: LaunchEnvironment
  let typesetter: Typesetter

  var language: InterfaceLanguage { program.language }

  /// Prints a line on standard output.
  func say(_ line: String) throws { try CheckedOutput.standard.write(typesetter.safe(line) + "\n") }

  /// Creates a file; throws if it exists.
  func write(_ bytes: [UInt8], new path: LocalPath) throws {
    guard try naming(path, { try MenuFile.create(path: path, with: bytes) }) else {
      let reason = Phrase(
        "it already exists, and was not changed", "esiste già, e non è stato cambiato")
      throw ProgramError(.ioError, file: path.description, reason)
    }
  }

  /// Prints a line for the owner if the file has errors.
  func tellErrors(of reading: MenuReading, _ file: String) {
    let errors = reading.diagnostics.count { $0.severity == .error }
    guard errors > 0 else { return }
    let text = Phrase(
      "\(errors) error\(errors == 1 ? "" : "s"); giuseppe-menu check shows details",
      "\(errors) error\(errors == 1 ? "e" : "i"); giuseppe-menu check mostra i dettagli")
    program.tell(text.words(in: language), of: file)
  }
}

/// A command of the program.
protocol MenuCommand: ParsableCommand {
  /// Performs the command in the context of a run.
  func perform(in run: Run) throws
}
