internal import Foundation
public import OldMenuPresentation

/// A shell in a terminal of known size, driven and looked at from outside.
///
/// Each has a server of its own and no configuration, so nothing of the machine's tmux matters. A
/// missing tmux is an error, not a reason to skip a test.
public final class Tmux {
  /// What went wrong, with the screen as it was.
  public struct Failure: Error, CustomStringConvertible {
    /// A sentence and the screen.
    public let description: String
  }

  private let socket = "giuseppe-\(UUID().uuidString.prefix(13))"

  /// Starts dash, which unlike bash does not mend a terminal that a program left behind.
  ///
  /// - Parameters:
  ///   - size: the size of the terminal.
  ///   - environment: everything that the shell finds in its environment besides `PATH`.
  /// - Throws: when tmux or dash cannot be started.
  public init(
    size: Size = Size(columns: 80, lines: 24), environment: [String: String] = Tmux.environment
  ) throws {
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    try run(
      ["new-session", "-d", "-x", "\(size.columns)", "-y", "\(size.lines)", "env", "-i"]
        + variables + ["PATH=/usr/bin:/bin", "PS1=$ ", "dash"])
    try until("a prompt") { $0.first?.hasPrefix("$") == true }
  }

  deinit {
    _ = try? Subprocess(["tmux", "-L", socket, "kill-server"])
  }

  /// The environment of a modern terminal with nothing personal in it.
  public static let environment = ["TERM": "tmux-256color", "LC_ALL": "C.UTF-8"]

  /// Types a command and Enter.
  ///
  /// - Throws: when tmux fails.
  public func type(_ command: String) throws {
    try run(["send-keys", "-l", command])
    try press("Enter")
  }

  /// Presses keys by tmux's names: `Down`, `C-c`, `q`.
  ///
  /// - Throws: when tmux fails.
  public func press(_ keys: String...) throws {
    try run(["send-keys"] + keys)
  }

  /// Gives the terminal another size.
  ///
  /// - Throws: when tmux fails.
  public func resize(to size: Size) throws {
    try run(["resize-window", "-x", "\(size.columns)", "-y", "\(size.lines)"])
  }

  /// The lines of the screen without blanks at their ends, and without empty ones at the end.
  ///
  /// - Returns: the lines from the top.
  /// - Throws: when tmux fails.
  public func capture() throws -> [String] {
    Tmux.trimmed(try run(["capture-pane", "-p"]))
  }

  /// Where the cursor stands.
  ///
  /// - Returns: its place.
  /// - Throws: when tmux fails.
  public func cursor() throws -> Position {
    let numbers = try ask("#{cursor_y},#{cursor_x}").split(separator: ",").compactMap { Int($0) }
    guard let line = numbers.first, let column = numbers.last else {
      throw Failure(description: "tmux does not tell the cursor")
    }
    return Position(line: line, column: column)
  }

  /// Whether a program shows its own screen instead of the shell's.
  ///
  /// - Returns: the answer of the terminal.
  /// - Throws: when tmux fails.
  public func isOnAlternateScreen() throws -> Bool {
    try ask("#{alternate_on}") == "1"
  }

  /// Whether clicks go to a program instead of selecting text.
  ///
  /// - Returns: the answer of the terminal.
  /// - Throws: when tmux fails.
  public func wantsMouse() throws -> Bool {
    try ask("#{mouse_any_flag}") == "1"
  }

  /// Looks at the screen again and again until it is as expected.
  ///
  /// - Parameters:
  ///   - what: what is expected, in words.
  ///   - duration: when to give up.
  ///   - condition: judges the lines of the screen.
  /// - Throws: `Failure` with the screen when the time has passed.
  public func until(
    _ what: String, within duration: Duration = .seconds(10),
    _ condition: ([String]) throws -> Bool
  ) throws {
    let deadline = ContinuousClock.now + duration
    while true {
      let lines = try capture()
      if try condition(lines) { return }
      guard ContinuousClock.now < deadline else {
        throw Failure(
          description: "expected \(what), but saw\n>>>\n\(lines.joined(separator: "\n"))\n<<<")
      }
      _ = poll(nil, 0, 20)
    }
  }

  static func trimmed(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private func ask(_ format: String) throws -> String {
    try run(["display-message", "-p", format]).trimmingCharacters(in: .newlines)
  }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let result = try Subprocess(["tmux", "-L", socket, "-f", "/dev/null"] + arguments)
    guard result.status == 0 else {
      throw Failure(description: "tmux \(arguments.first ?? ""): \(result.messages)")
    }
    return result.output
  }
}
