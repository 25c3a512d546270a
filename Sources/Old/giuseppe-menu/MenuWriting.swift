internal import OldCommands
internal import OldConsole
internal import OldMenuCore
internal import OldMenuExport
internal import OldMenuFiles
internal import OldMenuPresentation

/// One way to write a menu: in which shape and language, what of it, and where to.
struct MenuWriting {
  /// Where a menu is written to.
  enum Target {
    case standardOutput
    case file(LocalPath)
    /// A page a language, and an index that leads to them.
    case folder(LocalPath)
  }

  let opened: OpenedMenu
  let kind: ExportKind
  let options: ExportKind.Options
  let target: Target
  let language: String?
  let query: MenuQuery
  let environment: [String: String]
  /// Whether a line tells of each time that it was written.
  let tellsEachTime: Bool

  /// What is said to whoever started the program.
  private var words: any CommandStrings.Type {
    Strings.in(InterfaceLanguage(locale: environment)).command
  }

  /// Writes a menu.
  ///
  /// - Throws: `ProgramError` where no dish is left or a file cannot be written, which then is not
  ///   changed.
  func write(_ reading: MenuReading) throws {
    let languages = try ProgramMenu.languages(
      language, of: reading.menu, environment: environment)
    let exported = try exported(reading.menu, in: languages.dishes, words: languages.words)
    if let nothingFound = exported.session.nothingFoundLine {
      throw ProgramError(.negative, nothingFound)
    }
    var session = exported.session
    session.tellFaults(of: reading, file: opened.name)
    let failure = Program.messages.tellBeside(session.fileStatusText)
    var options = options
    options.lastChange = opened.lastChange
    switch target {
    case .standardOutput:
      try kind.format(options).render(exported) { try CheckedOutput.standard.write($0) }
    case .file(let path):
      try refuseForeignFile(at: path)
      try replace(path, with: exported, as: kind.format(options))
      if isMeantForFolder(path, reading.menu) {
        try Program.messages.tell(words.onePage(path.description), of: path.description)
      }
      tell(path, exported)
    case .folder(let folder):
      for page in try write(reading.menu, in: reading.menu.languages, into: folder, options) {
        try Program.messages.tell(words.removedPage, of: page.description)
      }
      tell(folder, exported)
    }
    if let failure { throw failure }
  }

  /// What of a menu is written, in one language.
  func exported(
    _ menu: Menu, in language: Language?, words: InterfaceLanguage? = nil
  ) throws -> ExportedMenu {
    let whole = MenuDataSource(menu: menu, language: language, words: words)
    return ExportedMenu(whole, query: try query.withSection(of: whole))
  }

  /// Writes a file in one step, unless it is the menu itself.
  func replace(
    _ path: LocalPath, with exported: ExportedMenu, as format: some ExportFormat
  ) throws {
    try refuseMenu(at: path)
    try naming(path) {
      try MenuFile.replace(path: path, policy: .output) { write in
        try format.render(exported, to: write)
      }
    }
  }

  /// Works on a file; what goes wrong becomes one line that names it, and a status.
  func naming<Result>(_ path: LocalPath, _ work: () throws -> Result) throws -> Result {
    try ProgramMenu.naming(path, environment: environment, work)
  }

  /// Whether somebody may count on a folder with a page a language: a page has an ending.
  private func isMeantForFolder(_ path: LocalPath, _ menu: Menu) -> Bool {
    let name = path.bytes.split(separator: UInt8(ascii: "/")).last ?? []
    return kind == .html && language == nil && !tellsEachTime && menu.languages.count > 1
      && !name.contains(UInt8(ascii: ".")) && MenuFile.isFile(path)
  }

  private func tell(_ path: LocalPath, _ exported: ExportedMenu) {
    guard tellsEachTime else { return }
    let source = exported.dataSource
    let count = (0..<source.numberOfSections).reduce(0) { $0 + source.numberOfRows(inSection: $1) }
    _ = Program.messages.tellBeside(
      path.description + words.exported(dishes: count, at: TimeOfDay.local.description))
  }
}
