internal import Console
internal import MenuCheck
internal import MenuCore
internal import MenuFiles
internal import TerminalText

/// Changes to a file that the owner sees before they are written.
extension Run {
  /// Shows the difference between two versions of a file.
  func show(
    _ old: [UInt8], _ new: [UInt8], of path: LocalPath, on output: CheckedOutput
  ) throws {
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
    try output.write(language == .italian ? "Scriverlo? [s/n] " : "Write it? [y/n] ")
    let answer = readLine() ?? ""
    return ["y", "yes", "s", "si", "sì"].contains(answer.lowercased())
  }

  /// Writes the new version of a file in one step, unless it was changed since its stamp.
  func write(_ bytes: [UInt8], to path: LocalPath, ifStill stamp: FileStamp) throws {
    try naming(path) {
      guard try MenuFile.replace(path: path, with: bytes, policy: .edit, ifStill: stamp)
      else { throw MenuFileError.unwritable(path: path.description, reason: .keepsChanging) }
    }
  }
}
