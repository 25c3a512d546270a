internal import ArgumentParser
internal import OldCommands
internal import OldConsole
internal import OldMenuCore
internal import OldMenuFeed

/// The whole program: a command is parsed and run, and what it ends with becomes a status.
@main enum Program: CommandLineProgram {
  typealias Root = GiuseppeFeed

  static let messages = ProgramMessages(
    of: "giuseppe-feed",
    charset: LocaleCharset(environment: LaunchEnvironment.current().variables))
  static let language = InterfaceLanguage.english

  static func main() async {
    CheckedOutput.prepareProcess()
    // What is left of a crash, here or in curl, would hold the key.
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    do {
      var command = try command(CommandLine.textArguments)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(with: error)
    }
  }

  static func ownEnding(of error: any Error) -> Ending? {
    (error as? FeedError).map { .line("\($0)", status: $0.exitStatus) }
  }
}

/// The root, which has no options of its own.
struct GiuseppeFeed: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "giuseppe-feed",
    abstract: "Keeps Menu.json the same as a menu that is kept elsewhere.",
    version: Program.version,
    subcommands: [Pull.self, Status.self])
}
