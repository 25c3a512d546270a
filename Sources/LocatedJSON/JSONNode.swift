/// One entry of the tape, for one position in the file.
///
/// A container is a node for its opening bracket, the nodes of its content, and an `end` node for
/// its closing bracket. A member is the node of its key and that of its value.
///
/// The functions that read nodes are inlined into other modules: without that, reading a menu takes half
/// as long again, because each value that is passed by a call is retained and released.
@usableFromInline
struct JSONNode: Sendable {
  @usableFromInline
  enum Tag: UInt8, Sendable {
    case null, no, yes, number, string, array, object
    /// A closing bracket.
    case end
  }

  /// The offset, above three bits of the tag and two marks: a menu of 28 MB has 2,600,000 nodes.
  @usableFromInline let start: UInt32
  @usableFromInline let storedPayload: Int32

  /// The largest file that a document takes.
  static let maximum = (1 << 27) - 1

  init(
    _ tag: Tag, isMarked: Bool = false, isQuotedOtherwise: Bool = false, offset: Int, payload: Int
  ) {
    var start = UInt32(clamping: offset) << 5 | UInt32(tag.rawValue)
    if isMarked { start |= 8 }
    if isQuotedOtherwise { start |= 16 }
    self.start = start
    storedPayload = Int32(clamping: payload)
  }

  /// Three bits have eight values, each of which is a tag.
  @inlinable var tag: Tag { Tag(rawValue: UInt8(truncatingIfNeeded: start & 7)) ?? .end }

  /// True for a string with an escape and a number with a decimal comma: its bytes are not its value.
  @inlinable var isMarked: Bool { start & 8 != 0 }

  /// True for a string in quotes of another kind, which may be longer than a byte. It is marked, too.
  @inlinable var isQuotedOtherwise: Bool { start & 16 != 0 }

  @inlinable var offset: Int { Int(start >> 5) }

  /// The length of a scalar in bytes. For a container, the index of its `end` node; while it is
  /// open, the index of the container around it, or -1. For an `end`, the number of entries before it.
  @inlinable var payload: Int { Int(storedPayload) }

  @inlinable var isContainer: Bool { tag == .array || tag == .object }

  /// The index of the node after it and its content, if it is at `index`.
  @inlinable
  func next(at index: Int) -> Int { isContainer ? payload + 1 : index + 1 }
}
