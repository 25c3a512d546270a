internal import ArgumentParser
internal import Glibc
internal import MenuFeed
internal import MenuPresentation

/// The whole program: a command is parsed and run, and what it ends with becomes a status.
@main enum Program {
  static let messages = ProgramMessages(of: "giuseppe-feed", charset: charset)

  /// The characters of answers and messages, as the locale has them.
  private static var charset: LocaleCharset {
    let environment = LocaleCharset.variables.reduce(into: [:]) { environment, name in
      environment[name] = getenv(name).map { String(cString: $0) }
    }
    return LocaleCharset(environment: environment)
  }

  static func main() async {
    CheckedOutput.prepareProcess()
    // What is left of a crash, here or in curl, would hold the key.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    do {
      var command = try GiuseppeFeed.parseAsRoot(CommandLine.textArguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
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
      case let error as FeedError:
        try messages.tell("\(error)")
        return error.exitStatus
      default:
        let code = GiuseppeFeed.exitCode(for: error)
        let text = GiuseppeFeed.fullMessage(for: error)
        let output = code.isSuccess ? CheckedOutput.standard : .messages
        if !text.isEmpty { try output.write(messages.safe(text) + "\n") }
        return code.rawValue
      }
    } catch {
      return messages.report(error)
    }
  }
}
