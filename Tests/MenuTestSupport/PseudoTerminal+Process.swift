internal import Foundation

extension PseudoTerminal {
  /// Whether the program has not ended.
  public var isRunning: Bool { waitForEnd(within: .zero) == nil }

  /// How often the program has waited for something so far, which stays the same while it sleeps.
  public var contextSwitches: Int {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return line?.split(separator: "\t").last.flatMap { Int($0) } ?? -1
  }
}
