/// A value or a key of a document, with its position.
///
/// Keeps its document alive; making and copying one allocates nothing.
public struct JSONValue: Sendable {
  @usableFromInline let storage: JSONStorage
  @usableFromInline let index: Int
  @usableFromInline let node: JSONNode

  @inlinable
  init(_ storage: JSONStorage, _ index: Int) {
    self.storage = storage
    self.index = index
    node = storage.tape[index]
  }

  /// The six kinds of JSON values.
  public enum Kind: Hashable, Sendable {
    /// `null`; `true` or `false`; a number, exact and as written.
    case null, boolean, number
    /// A string, or a key; `[ ]`; `{ }`.
    case string, array, object
  }

  /// Its kind.
  @inlinable
  public var kind: Kind {
    switch node.tag {
    case .null: .null
    case .no, .yes: .boolean
    case .number: .number
    case .string: .string
    case .array: .array
    default: .object
    }
  }

  /// The byte offset of its start: the quote of a string, the bracket of an array or object.
  @inlinable
  public var offset: Int { node.offset }

  /// Its length in bytes, including quotes and brackets.
  @inlinable
  public var length: Int {
    guard node.isContainer else { return node.payload }
    return storage.tape[node.payload].offset + 1 - node.offset
  }

  /// The number of its entries, 0 unless it is an array or object. O(1).
  @inlinable
  public var count: Int {
    guard node.isContainer else { return 0 }
    return storage.tape[node.payload].payload
  }

  /// The number of entries to reserve capacity for; smaller for a hostile list of very short
  /// entries.
  public var room: Int { min(count, max(64, length / 64)) }

  /// True or false; nil if it is not a boolean.
  public var bool: Bool? {
    guard kind == .boolean else { return nil }
    return node.tag == .yes
  }

  /// The range of its content: a string without its quotes.
  @inlinable
  var content: Range<Int> {
    let start = offset
    let end = start + length
    if node.spelling == .otherQuotes { return contentInOtherQuotes }
    if node.tag == .string { return start + 1..<end - 1 }
    return start..<end
  }

  @usableFromInline
  var contentInOtherQuotes: Range<Int> {
    var start = offset + 1
    while storage.bytes[start] & 0xC0 == 0x80 { start += 1 }
    var end = offset + length - 1
    while storage.bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return start..<end
  }

  /// The index of the node that follows this value and its content.
  @inlinable
  var next: Int { node.next(at: index) }
}

extension JSONValue {
  /// The entries of an array; none for any other value. Each step is O(1).
  @inlinable
  public var elements: JSONElements { JSONElements(self, .array) }

  /// The entries of an object; none for any other value. Each step is O(1).
  @inlinable
  public var members: JSONMembers { JSONMembers(self) }
}
