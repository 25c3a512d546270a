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
  enum Tag: Sendable {
    case null, no, yes, number, string, array, object
    /// A closing bracket.
    case end
  }

  @usableFromInline let tag: Tag
  /// True for a string with an escape and a number with a decimal comma: its bytes are not its value.
  @usableFromInline let isMarked: Bool
  /// True for a string in quotes of another kind, which may be longer than a byte. It is marked, too.
  @usableFromInline let isQuotedOtherwise: Bool
  @usableFromInline let storedOffset: Int32
  @usableFromInline let storedPayload: Int32

  /// The largest file that a document takes.
  static let maximum = (1 << 28) - 1

  init(
    _ tag: Tag, isMarked: Bool = false, isQuotedOtherwise: Bool = false, offset: Int, payload: Int
  ) {
    self.tag = tag
    self.isMarked = isMarked
    self.isQuotedOtherwise = isQuotedOtherwise
    storedOffset = Int32(clamping: offset)
    storedPayload = Int32(clamping: payload)
  }

  @inlinable var offset: Int { Int(storedOffset) }

  /// The length of a scalar in bytes. For a container, the index of its `end` node; while it is
  /// open, the index of the container around it, or -1. For an `end`, the number of entries before it.
  @inlinable var payload: Int { Int(storedPayload) }

  @inlinable var isContainer: Bool { tag == .array || tag == .object }

  /// The index of the node after it and its content, if it is at `index`.
  @inlinable
  func next(at index: Int) -> Int { isContainer ? payload + 1 : index + 1 }
}
