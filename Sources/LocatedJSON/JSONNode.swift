/// One entry of the tape, for one position in the file, in eight bytes.
///
/// A container is a node for its opening bracket, the nodes of its content, and an `end` node for
/// its closing bracket. A member is the node of its key and that of its value. From the low bits:
/// tag (4), marks (4), payload (28), offset (28).
@usableFromInline
struct JSONNode: Sendable {
  @usableFromInline
  enum Tag {
    @usableFromInline static let null: UInt64 = 0
    @usableFromInline static let no: UInt64 = 1
    @usableFromInline static let yes: UInt64 = 2
    @usableFromInline static let number: UInt64 = 3
    @usableFromInline static let string: UInt64 = 4
    @usableFromInline static let array: UInt64 = 5
    @usableFromInline static let object: UInt64 = 6
    @usableFromInline static let end: UInt64 = 7
  }

  /// A string with an escape or a number with a decimal comma: its bytes are not its value.
  @usableFromInline static let marked: UInt64 = 0x10

  /// The largest offset, length or index that fits.
  static let maximum = (1 << 28) - 1

  @usableFromInline let word: UInt64

  @inlinable
  init(_ tag: UInt64, offset: Int, payload: Int) {
    word =
      tag | (UInt64(truncatingIfNeeded: payload) & 0xFFF_FFFF) << 8
      | UInt64(truncatingIfNeeded: offset) << 36
  }

  @inlinable var tag: UInt64 { word & 0xF }
  @inlinable var isMarked: Bool { word & JSONNode.marked != 0 }
  @inlinable var isContainer: Bool { tag == Tag.array || tag == Tag.object }
  /// The index of the node after it and its content, if it is at `index`.
  @inlinable func next(at index: Int) -> Int { isContainer ? payload &+ 1 : index &+ 1 }
  @inlinable var offset: Int { Int(truncatingIfNeeded: word >> 36) }

  /// The length of a scalar in bytes. For a container, the index of its `end` node; while it is
  /// open, the index of the container around it. For an `end`, the number of entries before it.
  @inlinable var payload: Int { Int(truncatingIfNeeded: (word >> 8) & 0xFFF_FFFF) }
}
