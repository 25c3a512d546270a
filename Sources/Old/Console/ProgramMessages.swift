package import OldMenuCore

/// What a program says of itself on standard error, one safe line at a time.
package struct ProgramMessages: Sendable {
  /// How many columns a line has at most.
  private static let columns = 200

  private let name: String
  private let text: TerminalText

  /// Makes the messages of a program, which begin with its name; their lines are measured by the cells
  /// that characters take, a cell each where nobody says.
  package init(
    of name: String, charset: LocaleCharset = .utf8,
    cellWidth: @escaping TerminalText.CellWidth = { _ in 1 }
  ) {
    self.name = name
    // What the terminal does not know is told all the same.
    text = TerminalText(
      cellWidth: { max(0, cellWidth($0) < 0 ? 1 : cellWidth($0)) }, isASCII: charset == .ascii)
  }

  /// Says a line, which may quote a file, a server or the command line.
  ///
  /// The file that the message is about stands right before it. A long path is cut in front: its
  /// end, and what is wrong, tell more than its beginning.
  package func tell(_ message: String, of file: String = "") throws(OutputError) {
    let (front, message) = (text.safe("\(name): "), text.quoting(Self.shown(message)))
    let room =
      Self.columns - text.width(of: front) - min(text.width(of: message), Self.columns / 2)
    let line = text.cut(
      front + text.cutFront(text.quoted(file), to: room) + message, to: Self.columns)
    try CheckedOutput.messages.write(line + "\n")
  }

  /// Says a line beside an answer that comes in any case.
  ///
  /// - Returns: why it could not be said, to be thrown when the answer is there; nil when it was.
  package func tellBeside(_ message: String?) -> OutputError? {
    guard let message else { return nil }
    do {
      try tell(message)
      return nil
    } catch {
      return error
    }
  }

  /// Several lines without anything that a terminal obeys, such as help that quotes the command line.
  private func safe(_ page: String) -> SafeText {
    Self.shown(page).split(separator: "\n", omittingEmptySubsequences: false)
      .map { text.quoting(String($0)) }.joined(separator: "\n")
  }

  /// A text without what stands in for bytes of the command line, which is for no reader.
  private static func shown(_ text: String) -> String {
    LocalPath(argument: text).description
  }

  /// Ends the program with what went wrong, or with the help that was asked for.
  ///
  /// - Parameters:
  ///   - error: what its work has thrown.
  ///   - ending: what is told of it; of an output that fails it is not asked.
  package func end(with error: any Error, as ending: (any Error) -> Ending) -> Never {
    do {
      if let error = error as? OutputError { throw error }
      exit(try tell(ending(error)))
    } catch let error as OutputError {
      // Nobody is told of a closed pipe; else the status is all that can be said for sure.
      if error != .closedPipe { try? tell("\(error)") }
      exit(error.exitStatus)
    } catch {
      exit(1)
    }
  }

  private func tell(_ ending: Ending) throws(OutputError) -> Int32 {
    switch ending {
    case .line(let line, let file, let status):
      try tell(line, of: file)
      return status
    case .page(let page, let status):
      let output = status == 0 ? CheckedOutput.standard : .messages
      if !page.isEmpty { try output.write(safe(page) + "\n") }
      return status
    }
  }
}

/// What a program ends with other than its answer.
package enum Ending: Sendable {
  /// A message about a file, or about none, after the program's name.
  case line(String, of: String = "", status: Int32)
  /// Help or a version, which is the answer when the status is 0, or what the parser of the command
  /// line has to say.
  case page(String, status: Int32)
}
