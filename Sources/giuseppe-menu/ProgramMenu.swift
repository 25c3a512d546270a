internal import Console
internal import MenuCore
internal import MenuFiles
internal import MenuPresentation

/// Finds and reads the menu that the command line and the environment mean.
enum ProgramMenu {
  /// Works on a menu; what goes wrong becomes one line that names the file, and a status.
  static func naming<Result>(
    _ path: LocalPath, environment: [String: String], _ work: () throws(MenuFileError) -> Result
  ) throws -> Result {
    let words = InterfaceLanguage(locale: environment)
    do {
      return try work()
    } catch {
      switch error {
      case .refused(let diagnostics):
        let report = CheckReport(language: words, text: TerminalText { _ in 1 })
        let reason = diagnostics.last.map { report.message(of: $0, file: "").string }
        throw ProgramError(status: 65, file: path.description, reason ?? "")
      case .unreadable(let path, let reason):
        throw ProgramError(
          status: 66, file: path,
          ": \(reason.words(in: words))\(hint(for: path, reason, in: words))")
      case .unwritable(let path, let reason):
        throw ProgramError(status: 74, file: path, ": \(reason.words(in: words))")
      }
    }
  }

  /// The command or option that may be meant by the name of a file that is missing.
  private static func hint(
    for path: String, _ reason: UnreadableReason, in words: InterfaceLanguage
  ) -> String {
    guard reason == .missing,
      let meant = CommandHint(line: CommandLine.textArguments).meant(by: path)
    else { return "" }
    return "; " + Strings.in(words).command.question(meant)
  }

  /// The menu that is named, or else found.
  static func path(
    _ argument: LocalPath?, environment: [String: String]
  ) throws -> LocalPath {
    if argument?.bytes.isEmpty == true { throw CommandLineFault.emptyName }
    let found = MenuLocation.find(
      argument: argument, variable: environment["GIUSEPPE_MENU"].map { LocalPath(argument: $0) })
    guard let found else {
      let words = Strings.in(InterfaceLanguage(locale: environment))
      throw ProgramError(status: 66, words.command.noMenuHere)
    }
    return found
  }

  /// The languages to show: the one asked for, else those that suit the locale.
  static func languages(
    _ wanted: String?, of menu: Menu, environment: [String: String]
  ) throws -> GuestLanguages {
    guard let wanted else { return GuestLanguages(locale: environment, in: menu) }
    if let languages = GuestLanguages(chosen: wanted, in: menu) { return languages }
    if let language = menu.languages.first(where: { $0.isCalled(wanted) }),
      let languages = GuestLanguages(chosen: language.tag, in: menu)
    {
      return languages
    }
    throw CommandLineFault.languageOfMenu(wanted, known: menu.languages.map(\.tag))
  }

  /// The language of what the program says about files: the one asked for, by its tag or its name,
  /// else the locale's, else English.
  static func words(
    _ wanted: String?, environment: [String: String]
  ) throws -> InterfaceLanguage {
    guard let wanted else { return InterfaceLanguage(locale: environment) }
    let languages = InterfaceLanguage.allCases
    if let words = languages.first(where: { $0.language.isCalled(wanted) }) { return words }
    guard let words = InterfaceLanguage(of: Language(tag: wanted)) else {
      throw CommandLineFault.languageOfProgram(wanted)
    }
    return words
  }
}

/// Why the program cannot do what it was asked to, in one line, and the status it ends with.
struct ProgramError: Error {
  let status: Int32
  /// The file that the message is about, which stands before it.
  let file: String
  let message: String

  init(status: Int32, file: String = "", _ message: String) {
    self.status = status
    self.file = file
    self.message = message
  }
}
