package import ArgumentParser
package import MenuCore
package import MenuFiles
package import TerminalText

/// A command-line program: parses its arguments, prints its messages, and ends with a status.
package struct Program: Sendable {
  /// The version of all programs, which are built and shipped together.
  package static let version = "0.2.0"
  /// The width up to which a message keeps its quotations whole, in columns.
  private static let columns = 200
  /// The maximum length of a quotation in a longer message, in scalars.
  private static let longestQuotation = 60
  /// The maximum width of a message in columns: it may quote a server or the command line without marks.
  private static let mostColumns = 2_000

  /// The command that all others are subcommands of.
  private let root: any ParsableCommand.Type
  /// The command whose help is shown for `help` or `--help` alone; nil for the root.
  private let overview: (any ParsableCommand.Type)?
  /// The language of its messages about menus.
  package let language: InterfaceLanguage
  /// Makes texts of files and of the command line safe for a terminal.
  package let typesetter: Typesetter

  /// Makes a program; `cellWidth` measures the characters of its messages in cells.
  package init(
    _ root: any ParsableCommand.Type, overview: (any ParsableCommand.Type)? = nil,
    language: InterfaceLanguage, isASCII: Bool,
    cellWidth: @escaping Typesetter.CellWidth = { _ in 1 }
  ) {
    self.root = root
    self.overview = overview
    self.language = language
    // A character unknown to the terminal is printed, and counts as one cell.
    typesetter = Typesetter(
      cellWidth: { cellWidth($0) < 0 ? 1 : cellWidth($0) }, isASCII: isASCII)
  }

  /// The command that the command line of this process asks for. Ends the program if the line is wrong or
  /// asks for a page, such as help.
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
      report(fault.message)
      // The status is the same if the message cannot be written.
      try? CheckedOutput.messages.write(lines(fault.details))
      exit(ExitStatus.usage.rawValue)
    }
  }

  /// The command, or the option of the default command, with the name nearest to an unknown word:
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

  /// Prints a line about a file on standard error, in the language of the program.
  package func report(_ phrase: Phrase, of path: LocalPath) {
    report(phrase.words(in: language), of: path.description)
  }

  /// Prints a line, which may quote a file, a server or the command line, on standard error. Long quotations
  /// are cut, the message itself never.
  package func report(_ message: String, of file: String = "") {
    // The work and its status are the same if the message cannot be written.
    try? CheckedOutput.messages.write(line(message, of: file) + "\n")
  }

  /// The line of a message.
  ///
  /// The file that the message is about comes before it: `giuseppe-menu: Menu.json: …`. A long path
  /// is cut at its start, because its end and the reason are more useful.
  package func line(_ message: String, of file: String = "") -> SafeText {
    let front = typesetter.safe("\(name): ")
    // Placeholders for bytes of the command line are shown as U+FFFD.
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

  /// Prints an error on standard error, and returns.
  package func report(_ error: any Ending) {
    report(error.phrase.words(in: language), of: error.file)
  }

  /// Ends the program with an error that its work has thrown; a status alone prints no message.
  package func end(with error: any Error) -> Never {
    if let status = error as? ExitStatus { exit(status.rawValue) }
    // A closed pipe is not reported: the status is as if SIGPIPE had ended the program.
    if error as? OutputError == .closedPipe { exit(128 + SIGPIPE) }
    let ending = error as? any Ending ?? ProgramError(.negative, Phrase("\(error)"))
    report(ending)
    exit(ending.status.rawValue)
  }
}
