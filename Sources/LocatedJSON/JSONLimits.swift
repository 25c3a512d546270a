/// What a document may hold, so that no file costs more time or memory than a menu is worth.
public struct JSONLimits: Hashable, Sendable {
  /// The size of a file in bytes.
  public let byteCount: Int
  /// How many arrays and objects may be open in one another.
  public let depth: Int
  /// The length of a number in bytes.
  public let numberLength: Int
  /// How many recovered faults are listed; those behind are only counted.
  public let faults: Int

  /// Makes limits; those of a menu by default: 64 MiB, 64 levels, numbers of 1,000 bytes, and 10,000
  /// faults. A size above 256 MiB - 1 is taken as that, which is as far as a document can count.
  public init(
    byteCount: Int = 64 << 20, depth: Int = 64, numberLength: Int = 1_000, faults: Int = 10_000
  ) {
    self.byteCount = max(0, min(byteCount, JSONNode.maximum))
    self.depth = depth
    self.numberLength = numberLength
    self.faults = faults
  }
}
