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
        try CheckedOutput.messages.write("giuseppe-menu: \(error)\n")
        return 69
      default:
        let code = GiuseppeMenu.exitCode(for: error)
        let text = GiuseppeMenu.fullMessage(for: error)
        let output = code.isSuccess ? CheckedOutput.standard : .messages
        if !text.isEmpty { try output.write(text + "\n") }
        return code.rawValue
      }
    } catch {
      return report(error)
    }
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
