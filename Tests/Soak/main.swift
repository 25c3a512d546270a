import OldConsole
import Foundation
import MenuTestSupport

// One browser under a million keys, or as many as KEYS says: `make soak KEYS=1000000 SEED=1`.
let environment = ProcessInfo.processInfo.environment
let keys = environment["KEYS"].flatMap { Int($0) } ?? 1_000_000
let seed = environment["SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0..<1_000_000)
let rounds = max(2, keys / Soak.keysPerRound)

/// Prints a line that is seen at once, also in a pipe.
func tell(_ line: String) {
  try? CheckedOutput.standard.write(Array((line + "\n").utf8))
}

func megabytes(_ bytes: Int) -> String {
  (Double(bytes) / 1e6).formatted(
    .number.precision(.fractionLength(2)).locale(Locale(identifier: "C")))
}

tell("soak: \(rounds * Soak.keysPerRound) keys, seed \(seed)")
let start = ContinuousClock.now
do {
  var soak = try Soak(rounds: rounds, seed: seed)
  let report = try soak.run { round, holding in
    tell(
      "  round \(round): \(megabytes(holding.privateBytes)) MB of its own, "
        + "\(holding.descriptors) descriptors")
  }
  for fault in report.faults { tell("soak: \(fault), seed \(seed)") }
  guard report.faults.isEmpty else { exit(1) }
  tell(
    "soak: \(rounds * Soak.keysPerRound) keys, \(rounds) reloads, \(2 * rounds) resizes and "
      + "\(rounds) filters in \((ContinuousClock.now - start).components.seconds) s, seed \(seed): "
      + "\(megabytes(report.growth)) MB more, \(report.atEnd.descriptors) descriptors, status 0")
} catch {
  tell("soak: \(error), seed \(seed)")
  exit(1)
}
