/// A parsed JSON text (RFC 8259, UTF-8): values that know their position, and every fault in the
/// text.
///
/// Parsing takes linear time. It needs the bytes of the file, and eight more for each value, key
/// and closing bracket.
public struct JSONDocument: Sendable {
  let storage: JSONStorage

  /// The root value; nil if a fault was not recovered.
  public let root: JSONValue?

  /// The faults, in the order of the file; empty for valid JSON. A repeated key is not a fault.
  public let faults: [JSONFault]

  /// The number of recovered faults beyond `JSONLimits.faults`, which are not in `faults`.
  public let omittedFaultCount: Int

  /// Parses a JSON text; O(*n*). It never fails: what is wrong is in `faults`.
  ///
  /// ```swift
  /// let document = JSONDocument(bytes: Array(#"{"price": 8,50}"#.utf8))
  /// document.root?.members.map(\.value.number)  // ["8,50"]
  /// document.faults.map(\.kind)                 // [.recovered(.decimalComma)]
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: the text, in UTF-8.
  ///   - limits: the largest sizes; a text beyond `byteCount` has no root and one fault, `.tooLarge`.
  public init(bytes: [UInt8], limits: JSONLimits = JSONLimits()) {
    var faults: [JSONFault] = []
    var omitted = 0
    var isRead = false
    var tape: [JSONNode] = []
    if bytes.count > limits.byteCount {
      let kind = JSONFault.Kind.tooLarge(limit: limits.byteCount)
      faults = [JSONFault(kind: kind, offset: limits.byteCount, length: 0)]
    } else {
      // Room for the worst case, one node per byte. Pages that are never touched use no memory.
      tape = [JSONNode](unsafeUninitializedCapacity: bytes.count) { nodes, count in
        bytes.withUnsafeBufferPointer { buffer in
          var parser = JSONParser(bytes: buffer, tape: nodes, limits: limits)
          isRead = parser.parse()
          count = parser.nodeCount
          faults = parser.faults
          omitted = parser.omittedFaultCount
        }
      }
    }
    // A trailing comma is recognized only after the comments that follow it.
    faults.sort { $0.offset < $1.offset }
    storage = JSONStorage(bytes: bytes, tape: tape)
    if isRead { root = JSONValue(storage, 0) } else { root = nil }
    self.faults = faults
    omittedFaultCount = omitted
  }
}

/// The file and the tape, shared by all values of a document.
@usableFromInline
final class JSONStorage: Sendable {
  @usableFromInline let bytes: [UInt8]
  @usableFromInline let tape: [JSONNode]

  init(bytes: [UInt8], tape: [JSONNode]) {
    self.bytes = bytes
    self.tape = tape
  }
}
