/// What a program says of itself on standard error, one safe line at a time.
public struct ProgramMessages: Sendable {
  /// How many columns a line has at most.
  private static let columns = 200

  private let name: String

  /// Makes the messages of a program, which begin with its name.
  public init(of name: String) {
    self.name = name
  }

  /// Says a line, which may quote a file, a server or the command line.
  public func tell(_ message: String) throws(OutputError) {
    let text = TerminalText { _ in 1 }
    let line = text.cut(text.safe("\(name): \(message)"), to: Self.columns)
    try CheckedOutput.messages.write(line + "\n")
  }

  /// Several lines without anything that a terminal obeys, such as help that quotes the command line.
  public static func safe(_ page: String) -> String {
    let text = TerminalText { _ in 1 }
    return page.split(separator: "\n", omittingEmptySubsequences: false)
      .map { text.safe(String($0)) }.joined(separator: "\n")
  }

  /// Tells that the output failed, and returns the status for the shell.
  ///
  /// Nobody is told of a closed pipe; and when not even the line can be written, the status is all
  /// that is left to say.
  public func report(_ error: OutputError) -> Int32 {
    if error != .closedPipe { try? tell("\(error)") }
    return error.exitStatus
  }
}
