package import MenuCore
internal import TerminalText

/// A program around its commands: the way it is called, and the status it ends with.
package struct Program: Sendable {
  /// The version of all programs, which are built and shipped together.
  package static let version = "0.1.0"

  /// The command line.
  package let table: CommandTable
  /// The place to say what goes wrong.
  package let messages: ProgramMessages
  /// The language in which it speaks of itself.
  package let language: InterfaceLanguage

  /// Puts a program together.
  package init(table: CommandTable, messages: ProgramMessages, language: InterfaceLanguage) {
    (self.table, self.messages, self.language) = (table, messages, language)
  }

  /// The command line of this process; ends the program where it is wrong, or asks for a page.
  package func arguments() -> Arguments {
    do {
      let width = min(LaunchEnvironment.outputColumns ?? 80, 100)
      switch try table.request(of: CommandLine.textArguments, language: language, width: width) {
      case .run(let arguments): return arguments
      case .page(let page):
        try messages.show(page)
        exit(0)
      }
    } catch {
      end(with: error)
    }
  }

  /// Says an error in a line, and goes on.
  package func tell(_ error: any Ending) throws(OutputError) {
    try messages.tell(error.message(in: language), of: error.file)
  }

  /// Ends the program with the error that its work has thrown.
  package func end(with error: any Error) -> Never {
    do {
      if let error = error as? OutputError { throw error }
      guard let ending = error as? any Ending else {
        try messages.tell("\(error)")
        exit(1)
      }
      try tell(ending)
      exit(ending.status.rawValue)
    } catch let error as OutputError {
      // Nobody is told of a closed pipe; else the status is all that can be said for sure.
      if error != .closedPipe { try? messages.tell("\(error)") }
      exit(error.exitStatus)
    } catch {
      exit(1)
    }
  }
}
