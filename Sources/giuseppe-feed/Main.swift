internal import Console
internal import FoundationEssentials
internal import MenuCore
internal import MenuFeed
internal import TerminalText

/// The program that keeps Menu.json the same as a menu that is kept elsewhere.
@main enum Main {
  static let table = CommandTable(
    "giuseppe-feed",
    help: Phrase(
      "Keeps Menu.json the same as a menu that is kept elsewhere.",
      "Tiene Menu.json uguale a un menu tenuto altrove."),
    commands: [pull, status])

  private static let pull = CommandTable(
    "pull", operands: "URL",
    help: Phrase(
      "Pull the menu once, and keep it if it is a good one.",
      "Prendi il menu una volta, e tienilo se è buono."),
    [
      TableOption("--into", .file, help: "The file to keep the same.", "Il file da tenere uguale."),
      TableOption(
        "--key-file", .file, help: "A file with the key, which only its owner may read, or -.",
        "Un file con la chiave, che solo il proprietario può leggere, o -."),
      TableOption(
        "--auth", .words(FeedCredentials.Scheme.allCases.map(\.rawValue)), with: "--key-file",
        help: "How to prove who asks.", "Come provare chi chiede."),
      TableOption(
        "--timeout", .duration, help: "How long it may take (60s).",
        "Quanto può durare (60s)."),
      TableOption(
        "--force", help: "Replace also a menu that was never pulled.",
        "Sostituisci anche un menu mai preso."),
      TableOption(
        "--refuse-errors", help: "Keep the good menu where the new one has errors.",
        "Tieni il menu buono se il nuovo ha errori."),
      TableOption(
        "--quiet", help: "Say nothing when the menu changed.", "Non dire nulla se cambia."),
    ])

  private static let status = CommandTable(
    "status", operands: "MENU",
    help: Phrase(
      "Say when a menu was pulled, from where, what failed.",
      "Di' quando un menu fu preso, da dove, che cosa fallì."),
    [
      TableOption(
        "--max-age", .duration, help: "End with 1 if it was pulled longer ago: 24h.",
        "Finisci con 1 se fu preso prima: 24h.")
    ])

  static func main() async {
    CheckedOutput.prepareProcess()
    // What is left of a crash, here or in curl, would hold the key.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    // A parent may have it ignored, and then the system does not keep how curl ended.
    signal(SIGCHLD, SIG_DFL)
    let variables = CommandLine.variables(LocaleCharset.variables + Language.localeVariables)
    let program = Program(
      table, language: InterfaceLanguage(locale: variables),
      isASCII: LocaleCharset.isASCII(in: variables))
    let arguments = program.arguments()
    do {
      if arguments.command == "status" {
        let isASCII = LocaleCharset.isASCII(in: variables)
        let typesetter = Typesetter(cellWidth: { _ in 1 }, isASCII: isASCII)
        try tellStatus(arguments, typesetter, in: program.language)
      } else {
        try await pullMenu(arguments, program)
      }
    } catch FeedError.neverPulled(let path) {
      program.end(with: ProgramError(.noInput, file: path, ": never pulled", ": mai preso"))
    } catch let error as FeedError {
      if case .refused(_, let diagnostics) = error { tell(diagnostics, program) }
      program.end(
        with: ProgramError(ExitStatus(rawValue: error.exitStatus) ?? .unavailable, "\(error)"))
    } catch {
      program.end(with: error)
    }
  }

  private static func pullMenu(_ arguments: Arguments, _ program: Program) async throws {
    guard let url = arguments.operands.first, let file = arguments.path("into") else {
      throw ProgramError.usage(
        "pull needs a URL and --into FILE", "pull vuole un URL e --into FILE")
    }
    let scheme = arguments.text("auth").flatMap(FeedCredentials.Scheme.init) ?? .signature
    let credentials = try arguments.path("key-file").map {
      try FeedCredentials.read(path: $0, for: scheme)
    }
    let mirror = MenuMirror(
      of: try FeedAddress(url), into: file, replacesOthers: arguments.has("force"),
      refusesErrors: arguments.has("refuse-errors"), credentials: credentials,
      seconds: arguments.duration("timeout").map { Int($0.components.seconds) } ?? 60,
      environment: ProcessInfo.processInfo.environment)
    guard case .changed(let reading, let wasEdited) = try await mirror.pull() else { return }
    if wasEdited {
      let lost = Phrase(
        ": what was edited here since the last pull is lost",
        ": le modifiche fatte qui dopo l'ultimo prelievo sono perse")
      program.tell(lost.words(in: program.language), of: file.description)
    }
    if arguments.has("quiet"), !reading.hasErrors { return }
    let count = reading.menu.numberOfDishes
    let dishes =
      count == 1 ? Phrase("dish from", "piatto da") : Phrase("dishes from", "piatti da")
    program.tell(
      ": \(count) \(dishes.words(in: program.language)) \(mirror.address.shown)",
      of: file.description)
    tell(reading.diagnostics, program)
  }

  /// Tells the first errors; the owner sees them all with `giuseppe-menu check`.
  private static func tell(_ diagnostics: [Diagnostic], _ program: Program) {
    let errors = diagnostics.filter { $0.severity == .error }
    for error in errors.prefix(10) { program.tell("\(error)") }
    guard errors.count > 10 else { return }
    let more = Phrase("more errors", "altri errori").words(in: program.language)
    program.tell("\(errors.count - 10) \(more)")
  }

  private static func tellStatus(
    _ arguments: Arguments, _ typesetter: Typesetter, in language: InterfaceLanguage
  ) throws {
    guard let menu = arguments.operands.first else {
      throw ProgramError.usage("status needs a MENU", "status vuole un MENU")
    }
    let path = LocalPath(argument: menu)
    let status = try MirrorStatus(of: path)
    let now = Date()
    for line in status.lines(at: now, in: language) {
      try CheckedOutput.standard.write(typesetter.safe(line) + "\n")
    }
    // The lines say what failed.
    guard status.state.pulled != nil else { throw FeedError.neverPulled(path: path.description) }
    guard let age = arguments.duration("max-age") else { return }
    if !status.isFresh(within: Int(age.components.seconds), at: now) {
      exit(ExitStatus.negative.rawValue)
    }
  }
}
