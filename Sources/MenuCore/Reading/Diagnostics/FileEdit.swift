/// A replacement of a few bytes of a file.
public struct FileEdit: Hashable, Sendable {
  /// The bytes to replace, counted from the start of the file; empty for an insertion.
  public let range: Range<Int>
  /// The new bytes.
  public let replacement: [UInt8]
  /// The edits that were merged into this one, which a message lists if the merged text is too long. How a
  /// message describes an edit is no part of what it changes.
  @Uncompared private(set) var parts: [FileEdit]
  /// The list whose entries it adds, if a message has to name it.
  @Uncompared var list: FileKey?

  /// The maximum number of bytes of an object or a list that is rewritten for one change in it.
  static let longestRewritten = 10_000
  /// The maximum number of bytes that edits of several places replace together.
  static let longestMerged = 200_000

  /// True if its text is too long to be copied from a message, so that `check --fix` may write it.
  var isLong: Bool { replacement.count > Suggestion.longest }

  /// Makes an edit.
  public init(_ range: Range<Int>, _ replacement: [UInt8]) {
    self.init(range, replacement, parts: [])
  }

  init(_ range: Range<Int>, _ replacement: [UInt8], parts: [FileEdit]) {
    self.range = range
    self.replacement = replacement
    self.parts = parts
  }

  /// Makes an edit that writes a text.
  init(_ range: Range<Int>, _ replacement: String) {
    self.init(range, Array(replacement.utf8))
  }

  /// The file with several edits applied at once.
  ///
  /// - Parameters:
  ///   - edits: edits of this file in any order; of two that overlap, only the first is applied.
  ///   - bytes: the file.
  /// - Returns: the changed file.
  /// - Complexity: O(*n* + *k* log *k*) for *k* edits.
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
