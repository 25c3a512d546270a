internal import ArgumentParser
internal import OldCommands
internal import OldConsole
internal import OldMenuCore
internal import OldMenuPresentation
internal import OldTerminalUI

/// The whole program: a command is parsed and run, and what it ends with becomes a status.
@main enum Program: CommandLineProgram {
  typealias Root = GiuseppeMenu

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
      end(with: error)
    }
  }

  /// Tells of an error in a line, as the program does at its end, and goes on.
  static func tell(_ error: any Error) {
    guard case .line(let line, let file, _) = ending(of: error) else { return }
    try? messages.tell(line, of: file)
  }

  static var language: InterfaceLanguage {
    InterfaceLanguage(locale: LaunchEnvironment.current(variables: ["LC_MESSAGES"]).variables)
  }

  static var hints: ParserMessage.Hints { CommandHint.hints }

  static func ownEnding(of error: any Error) -> Ending? {
    (error as? TerminalError).map { .line("\($0)", status: ExitStatus.unavailable.rawValue) }
  }
}
