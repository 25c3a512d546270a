public import ArgumentParser
internal import Console
public import MenuCore
internal import MenuFiles
internal import MenuPresentation
internal import Reception

#if !Programs
  #error("giuseppe-reception needs the trait Programs of this package, which is on by default")
#endif

/// The whole program: a command is parsed and run, and what it ends with becomes a status.
@main enum Program {
  private static let variables = LaunchEnvironment.current(variables: ["LC_MESSAGES"]).variables
  private static let charset = LocaleCharset(environment: variables)

  static let messages = ProgramMessages(of: "giuseppe-reception", charset: charset)
  /// The language of all that is told.
  static let language = InterfaceLanguage(locale: variables)

  /// The language in which a menu's own names are told: that of the locale, or else of all around them.
  static let languageOfNames = Language(locale: variables) ?? language.language

  /// Makes what is told safe, for a terminal of the locale.
  static let text = TerminalText(cellWidth: \.usualWidth, isASCII: charset == .ascii)

  static func main() {
    CheckedOutput.prepareProcess()
    do {
      let arguments = CommandLine.textArguments
      let commands = GiuseppeReception.commandNames
      if let fault = CommandLineFault.ofHelp(arguments, commands: commands) { throw fault }
      var command = try GiuseppeReception.parseAsRoot(arguments)
      try command.run()
    } catch {
      messages.end(with: error, as: ending)
    }
  }

  /// Reads the menu of the owner.
  static func menu(at path: LocalPath) throws -> Menu {
    do {
      return try MenuReading(contentsOfFile: path).menu
    } catch {
      throw ProgramError(error, of: path)
    }
  }

  private static func ending(of error: any Error) -> Ending {
    switch error {
    case let error as ProgramError:
      return .line(error.message, of: error.file, status: error.status)
    case let fault as CommandLineFault:
      return .line(fault.words(in: language), status: 64)
    default:
      let status = GiuseppeReception.exitCode(for: error)
      let page = GiuseppeReception.fullMessage(for: error)
      guard !status.isSuccess, !page.isEmpty else { return .page(page, status: status.rawValue) }
      let fault = ParserMessage(
        message: GiuseppeReception.message(for: error), fullMessage: page,
        hints: ParserMessage.Hints(
          commands: GiuseppeReception.commandNames, of: "giuseppe-reception",
          firstArgument: CommandLine.textArguments.first))
      return .page(fault.text(in: language), status: status.rawValue)
    }
  }
}

/// Why the program cannot do what it was asked to, in one line, and the status it ends with.
struct ProgramError: Error {
  let status: Int32
  let file: String
  let message: String

  init(_ fault: ReceptionFault, of file: LocalPath? = nil) {
    status =
      switch fault {
      case .tallyItself, .notTwoNames: 64
      case .collecting, .unfinished: 69
      case .noTally, .empty, .foreign, .unknownDish: 65
      case .failed: 74
      }
    self.file = file?.description ?? ""
    message = fault.words(in: Program.language)
  }

  /// What is wrong with a file; what is refused does not say which file it stands in.
  init(_ error: MenuFileError, of path: LocalPath) {
    switch error {
    case .unreadable(let path, let reason):
      (status, file, message) = (66, path, ": \(reason.words(in: Program.language))")
    case .unwritable(let path, let reason):
      (status, file, message) = (74, path, ": \(reason.words(in: Program.language))")
    case .refused(let diagnostics):
      let report = CheckReport(language: Program.language, text: Program.text)
      let reason = diagnostics.last.map { report.message(of: $0, file: "").string }
      (status, file, message) = (65, path.description, reason ?? "")
    }
  }
}

/// The parser gives the texts of `CommandLine.textArguments`, of which the bytes are found back.
extension LocalPath: ExpressibleByArgument {
  /// Shells propose files.
  public static var defaultCompletionKind: CompletionKind { .file() }
}

/// The root, which has no options of its own.
struct GiuseppeReception: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "giuseppe-reception",
    abstract: "Tells how a menu is received: what guests open, and look for in vain.",
    version: "0.1.0",
    subcommands: commands)

  private static let commands: [any ParsableCommand.Type] = [
    Collect.self, Report.self, Purge.self,
  ]

  /// The names of the commands.
  static var commandNames: [String] { commands.map { $0._commandName } }
}
