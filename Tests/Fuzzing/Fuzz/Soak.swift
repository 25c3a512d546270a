import Foundation

/// A guest who presses keys for a very long time: memory does not grow.
enum Soak {
  /// The bytes by which a browser may grow between the first tenth of the keys and the last.
  private static let most = 8 << 20

  /// Presses the given number of keys; returns the exit status, 0 if memory did not grow.
  static func run(keys: Int) -> Int32 {
    var random = getenv("SEED").flatMap { UInt64(String(cString: $0)) } ?? 1
    var (done, start) = (0, 0)
    var script = Script([0, 1, 119, 31])
    var guest = BrowserFuzzer.Guest(&script)
    while done < keys {
      // A paste uses more bytes of the script than any other action.
      var script = Script(
        (0..<48).map { _ in
          random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return UInt8(truncatingIfNeeded: random >> 56)
        })
      _ = guest.act(script.next() ?? 0, &script)
      if let fault = guest.complaint ?? guest.fault() { return tell(fault) }
      done += 1
      if done == keys / 10 { start = resident() }
      if done % max(1, keys / 10) == 0 { print("\(done) keys, \(resident() >> 10) KiB") }
    }
    let grown = resident() - start
    print("\(done) keys, \(grown >> 10) KiB more than after a tenth of them")
    return grown <= most ? 0 : tell("it grows")
  }

  private static func tell(_ complaint: String) -> Int32 {
    print(complaint)
    return 1
  }

  /// The memory of this process in bytes.
  private static func resident() -> Int {
    let statistics = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = statistics.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * sysconf(Int32(_SC_PAGESIZE))
  }
}
