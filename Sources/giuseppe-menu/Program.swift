internal import ArgumentParser
internal import Glibc
internal import MenuCore
internal import MenuPresentation
internal import TerminalUI

/// The whole program: a command is parsed and run, and what it ends with becomes a status.
@main enum Program {
  /// What is asked for by `--ascii` holds for them too, and they may be told before it is parsed.
  static let messages: ProgramMessages = {
    let environment = Surroundings.current().environment
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
      if let showing = Showing(plainArguments: arguments) {
        try showing.run()
      } else {
        try checkHelp(arguments)
        var command = try GiuseppeMenu.parseAsRoot(arguments)
        try command.run()
      }
    } catch {
      exit(status(of: error))
    }
  }

  /// The parser gives its general help about a command that it has not.
  private static func checkHelp(_ arguments: [String]) throws {
    guard arguments.count > 1, arguments[0] == "help", !arguments[1].hasPrefix("-") else { return }
    let names = GiuseppeMenu.commandNames + ["help"]
    guard !names.contains(arguments[1]) else { return }
    throw CommandLineFault.command(
      arguments[1], near: EditDistance.nearest(to: arguments[1], among: names))
  }

  /// The language of what the program says about itself.
  private static var language: InterfaceLanguage {
    InterfaceLanguage(
      Language(locale: Surroundings.current(variables: ["LC_MESSAGES"]).environment))
  }

  /// Tells what is wrong, or the help that was asked for, and returns the status for the shell.
  private static func status(of error: any Error) -> Int32 {
    do {
      switch error {
      case let error as OutputError:
        return messages.report(error)
      case let error as TerminalError:
        try messages.tell("\(error)")
        return 69
      case let fault as CommandLineFault:
        try messages.tell(fault.words(in: language))
        return 64
      case let error as ProgramError:
        try messages.tell(error.message, of: error.file)
        return error.status
      default:
        let code = GiuseppeMenu.exitCode(for: error)
        let text = GiuseppeMenu.fullMessage(for: error)
        guard !code.isSuccess, !text.isEmpty else {
          if !text.isEmpty { try CheckedOutput.standard.write(messages.safe(text) + "\n") }
          return code.rawValue
        }
        let fault = ParserFault(message: GiuseppeMenu.message(for: error), fullMessage: text)
        try CheckedOutput.messages.write(messages.safe(fault.text(in: language)) + "\n")
        return code.rawValue
      }
    } catch {
      return messages.report(error)
    }
  }
}
