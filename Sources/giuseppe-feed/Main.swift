internal import Console
internal import MenuCore
internal import MenuFeed
internal import TerminalText

/// The program that keeps Menu.json equal to a menu that is kept elsewhere.
@main enum Main {
  static func main() async {
    Program.prepareProcess()
    // A core file of this program or of curl would contain the key.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    // A parent may have set SIGCHLD to be ignored; the system would then not keep the exit status of curl.
    signal(SIGCHLD, SIG_DFL)
    let variables = CommandLine.variables(LocaleCharset.variables + Language.localeVariables)
    let program = Program(
      GiuseppeFeed.self, language: InterfaceLanguage(locale: variables),
      isASCII: LocaleCharset.isASCII(in: variables))
    let command = program.command(as: (any FeedCommand).self)
    do {
      try await command.perform(for: program)
    } catch let error as FeedError {
      program.report(error.diagnostics)
      program.end(with: error)
    } catch {
      program.end(with: error)
    }
  }
}

extension Program {
  /// Prints the first ten errors; `giuseppe-menu check` shows the owner all of them.
  func report(_ diagnostics: [Diagnostic]) {
    let errors = diagnostics.filter { $0.severity == .error }
    for error in errors.prefix(10) { report("\(error)") }
    guard errors.count > 10 else { return }
    let more = Phrase("more errors", "altri errori").words(in: language)
    report("\(errors.count - 10) \(more)")
  }
}
