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

  /// Types, and reads until the program has done with it and waits for more.
  ///
  /// - Returns: whether it did within ten seconds.
  public func type(_ text: String) -> Bool {
    let before = contextSwitches
    send(text)
    return settle(after: before)
  }

  /// Reads until the program sleeps and nothing that it wrote is on its way.
  ///
  /// - Parameter switches: how often it had waited before what it shall have done with.
  /// - Returns: whether it did within ten seconds.
  public func settle(after switches: Int = -1) -> Bool {
    var seen = -1
    return read {
      // Twice in a row the same: what was written just before it slept has come by then.
      let before = seen
      seen = $0.isAsleep && $0.contextSwitches > switches ? $0.output.count : -1
      return seen >= 0 && seen == before
    }
  }

  private var isAsleep: Bool {
    let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    return stat.contains(") S ")
  }
}
