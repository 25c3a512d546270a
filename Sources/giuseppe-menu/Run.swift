internal import ArgumentParser
internal import Console
internal import MenuCheck
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
  func printLine(_ line: String) throws {
    try CheckedOutput.standard.write(typesetter.safe(line) + "\n")
  }

  /// Creates a file; throws if it exists.
  func write(_ bytes: [UInt8], new path: LocalPath) throws {
    guard try naming(path, { try MenuFile.create(path: path, with: bytes) }) else {
      let reason = Phrase(
        "it already exists, and was not changed", "esiste già, e non è stato cambiato")
      throw ProgramError(.ioError, file: path.description, reason)
    }
  }

  /// Prints a line for the owner if the file has errors.
  func reportErrors(of reading: MenuReading, _ file: String) {
    let errors = reading.diagnostics.count { $0.severity == .error }
    guard errors > 0 else { return }
    var number = Phrase("\(errors) errors", "\(errors) errori")
    if errors == 1 { number = Phrase("1 error", "1 errore") }
    let text =
      number
      + Phrase("; giuseppe-menu check shows details", "; giuseppe-menu check mostra i dettagli")
    program.report(text.words(in: language), of: file)
  }
}

/// A command of the program.
protocol MenuCommand: ParsableCommand {
  /// Performs the command in the context of a run.
  func perform(in run: Run) throws
}

/// Changes to a file that the owner sees before they are written.
extension Run {
  /// Shows the difference between two versions of a file.
  func show(_ old: [UInt8], _ new: [UInt8], of path: LocalPath, on output: CheckedOutput) throws {
    let diff = UnifiedDiff.text(from: old, to: new, file: path.description)
    for line in diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      try output.write(typesetter.quoting(String(line)) + "\n")
    }
  }

  /// Asks whether to write a change; `option` is named in the error if there is no terminal to ask on.
  func isConfirmed(for option: String, on output: CheckedOutput) throws -> Bool {
    guard environment.inputIsTerminal else {
      throw ProgramError.usage("without a terminal, \(option) needs --yes")
    }
    let question = Phrase("Write it? [y/n] ", "Scriverlo? [s/n] ")
    try output.write(typesetter.safe(question.words(in: language)))
    let answer = readLine() ?? ""
    return ["y", "yes", "s", "si", "sì"].contains(answer.lowercased())
  }

  /// Writes the new version of a file in one step, unless it was changed since its stamp.
  func write(_ bytes: [UInt8], over file: StampedFile) throws {
    let path = file.path
    try naming(path) {
      guard try MenuFile.replace(path: path, with: bytes, policy: .edit, ifStill: file.stamp)
      else { throw MenuFileError.unwritable(path: path.description, reason: .keepsChanging) }
    }
  }
}
