/// A change of a few bytes of a file.
public struct FileEdit: Hashable, Sendable {
  /// The bytes that go, counted from the start of the file; empty where something comes in.
  public let range: Range<Int>
  /// The bytes that take their place.
  public let replacement: [UInt8]

  /// The most bytes of an object or a list that is written again for one change in it.
  static let longestRewritten = 10_000

  /// Makes a change.
  public init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.range = range
    self.replacement = replacement
  }

  /// Makes a change of a text.
  init(_ range: Range<Int>, _ replacement: String) {
    self.init(range, Array(replacement.utf8))
  }

  /// The file with several changes made at once.
  ///
  /// - Parameters:
  ///   - edits: changes of this file in any order; of two that meet the first is made.
  ///   - bytes: the file.
  /// - Returns: the changed file.
  /// - Complexity: O(*n* + *k* log *k*) for *k* changes.
  public static func applying(_ edits: [FileEdit], to bytes: [UInt8]) -> [UInt8] {
    var changed: [UInt8] = []
    changed.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var end = 0
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in sorted
    where edit.range.lowerBound >= end && edit.range.upperBound <= bytes.count {
      changed += bytes[end..<edit.range.lowerBound]
      changed += edit.replacement
      end = edit.range.upperBound
    }
    return changed + bytes[end...]
  }
}
