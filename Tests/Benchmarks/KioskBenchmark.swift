import Foundation
import MenuPresentation
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
    let memory = terminals.map { $0.proportionalBytes("Pss") }.reduce(0, +)
    Row(
      name: "memory of a kiosk among \(guests)", value: Double(memory) / Double(guests) / 1e6,
      unit: "MB", target: "at most 6"
    ).printed()
    Row(
      name: "\(guests) idle kiosks", value: idle * 100, unit: "% of a core", target: "at most 1"
    ).printed()
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
