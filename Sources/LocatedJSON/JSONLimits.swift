/// Limits on a document, so that no file takes more time or memory than a menu may.
public struct JSONLimits: Hashable, Sendable {
  /// The size of a file in bytes.
  public let byteCount: Int
  /// The depth to which arrays and objects may be nested.
  public let depth: Int
  /// The length of a number in bytes.
  public let numberLength: Int
  /// The number of recovered faults that are listed; further ones are only counted.
  public let faults: Int

  /// Makes limits, by default those of a menu: 64 MiB, 64 levels, numbers of 1,000 bytes, and
  /// 10,000 faults. A size above 128 MiB - 1 is reduced to that, the largest offset that a node can store.
  public init(
    byteCount: Int = 64 << 20, depth: Int = 64, numberLength: Int = 1_000, faults: Int = 10_000
  ) {
    self.byteCount = max(0, min(byteCount, JSONNode.maximum))
    self.depth = depth
    self.numberLength = numberLength
    self.faults = faults
  }
}
