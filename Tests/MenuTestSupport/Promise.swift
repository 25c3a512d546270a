/// A ratio that README promises: what `make bench` measures of it is held against it by
/// `make bench-check`.
///
/// Both sides of a ratio are measured in the same run, so that it says the same on a slow machine.
public enum Promise: String, CaseIterable, Hashable, Sendable {
  case startBesideFzf = "first frame, the shipped menu / fzf"
  case rowDownBesideFzf = "one row down to the last byte / fzf"
  case largeSearchBesideJq = "--print --search, 100,000 dishes / jq"
  case readingBesideDecoder = "JSONDecoder into equal structs / reading a menu"
  case parsingBesideDecoder = "JSONDecoder into plain structs / LocatedJSON"

  /// How the report names it.
  public var name: String { rawValue }

  /// What is promised.
  public var bound: Bound {
    switch self {
    case .startBesideFzf: .atMost(1.5)
    case .rowDownBesideFzf: .atMost(2)
    case .largeSearchBesideJq: .atMost(0.5)
    case .readingBesideDecoder: .atLeast(2)
    case .parsingBesideDecoder: .atLeast(3)
    }
  }

  /// The other program, which has to be installed; nil where there is none.
  public var peer: String? {
    switch self {
    case .startBesideFzf, .rowDownBesideFzf: "fzf"
    case .largeSearchBesideJq: "jq"
    case .readingBesideDecoder, .parsingBesideDecoder: nil
    }
  }

  /// What a run of the benchmarks does not keep, a sentence each; what it did not measure is not kept.
  public static func faults(of measured: [Promise: Double]) -> [String] {
    allCases.compactMap { promise in
      guard let value = measured[promise] else {
        let advice = promise.peer.map { ": install \($0)" } ?? ""
        return "\(promise.name) is not measured\(advice)"
      }
      guard !promise.bound.holds(for: value) else { return nil }
      return "\(promise.name) is \(Bound.text(value)), promised is \(promise.bound)"
    }
  }

  /// Its line in README.
  ///
  /// - Parameter measured: the ratio that was measured once.
  /// - Returns: a line of a table.
  public func line(measured: Double) -> String {
    "| \(name) | \(bound) | \(Bound.text(measured)) |"
  }
}
