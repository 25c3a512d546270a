internal import ArgumentParser
internal import Glibc
internal import MenuPresentation
internal import TerminalUI

/// The whole program: a command is parsed and run, and what it ends with becomes a status.
@main enum Program {
  static func main() {
    CheckedOutput.prepareProcess()
    do {
      var command = try GiuseppeMenu.parseAsRoot()
      try command.run()
    } catch {
      exit(status(of: error))
    }
  }

  /// Tells what is wrong, or the help that was asked for, and returns the status for the shell.
  private static func status(of error: any Error) -> Int32 {
    do {
      switch error {
      case let error as OutputError:
        return report(error)
      case let error as TerminalError:
        return try tell("\(error)", status: 69)
      case let error as ProgramError:
        return try tell(error.message, status: error.status)
      default:
        let code = GiuseppeMenu.exitCode(for: error)
        let text = GiuseppeMenu.fullMessage(for: error)
        let output = code.isSuccess ? CheckedOutput.standard : .messages
        if !text.isEmpty { try output.write(safe(text) + "\n") }
        return code.rawValue
      }
    } catch {
      return report(error)
    }
  }

  /// Tells what is wrong in one line, which may quote the menu or the command line.
  private static func tell(_ message: String, status: Int32) throws -> Int32 {
    let text = TerminalText { _ in 1 }
    try CheckedOutput.messages.write("giuseppe-menu: \(text.safe(message))\n")
    return status
  }

  /// Several lines without anything that a terminal obeys: they may quote the command line.
  private static func safe(_ text: String) -> String {
    let terminal = TerminalText { _ in 1 }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { terminal.safe(String($0)) }.joined(separator: "\n")
  }

  private static func report(_ error: any Error) -> Int32 {
    guard let error = error as? OutputError else { return 74 }
    if error != .closedPipe {
      // When not even this can be written, the status is all that is left to say.
      try? CheckedOutput.messages.write("giuseppe-menu: \(error)\n")
    }
    return error.exitStatus
  }
}
