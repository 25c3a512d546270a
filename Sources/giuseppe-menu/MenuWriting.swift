internal import Console
internal import MenuCore
internal import MenuExport
internal import MenuFiles
internal import MenuPresentation

/// One way to write a menu: in which shape and language, what of it, and where to.
struct MenuWriting {
  let format: any ExportFormat
  /// The file to write, nil for standard output.
  let target: LocalPath?
  let language: String?
  let query: MenuQuery
  let environment: [String: String]
  /// Whether a line tells of each time that the file was written.
  let tellsEachTime: Bool

  /// Writes a menu.
  ///
  /// - Throws: `ProgramError` where no dish is left or the file cannot be written; then nothing is
  ///   changed.
  func write(_ reading: MenuReading, file: String) throws {
    let languages = try ProgramMenu.languages(
      language, of: reading.menu, environment: environment)
    let whole = MenuDataSource(
      menu: reading.menu, language: languages.dishes, words: languages.words)
    let exported = ExportedMenu(whole, query: try query.withSection(of: whole))
    if let nothingFound = exported.session.nothingFoundLine {
      throw ProgramError(status: 1, nothingFound)
    }
    var session = exported.session
    session.tellFaults(of: reading, file: file)
    let failure = Program.messages.tellBeside(session.fileStatusText)
    if let target {
      try replace(target, with: exported)
    } else {
      try format.render(exported) { try CheckedOutput.standard.write($0) }
    }
    if let failure { throw failure }
  }

  private func replace(_ target: LocalPath, with exported: ExportedMenu) throws {
    do {
      try MenuFile.replace(path: target, with: format.bytes(of: exported), policy: .mirror)
    } catch {
      throw ProgramError(
        status: 74, file: target.description, reason(error).map { ": \($0)" } ?? "")
    }
    guard tellsEachTime else { return }
    let words = InterfaceLanguage(Language(locale: environment))
    let source = exported.dataSource
    let count = (0..<source.numberOfSections).reduce(0) { $0 + source.numberOfRows(inSection: $1) }
    _ = Program.messages.tellBeside(
      target.description
        + Strings.in(words).command.exported(dishes: count, at: TimeOfDay.local.description))
  }

  /// Why a file cannot be written.
  private func reason(_ error: MenuFileError) -> String? {
    let words = InterfaceLanguage(Language(locale: environment))
    return switch error {
    case .unwritable(_, let reason): reason.words(in: words)
    case .unreadable(_, let reason): reason.words(in: words)
    case .refused: nil
    }
  }
}
