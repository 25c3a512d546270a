internal import ArgumentParser
internal import OldCommands
internal import OldConsole
internal import OldMenuCore
internal import OldMenuFiles
internal import OldMenuPresentation
internal import OldReception

/// The whole program: a command is parsed and run, and what it ends with becomes a status.
@main enum Program: CommandLineProgram {
  typealias Root = GiuseppeReception

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
      var command = try command(CommandLine.textArguments)
      try command.run()
    } catch {
      end(with: error)
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
}

extension ProgramError {
  /// Says what is wrong with the tally, the sums or what was asked of them.
  init(_ fault: ReceptionFault, of file: LocalPath? = nil) {
    let status: ExitStatus =
      switch fault {
      case .tallyItself, .notTwoNames: .usage
      case .collecting, .unfinished: .unavailable
      case .noTally, .empty, .foreign, .unknownDish: .dataError
      case .failed: .ioError
      }
    self.init(status, file: file?.description ?? "", fault.words(in: Program.language))
  }

  /// Says what is wrong with a file, in the language of this program.
  init(_ error: MenuFileError, of path: LocalPath) {
    self.init(error, of: path, in: Program.language)
  }
}

/// The root, which has no options of its own.
struct GiuseppeReception: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "giuseppe-reception",
    abstract: "Tells how a menu is received: what guests open, and look for in vain.",
    version: Program.version,
    subcommands: [Collect.self, Report.self, Purge.self])
}
