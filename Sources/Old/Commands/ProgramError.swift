package import OldMenuCore
internal import OldMenuPresentation

/// Why a program cannot do what it was asked to, in one line, and the status it ends with.
package struct ProgramError: Error {
  /// What the shell is told.
  package let status: ExitStatus
  /// The file that the message is about, which stands before it.
  package let file: String
  /// The rest of the line.
  package let message: String

  /// Says it in words of a program's own.
  package init(_ status: ExitStatus, file: String = "", _ message: String) {
    self.status = status
    self.file = file
    self.message = message
  }

  /// Says what is wrong with a file.
  ///
  /// - Parameters:
  ///   - error: what is wrong, which names the file but where its content is refused.
  ///   - path: the file.
  ///   - language: the language of the words.
  ///   - advice: what stands behind the reason that it cannot be read for.
  package init(
    _ error: MenuFileError, of path: LocalPath, in language: InterfaceLanguage,
    advice: (String, UnreadableReason) -> String = { _, _ in "" }
  ) {
    let (file, message) =
      switch error {
      case .refused(let diagnostics): (path.description, Self.reason(diagnostics, language))
      case .unreadable(let path, let reason):
        (path, ": " + reason.words(in: language) + advice(path, reason))
      case .unwritable(let path, let reason): (path, ": " + reason.words(in: language))
      }
    self.init(error.exitStatus, file: file, message)
  }

  /// The last of what was found, with its place, which stands right behind the name of the file.
  private static func reason(
    _ diagnostics: [Diagnostic], _ language: InterfaceLanguage
  ) -> String {
    let report = CheckReport(language: language, text: TerminalText { _ in 1 })
    return diagnostics.last.map { report.message(of: $0, file: "").string } ?? ""
  }
}
