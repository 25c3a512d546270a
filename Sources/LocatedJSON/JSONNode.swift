/// One entry of the tape, for one position in the file.
///
/// A container is a node for its opening bracket, the nodes of its content, and an `end` node for
/// its closing bracket. A member is the node of its key and that of its value.
///
/// The functions that read nodes are inlined into other modules: otherwise reading a menu takes 50 % longer,
/// because every value passed to a call is retained and released.
@usableFromInline
struct JSONNode: Sendable {
  @usableFromInline
  enum Tag: UInt8, Sendable {
    case null, no, yes, number, string, array, object
    /// A closing bracket.
    case end
  }

  /// How the bytes of a scalar spell its value.
  @usableFromInline
  enum Spelling: UInt8, Sendable {
    case plain
    /// A string with escapes, or a number with a decimal comma: its bytes are not its value.
    case altered
    /// A string in quotes other than `"`, which may take several bytes each; it has no escapes.
    case otherQuotes
  }

  /// The offset, shifted left by five bits: two for the spelling, three for the tag. Nodes are small because
  /// a menu of 28 MB has 2,600,000 of them.
  @usableFromInline let start: UInt32
  @usableFromInline let storedPayload: Int32

  /// The size in bytes of the largest file that a document accepts.
  static let maximum = (1 << 27) - 1

  init(_ tag: Tag, spelling: Spelling = .plain, offset: Int, payload: Int) {
    start = UInt32(clamping: offset) << 5 | UInt32(spelling.rawValue) << 3 | UInt32(tag.rawValue)
    storedPayload = Int32(clamping: payload)
  }

  /// Three bits have eight values, and each of them is a tag.
  @inlinable var tag: Tag { Tag(rawValue: UInt8(truncatingIfNeeded: start & 7)) ?? .end }

  /// Two bits have four values, and three of them are spellings.
  @inlinable var spelling: Spelling { Spelling(rawValue: UInt8(start >> 3 & 3)) ?? .plain }

  @inlinable var offset: Int { Int(start >> 5) }

  /// The length of a scalar in bytes. For a container, the index of its `end` node; while it is
  /// open, the index of the container around it, or -1. For an `end`, the number of entries before it.
  @inlinable var payload: Int { Int(storedPayload) }

  @inlinable var isContainer: Bool { tag == .array || tag == .object }

  /// The index of the node that follows this one and its content. `index` is the index of this node.
  @inlinable
  func next(at index: Int) -> Int { isContainer ? payload + 1 : index + 1 }
}
