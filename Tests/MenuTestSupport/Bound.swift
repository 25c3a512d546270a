internal import Foundation

/// What a measured value is asked to keep.
public enum Bound: Hashable, Sendable, CustomStringConvertible {
  /// This, or less.
  case atMost(Double)
  /// This, or more.
  case atLeast(Double)

  /// Whether a value keeps it; no number does not.
  public func holds(for value: Double) -> Bool {
    switch self {
    case .atMost(let limit): value <= limit
    case .atLeast(let limit): value >= limit
    }
  }

  /// In words: `at most 1.2`.
  public var description: String {
    switch self {
    case .atMost(let limit): "at most " + Self.text(limit)
    case .atLeast(let limit): "at least " + Self.text(limit)
    }
  }

  /// A number without needless digits: `3`, `0.85`.
  static func text(_ number: Double) -> String {
    number.formatted(
      .number.grouping(.never).precision(.fractionLength(0...2)).locale(Locale(identifier: "C")))
  }
}
