internal import Foundation

/// One guest who presses keys for very long: memory stays as it is.
enum Soak {
  /// The bytes that a browser may have grown by, between the first tenth of the keys and the last.
  private static let most = 8 << 20

  /// Presses so many keys; 0 if all held, as a program ends.
  static func run(keys: Int) -> Int32 {
    var random = SplitMix(state: getenv("SEED").flatMap { UInt64(String(cString: $0)) } ?? 1)
    var (done, start) = (0, 0)
    var script = Script([0, 1, 119, 31])
    var guest = BrowserFuzzer.Guest(&script)
    while done < keys {
      // A paste takes the most bytes of all that is done.
      var script = Script((0..<48).map { _ in UInt8.random(in: 0...255, using: &random) })
      if !guest.act(script.next() ?? 0, &script) {
        if let complaint = guest.complaint { return tell(complaint) }
      }
      if let fault = guest.fault() { return tell(fault) }
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

/// Random numbers that come out the same for a seed (SplitMix64).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
