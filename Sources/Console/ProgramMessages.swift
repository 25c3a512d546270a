package import TerminalText

/// The messages of a program on standard error, one safe line at a time.
package struct ProgramMessages: Sendable {
  /// The columns of a line at most.
  private static let columns = 200

  private let name: String
  private let typesetter: Typesetter

  /// Makes the messages of a program, which begin with its name; their lines are measured by the cells
  /// that characters take, a cell each where nobody says.
  package init(
    of name: String, charset: LocaleCharset = .utf8,
    cellWidth: @escaping Typesetter.CellWidth = { _ in 1 }
  ) {
    self.name = name
    // A character that the terminal does not know is told all the same.
    typesetter = Typesetter(
      cellWidth: { max(0, cellWidth($0) < 0 ? 1 : cellWidth($0)) }, isASCII: charset == .ascii)
  }

  /// Says a line, which may quote a file, a server or the command line.
  ///
  /// The file that the message is about stands right before it. A long path is cut in front: its
  /// end, and the reason, tell more than its beginning.
  package func tell(_ message: String, of file: String = "") throws(OutputError) {
    let (front, message) = (typesetter.safe("\(name): "), typesetter.quoting(Self.shown(message)))
    let room =
      Self.columns - typesetter.width(of: front)
      - min(typesetter.width(of: message), Self.columns / 2)
    let line = typesetter.cut(
      front + typesetter.cutFront(typesetter.quoted(file), to: room) + message, to: Self.columns)
    try CheckedOutput.messages.write(line + "\n")
  }

  /// Writes several lines to standard output, without anything that a terminal obeys.
  package func show(_ page: String) throws(OutputError) {
    let lines = Self.shown(page).split(separator: "\n", omittingEmptySubsequences: false)
    try CheckedOutput.standard.write(
      lines.map { typesetter.quoting(String($0)) }.joined(separator: "\n") + "\n")
  }

  /// A text without the stand-ins for bytes of the command line, which are for no reader.
  private static func shown(_ text: String) -> String {
    LocalPath(argument: text).description
  }
}
