internal import ArgumentParser
internal import Glibc
internal import MenuPresentation
internal import TerminalUI

/// The whole program: a command is parsed and run, and what it ends with becomes a status.
@main enum Program {
  static let messages = ProgramMessages(of: "giuseppe-menu")

  static func main() {
    CheckedOutput.prepareProcess()
    let arguments = CommandLine.textArguments
    do {
      if let showing = Showing(plainArguments: arguments) {
        try showing.run()
      } else {
        var command = try GiuseppeMenu.parseAsRoot(arguments)
        try command.run()
      }
    } catch {
      exit(status(of: error))
    }
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
      case let error as ProgramError:
        try messages.tell(error.message, of: error.file)
        return error.status
      default:
        let code = GiuseppeMenu.exitCode(for: error)
        let text = GiuseppeMenu.fullMessage(for: error)
        let output = code.isSuccess ? CheckedOutput.standard : .messages
        if !text.isEmpty { try output.write(ProgramMessages.safe(text) + "\n") }
        return code.rawValue
      }
    } catch {
      return messages.report(error)
    }
  }
}
