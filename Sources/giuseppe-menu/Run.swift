internal import Console
internal import MenuCore
internal import MenuFiles
internal import MenuPresentation
internal import TerminalText

/// The surroundings of one run.
struct Run {
  let program: Program
  let environment: LaunchEnvironment
  let typesetter: Typesetter

  var language: InterfaceLanguage { program.language }

  /// Answers with a line.
  func say(_ line: String) throws { try CheckedOutput.standard.write(typesetter.safe(line) + "\n") }

  /// Writes a file where there is none.
  func write(_ bytes: [UInt8], new path: LocalPath) throws {
    guard try naming(path, { try MenuFile.create(path: path, with: bytes) }) else {
      let reason = Phrase("it is there already, and stays as it is", "c'è già, e resta com'è")
      throw ProgramError(.ioError, file: path.description, reason)
    }
  }

  /// The line that tells an owner of errors in the file.
  func tellErrors(of reading: MenuReading, _ file: String) {
    let errors = reading.diagnostics.count { $0.severity == .error }
    guard errors > 0 else { return }
    let text = Phrase(
      "\(errors) error\(errors == 1 ? "" : "s"); giuseppe-menu check tells more",
      "\(errors) error\(errors == 1 ? "e" : "i"); giuseppe-menu check li spiega")
    program.tell(text.words(in: language), of: file)
  }
}
