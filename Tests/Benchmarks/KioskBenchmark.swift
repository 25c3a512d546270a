import Foundation
import OldMenuPresentation
import MenuTestSupport

/// Fifty guests at once: what each of them costs, and what all of them cost while nobody does
/// anything. Linux only, where the kernel tells.
enum KioskBenchmark {
  private static let guests = 50

  static func run() {
    guard let terminals = try? (0..<guests).map({ _ in try kiosk() }) else { return }
    for terminal in terminals {
      guard terminal.read(until: { $0.text.contains("Marinara") }) else { return }
    }
    // What a start leaves to do is done.
    terminals.last?.read(within: .seconds(2))
    let before = ticks(of: terminals)
    terminals.last?.read(within: .seconds(10))
    let idle = Double(ticks(of: terminals) - before) / Double(sysconf(Int32(_SC_CLK_TCK))) / 10
    let memory = terminals.map { $0.memory("Pss") }.reduce(0, +)
    Row(
      name: "memory of a kiosk among \(guests)", value: Double(memory) / Double(guests) / 1e6,
      unit: "MB", target: .atMost(6)
    ).printed()
    Row(
      name: "\(guests) idle kiosks", value: idle * 100, unit: "% of a core", target: .atMost(1)
    ).printed()
    let keys = keyTimes(of: terminals).sorted()
    guard !keys.isEmpty else { return }
    for (name, time) in [("median", keys[keys.count / 2]), ("p95", keys[keys.count * 95 / 100])] {
      Row(
        name: "a key while one of \(guests) pastes and one reads nothing, \(name)",
        value: time * 1e3,
        unit: "ms", target: .atMost(100)
      ).printed()
    }
  }

  /// How long each of the others waits for what a key shows, in seconds, while the first guest pastes
  /// without an end and nobody reads what the second is shown; empty when one gets no answer.
  private static func keyTimes(of terminals: [PseudoTerminal]) -> [Double] {
    terminals[1].holdOutput()
    terminals[1].send("jjjj")
    // Only the descriptor is used on both sides.
    nonisolated(unsafe) let pasting = terminals[0]
    pasting.send("/\u{1B}[200~")
    let paste = Thread {
      let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1_024)[...]
      while !Thread.current.isCancelled { _ = pasting.offer(piece, within: .milliseconds(100)) }
    }
    paste.start()
    defer {
      paste.cancel()
      while !paste.isFinished { terminals.last?.read(within: .milliseconds(1)) }
    }
    var times: [Double] = []
    for _ in 0..<4 {
      for other in terminals.dropFirst(2) {
        // What is left of the frame before.
        other.read(within: .zero)
        let count = other.output.count
        let start = ContinuousClock.now
        other.send("j")
        guard other.read(until: { $0.output.count > count }) else { return [] }
        times.append((ContinuousClock.now - start) / .seconds(1))
      }
    }
    return times
  }

  private static func kiosk() throws -> PseudoTerminal {
    return try PseudoTerminal(
      [TerminalProgram.browser, "--kiosk", "--idle", "0", "Menu.json"],
      environment: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"])
  }

  /// The processor time of all of them, in the kernel's ticks.
  private static func ticks(of terminals: [PseudoTerminal]) -> Int {
    terminals.map { terminal in
      let text = try? String(contentsOfFile: "/proc/\(terminal.process)/stat", encoding: .utf8)
      let fields = text?.split(separator: ")").last?.split(separator: " ") ?? []
      return fields.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
    }.reduce(0, +)
  }
}
