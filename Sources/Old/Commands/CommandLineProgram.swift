public import ArgumentParser
package import OldConsole
public import OldMenuCore
package import OldMenuPresentation

#if !Programs
  #error("the programs need the trait Programs of this package, which is on by default")
#endif

/// A program around its commands: how it is called, and what it ends with.
package protocol CommandLineProgram {
  /// The command that has all others below it, and no options of its own.
  associatedtype Root: ParsableCommand

  /// Where it says what goes wrong.
  static var messages: ProgramMessages { get }
  /// The language of what it says about itself.
  static var language: InterfaceLanguage { get }
  /// What it knows about words of its command line that are none.
  static var hints: ParserMessage.Hints { get }
  /// What it ends with by an error that no other program has, nil for all others.
  static func ownEnding(of error: any Error) -> Ending?
}

extension CommandLineProgram {
  /// The version of all programs, which are built and shipped together.
  package static var version: String { "0.1.0" }

  /// The names of the commands that are typed: that of what is done without one is not.
  package static var commandNames: [String] {
    let configuration = Root.configuration
    return configuration.subcommands.filter { $0 != configuration.defaultSubcommand }
      .map { $0._commandName }
  }

  /// By default, the commands that are nearly called so.
  package static var hints: ParserMessage.Hints {
    ParserMessage.Hints(
      commands: commandNames, of: Root._commandName,
      firstArgument: CommandLine.textArguments.first)
  }

  /// By default, there is none.
  package static func ownEnding(of error: any Error) -> Ending? { nil }

  /// The command that a command line asks for.
  ///
  /// - Throws: `CommandLineFault` for help with what is no command, and what the parser throws.
  package static func command(_ arguments: [String]) throws -> any ParsableCommand {
    if let fault = CommandLineFault.ofHelp(arguments, commands: commandNames) { throw fault }
    return try Root.parseAsRoot(arguments)
  }

  /// Ends the program with what went wrong, or with the help that was asked for.
  package static func end(with error: any Error) -> Never {
    messages.end(with: error, as: ending)
  }

  /// What an error is told as.
  package static func ending(of error: any Error) -> Ending {
    if let ending = ownEnding(of: error) { return ending }
    switch error {
    case let error as ProgramError:
      return .line(error.message, of: error.file, status: error.status.rawValue)
    case let fault as CommandLineFault:
      return .line(fault.words(in: language), status: ExitStatus.usage.rawValue)
    default: return endingOfParser(error)
    }
  }

  private static func endingOfParser(_ error: any Error) -> Ending {
    let status = Root.exitCode(for: error)
    var page = Root.fullMessage(for: error)
    guard !status.isSuccess, !page.isEmpty else { return .page(page, status: status.rawValue) }
    // What is done without a command is no command to who reads this.
    if let unnamed = Root.configuration.defaultSubcommand?._commandName {
      page = page.replacing("\(unnamed) --help", with: "--help")
    }
    let fault = ParserMessage(
      message: Root.message(for: error), fullMessage: page, hints: hints)
    return .page(fault.text(in: language), status: status.rawValue)
  }
}

extension ExitCode {
  /// Ends a program that has said all that there is to say.
  package init(_ status: ExitStatus) { self.init(status.rawValue) }
}

/// The parser gives the texts of `CommandLine.textArguments`, of which the bytes are found back.
extension LocalPath: ExpressibleByArgument {
  /// Shells propose files.
  public static var defaultCompletionKind: CompletionKind { .file() }
}
