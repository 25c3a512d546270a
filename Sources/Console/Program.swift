package import ArgumentParser
package import MenuCore
package import MenuFiles
package import TerminalText

/// A program around its commands: the way it is called, what it says of itself, and its status.
package struct Program: Sendable {
  /// The version of all programs, which are built and shipped together.
  package static let version = "0.2.0"
  /// The columns of a message in which quotations of any length are whole.
  private static let columns = 200
  /// The scalars of a quotation in a longer message.
  private static let longestQuotation = 60
  /// The columns of a message at most: a server or the command line may be quoted without marks.
  private static let mostColumns = 2_000

  /// The command that all others are subcommands of.
  private let root: any ParsableCommand.Type
  /// The command whose help is the first page.
  private let overview: (any ParsableCommand.Type)?
  /// The language in which it speaks about menus.
  package let language: InterfaceLanguage
  /// The way in which texts of files and of the command line become safe for a terminal.
  package let typesetter: Typesetter

  /// Puts a program together; its lines are measured by the cells that characters take.
  package init(
    _ root: any ParsableCommand.Type, overview: (any ParsableCommand.Type)? = nil,
    language: InterfaceLanguage, isASCII: Bool,
    cellWidth: @escaping Typesetter.CellWidth = { _ in 1 }
  ) {
    self.root = root
    self.overview = overview
    self.language = language
    // A character that the terminal does not know is printed all the same.
    typesetter = Typesetter(
      cellWidth: { cellWidth($0) < 0 ? 1 : cellWidth($0) }, isASCII: isASCII)
  }

  /// The command that the command line of this process asks for; ends the program where the line is
  /// wrong, or asks for a page.
  package func command<Command>(as type: Command.Type) -> Command {
    let columns = min(max(CommandLine.outputColumns ?? 80, 40), 80)
    let words = CommandLine.textArguments
    switch ParsedLine<Command>(words, root: root, overview: overview, columns: columns) {
    case .command(let command): return command
    case .page(let page):
      do {
        try CheckedOutput.standard.write(lines(page))
        exit(0)
      } catch {
        end(with: error)
      }
    case .fault(let fault):
      tell(fault.message)
      // The status is the same if the message cannot be written.
      try? CheckedOutput.messages.write(lines(fault.details))
      exit(ExitStatus.usage.rawValue)
    }
  }

  /// The command, or the option of the default command, that may be meant by a word that is neither.
  /// `chek` → `check`, `print` → `--print`
  package func name(near word: String) -> String? {
    let commands = root.configuration.subcommands.compactMap { $0.configuration.commandName }
    let help = root.configuration.defaultSubcommand?.helpMessage() ?? ""
    let options = help.split { $0 == " " || $0 == "\n" }.filter { $0.hasPrefix("--") }
    return EditDistance.nearest(to: word, among: commands + Set(options.map { String($0) }))
  }

  private var name: String { root.configuration.commandName ?? "" }

  /// A page of several lines, safe for a terminal.
  private func lines(_ page: String) -> SafeText {
    var text = page[...]
    if text.hasSuffix("\n") { text.removeLast() }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { typesetter.quoting(String($0)) + "\n" }.joined()
  }

  /// Says a line about a file in the language of the program.
  package func tell(_ phrase: Phrase, of path: LocalPath) {
    tell(phrase.words(in: language), of: path.description)
  }

  /// Says a line, which may quote a file, a server or the command line, on standard error. A long
  /// quotation is cut, the message itself never.
  package func tell(_ message: String, of file: String = "") {
    // The work and its status are the same if the message cannot be written.
    try? CheckedOutput.messages.write(line(message, of: file) + "\n")
  }

  /// The line of a message.
  ///
  /// The file that the message is about is written before it: `giuseppe-menu: Menu.json: …`. A long path
  /// is cut in front: its end, and the reason, tell more than its beginning.
  package func line(_ message: String, of file: String = "") -> SafeText {
    let front = typesetter.safe("\(name): ")
    // The stand-ins for bytes of the command line are not shown.
    let whole = LocalPath(argument: file.isEmpty ? message : ": " + message).description
    var message = typesetter.quoting(whole)
    if typesetter.width(of: front + message) > Self.columns {
      message = typesetter.quoting(whole.cuttingQuotations(to: Self.longestQuotation))
    }
    let room =
      Self.columns - typesetter.width(of: front)
      - min(typesetter.width(of: message), Self.columns / 2)
    let line = front + typesetter.cutFront(typesetter.quoted(file), to: room) + message
    return typesetter.cut(line, to: Self.mostColumns)
  }

  /// Says an error in a line, and returns.
  package func tell(_ error: any Ending) {
    tell(error.message(in: language), of: error.file)
  }

  /// Ends the program with the error that its work has thrown; a status alone is not explained.
  package func end(with error: any Error) -> Never {
    if let status = error as? ExitStatus { exit(status.rawValue) }
    // A closed pipe is not reported: the status is as if SIGPIPE had ended the program.
    if error as? OutputError == .closedPipe { exit(128 + SIGPIPE) }
    let ending = error as? any Ending ?? ProgramError(.negative, Phrase("\(error)"))
    tell(ending)
    exit(ending.status.rawValue)
  }
}
