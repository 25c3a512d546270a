internal import Foundation

/// Random numbers that are the same for the same seed (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts far from the numbers of other seeds: a step adds a different constant than the seed does.
  public init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0xD134_2543_DE82_EF95 }

  /// The next number of the stream.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// The seeds of a property test: eight, or as many as `SEEDS` says in the long proof.
public let seeds: Range<Int> =
  0..<(Int(ProcessInfo.processInfo.environment["SEEDS"] ?? "") ?? 8)

/// True in the long proof, which also runs what takes more than a minute.
public let isProof = ProcessInfo.processInfo.environment["PROOF"] != nil
