/// A JSON text (RFC 8259, UTF-8), read once whatever is in it: values that know their place, and all
/// that is wrong with it.
///
/// Reading takes time and memory linear in the file: the bytes, and eight more for each value, key and
/// closing bracket.
public struct JSONDocument: Sendable {
  let storage: JSONStorage

  /// The value that the text is; nil if a fault that is not recovered ended reading.
  public let root: JSONValue?

  /// All that is wrong, in the order of the file; none if the text is JSON by the letter. Keys that are
  /// given twice are no fault.
  public let faults: [JSONFault]

  /// The number of recovered faults beyond `JSONLimits.faults`, which are not in `faults`.
  public let omittedFaultCount: Int

  /// Reads `bytes`; O(n).
  public init(bytes: [UInt8], limits: JSONLimits = JSONLimits()) {
    var (faults, omitted, isRead): ([JSONFault], Int, Bool) = ([], 0, false)
    var tape: [JSONNode] = []
    if bytes.count > limits.byteCount {
      let kind = JSONFault.Kind.tooLarge(limit: limits.byteCount)
      faults = [JSONFault(kind: kind, offset: limits.byteCount, length: 0, isRecovered: false)]
    } else {
      // Room for the worst case, a node a byte. Pages that are never touched cost no memory.
      tape = [JSONNode](unsafeUninitializedCapacity: bytes.count) { nodes, count in
        bytes.withUnsafeBufferPointer { buffer in
          var parser = JSONParser(bytes: buffer, tape: nodes, limits: limits)
          isRead = parser.parse()
          count = parser.nodeCount
          (faults, omitted) = (parser.faults, parser.omittedFaultCount)
        }
      }
    }
    // A trailing comma is known only behind the comments that follow it.
    faults.sort { $0.offset < $1.offset }
    storage = JSONStorage(bytes: bytes, tape: tape)
    root = isRead ? JSONValue(storage, 0) : nil
    self.faults = faults
    omittedFaultCount = omitted
  }
}

/// The file and the tape, which all values of a document share.
@usableFromInline
final class JSONStorage: Sendable {
  @usableFromInline let bytes: [UInt8]
  @usableFromInline let tape: [JSONNode]

  init(bytes: [UInt8], tape: [JSONNode]) {
    self.bytes = bytes
    self.tape = tape
  }
}

/// Bounds of a document, so that no file costs more time or memory than a menu is worth.
public struct JSONLimits: Hashable, Sendable {
  /// The size of a file in bytes.
  public let byteCount: Int
  /// The number of arrays and objects that may be open in one another.
  public let depth: Int
  /// The length of a number in bytes.
  public let numberLength: Int
  /// The number of recovered faults that are listed; those behind are only counted.
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
