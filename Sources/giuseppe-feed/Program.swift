public import ArgumentParser
internal import Console
public import MenuCore
internal import MenuFeed
internal import MenuPresentation

#if !Programs
  #error("giuseppe-feed needs the trait Programs of this package, which is on by default")
#endif

/// The whole program: a command is parsed and run, and what it ends with becomes a status.
@main enum Program {
  static let messages = ProgramMessages(
    of: "giuseppe-feed",
    charset: LocaleCharset(environment: LaunchEnvironment.current().variables))

  static func main() async {
    CheckedOutput.prepareProcess()
    // What is left of a crash, here or in curl, would hold the key.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    do {
      let arguments = CommandLine.textArguments
      let commands = GiuseppeFeed.commandNames
      if let fault = CommandLineFault.ofHelp(arguments, commands: commands) { throw fault }
      var command = try GiuseppeFeed.parseAsRoot(arguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      messages.end(with: error, as: ending)
    }
  }

  private static func ending(of error: any Error) -> Ending {
    if let error = error as? FeedError { return .line("\(error)", status: error.exitStatus) }
    if let fault = error as? CommandLineFault {
      return .line(fault.words(in: .english), status: 64)
    }
    let status = GiuseppeFeed.exitCode(for: error)
    let page = GiuseppeFeed.fullMessage(for: error)
    guard !status.isSuccess, !page.isEmpty else { return .page(page, status: status.rawValue) }
    let fault = ParserMessage(
      message: GiuseppeFeed.message(for: error), fullMessage: page,
      hints: ParserMessage.Hints(
        commands: GiuseppeFeed.commandNames, of: "giuseppe-feed",
        firstArgument: CommandLine.textArguments.first))
    return .page(fault.text(in: .english), status: status.rawValue)
  }
}

/// The parser gives the texts of `CommandLine.textArguments`, of which the bytes are found back.
extension LocalPath: ExpressibleByArgument {
  /// Shells propose files.
  public static var defaultCompletionKind: CompletionKind { .file() }
}

/// The root, which has no options of its own.
struct GiuseppeFeed: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "giuseppe-feed",
    abstract: "Keeps Menu.json the same as a menu that is kept elsewhere.",
    version: "0.1.0",
    subcommands: commands)

  private static let commands: [any ParsableCommand.Type] = [Pull.self, Status.self]

  /// The names of the commands.
  static var commandNames: [String] { commands.map { $0._commandName } }
}
