import Foundation
import TerminalText
import TestSupport

/// A shell in a terminal of known size, controlled from outside; each has its own tmux server. A missing tmux
/// is an error, not a reason to skip a test.
final class Tmux {
  /// A failed step, with the screen at that time.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let socket = "giuseppe-\(UUID().uuidString.prefix(13))"

  /// Starts a shell with job control, and the program in it if there are arguments.
  init(
    showing arguments: String? = nil, size: Size = Size(columns: 80, lines: 24),
    _ environment: [String: String] = [:]
  ) throws {
    let all = BuiltProgram.environment.merging(["TERM": "tmux-256color", "PS1": "$ "]) { $1 }
      .merging(environment) { $1 }
    try run(
      ["new-session", "-d", "-x", "\(size.columns)", "-y", "\(size.lines)", "env", "-i"]
        + all.map { "\($0.key)=\($0.value)" } + ["bash", "--norc", "--noprofile", "-i"])
    try until("a prompt") { $0.first?.hasPrefix("$") ?? false }
    guard let arguments else { return }
    try type("$P \"$M\" \(arguments)")
    try until("the menu") { $0.contains { $0.contains("Marinara") } }
  }

  deinit { _ = try? run(["kill-server"]) }

  /// Types a command and Enter.
  func type(_ command: String) throws {
    try write(command)
    try press("Enter")
  }

  /// Types characters literally, including those of escape sequences.
  func write(_ text: String) throws { try run(["send-keys", "-l", text]) }

  /// Presses keys by tmux's names: `Down`, `C-z`.
  func press(_ keys: String...) throws { try run(["send-keys"] + keys) }

  func resize(to size: Size) throws {
    try run(["resize-window", "-x", "\(size.columns)", "-y", "\(size.lines)"])
  }

  /// The lines of the screen without blanks at their ends, and without empty ones at the end.
  func screen() throws -> [String] {
    var lines = try run(["capture-pane", "-p"]).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { String($0).replacing(#/ +$/#, with: "") }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines
  }

  /// A tmux format variable of the terminal: `alternate_on`, `cursor_y`.
  func variable(_ name: String) throws -> String {
    try run(["display-message", "-p", "#{\(name)}"]).replacing("\n", with: "")
  }

  /// Polls the screen until it is as expected.
  func until(_ expected: String, _ condition: ([String]) -> Bool) throws {
    var lines: [String] = []
    let isMet = try holds {
      lines = try screen()
      return condition(lines)
    }
    guard !isMet else { return }
    throw Failure(description: "expected \(expected), saw\n\(lines.joined(separator: "\n"))")
  }

  /// Polls until a line begins with a text.
  func until(line: String) throws { try until(line) { $0.contains { $0.hasPrefix(line) } } }

  @discardableResult
  private func run(_ arguments: [String]) throws -> String {
    let answer = try Answer(["tmux", "-L", socket, "-f", "/dev/null"] + arguments)
    guard answer.ending == .exited(0) else {
      throw Failure(description: "tmux \(arguments.first ?? ""): \(answer.errors)")
    }
    return answer.output
  }
}
