import CPseudoTerminal
import Foundation

/// A program that draws in a terminal of 80 by 24, and the text that its first frame ends with.
struct TerminalProgram {
  let command: [String]
  /// The file for standard input; nil for the terminal.
  var input: String?
  let mark: String

  /// The seconds from its start to the last byte of its first frame; nil if it drew none.
  func timeToFrame() -> Double? {
    let start = ContinuousClock.now
    return TerminalSession(self).map { ($0.frameTime - start) / .seconds(1) }
  }
}

/// A program that has drawn its first frame; it ends with this value.
final class TerminalSession {
  /// The time of the last byte of the first frame.
  private(set) var frameTime = ContinuousClock.now
  private let terminal: Int32
  private var process: Int32 = 0

  init?(_ program: TerminalProgram) {
    var words = program.command.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    terminal = pseudo_terminal_open(&words, program.input, &process)
    guard terminal >= 0 else { return nil }
    var seen: [UInt8] = []
    let mark = Array(program.mark.utf8)
    while let bytes = read(within: 10_000) {
      frameTime = .now
      seen = seen.suffix(64) + bytes
      if seen.firstRange(of: mark) != nil { return }
    }
    return nil
  }

  deinit {
    close(terminal)
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
  }

  /// The bytes that arrive within a time, nil for none.
  private func read(within milliseconds: Int32) -> [UInt8]? {
    var poll = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
    guard Foundation.poll(&poll, 1, milliseconds) > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(terminal, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  /// Reads until nothing has arrived for a while.
  func settle(for milliseconds: Int32 = 100) { while read(within: milliseconds) != nil {} }

  /// The seconds from a key to the last byte of the answer, after which nothing arrives for a while; nil if
  /// there is no answer.
  func answer(to key: String) -> Double? {
    let start = ContinuousClock.now
    var end: ContinuousClock.Instant?
    guard write(terminal, key, key.utf8.count) == key.utf8.count else { return nil }
    while read(within: end == nil ? 5_000 : 25) != nil { end = .now }
    return end.map { ($0 - start) / .seconds(1) }
  }

  /// The number of times that it has waited; nil if the system does not report it.
  var waits: Int? { status("voluntary_ctxt_switches") }

  /// Its peak memory so far, in bytes; nil if the system does not report it.
  var peakMemory: Int? { status("VmHWM").map { $0 * 1_024 } }

  private func status(_ name: String) -> Int? {
    let lines = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = lines.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line?.split(whereSeparator: { "\t ".contains($0) }).dropFirst().first.flatMap { Int($0) }
  }
}
