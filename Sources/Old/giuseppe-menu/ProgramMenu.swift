internal import OldCommands
internal import OldConsole
internal import OldMenuCore
internal import OldMenuFiles
internal import OldMenuPresentation

/// Finds and reads the menu that the command line and the environment mean.
enum ProgramMenu {
  /// Works on a file; what goes wrong becomes one line that names it, and a status.
  static func naming<Result>(
    _ path: LocalPath, environment: [String: String], _ work: () throws -> Result
  ) throws -> Result {
    try naming(path, in: InterfaceLanguage(locale: environment), work)
  }

  /// The same in a language.
  static func naming<Result>(
    _ path: LocalPath, in words: InterfaceLanguage, _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch let error as MenuFileError {
      throw ProgramError(error, of: path, in: words) { hint(for: $0, $1, in: words) }
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
      throw ProgramError(.noInput, words.command.noMenuHere)
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

  /// The languages in which it speaks of menus to their owners, by their tags; it has menus to start from
  /// in them too.
  static let ownLanguages = InterfaceLanguage.allCases.filter { Strings.in($0).otherCheck == nil }
    .map(\.language.tag)

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
