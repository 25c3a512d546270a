internal import ArgumentParser
internal import Console
internal import MenuCore
internal import MenuPresentation
internal import TerminalUI

#if !Programs
  #error("giuseppe-menu needs the trait Programs of this package, which is on by default")
#endif

/// The whole program: a command is parsed and run, and what it ends with becomes a status.
@main enum Program {
  /// What is asked for by `--ascii` holds for them too, and they may be told before it is parsed.
  static let messages: ProgramMessages = {
    let environment = LaunchEnvironment.current().variables
    return ProgramMessages(
      of: "giuseppe-menu",
      charset: CommandLine.arguments.contains("--ascii")
        ? .ascii : LocaleCharset(environment: environment),
      cellWidth: TerminalLocale.establish(environment: environment).cellWidth)
  }()

  static func main() {
    CheckedOutput.prepareProcess()
    let arguments = CommandLine.textArguments
    do {
      if let options = LaunchOptions(plainArguments: arguments) {
        try options.run()
      } else if let script = CompletionScript(arguments: arguments) {
        throw CleanExit.message(script.text)
      } else {
        var command = try GiuseppeMenu.parseAsRoot(MisreadArguments.mended(arguments))
        try command.run()
      }
    } catch {
      messages.end(with: error, as: ending)
    }
  }

  /// Tells of an error in a line, as the program does at its end, and goes on.
  static func tell(_ error: any Error) {
    guard case .line(let line, let file, _) = ending(of: error) else { return }
    try? messages.tell(line, of: file)
  }

  /// The language of what the program says about itself.
  private static var language: InterfaceLanguage {
    InterfaceLanguage(
      Language(locale: LaunchEnvironment.current(variables: ["LC_MESSAGES"]).variables))
  }

  private static func ending(of error: any Error) -> Ending {
    switch error {
    case let error as TerminalError:
      return .line("\(error)", status: 69)
    case let fault as CommandLineFault:
      return .line(fault.words(in: language), status: 64)
    case let error as ProgramError:
      return .line(error.message, of: error.file, status: error.status)
    default:
      let status = GiuseppeMenu.exitCode(for: error)
      let page = GiuseppeMenu.fullMessage(for: error)
      guard !status.isSuccess, !page.isEmpty else { return .page(page, status: status.rawValue) }
      let fault = ParserMessage(
        message: GiuseppeMenu.message(for: error),
        // What is done without a command is no command to guests.
        fullMessage: page.replacing("browse --help", with: "--help"), hints: CommandHint.hints)
      return .page(fault.text(in: language), status: status.rawValue)
    }
  }
}
