internal import Foundation

extension PseudoTerminal {
  /// Whether the program has not ended.
  public var isRunning: Bool { waitForEnd(within: .zero) == nil }

  /// How much time of a processor the program has taken so far, whatever else the machine does.
  public var processorTime: Duration {
    let stat = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // Behind the name, which may have blanks: 12 fields, then the ticks of the user and the system.
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    let ticks = fields.dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
    return .seconds(ticks) / sysconf(Int32(_SC_CLK_TCK))
  }

  /// Whether the program ignores a signal.
  public func isIgnoring(_ signal: Int32) -> Bool {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("SigIgn:") }
    let mask = line?.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) } ?? 0
    return mask & 1 << UInt64(signal - 1) != 0
  }

  /// How often the program has waited for something so far, which stays the same while it sleeps.
  public var contextSwitches: Int {
    let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
    return line?.split(separator: "\t").last.flatMap { Int($0) } ?? -1
  }

  /// A kind of memory of the process in bytes, as the kernel counts it: `Private_Dirty`, or `Pss`,
  /// where a page that several share counts by its part. Linux only; 0 elsewhere.
  public func memory(_ kind: String) -> Int {
    let text = try? String(contentsOfFile: "/proc/\(process)/smaps_rollup", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix(kind + ":") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1_024
  }

  /// How many descriptors the program holds open. Linux only; 0 elsewhere.
  public var numberOfDescriptors: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd"))?.count ?? 0
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
  /// - Parameters:
  ///   - switches: how often it had waited before what it shall have done with.
  ///   - duration: when to give up.
  /// - Returns: whether it did before the time had passed.
  public func settle(after switches: Int = -1, within duration: Duration = .seconds(10)) -> Bool {
    var seen = -1
    return read(within: duration) {
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
