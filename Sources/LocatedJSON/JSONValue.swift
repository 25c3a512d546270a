/// A value of a document, or a key: what it is, and where it stands.
///
/// It keeps its document alive; making and copying one allocates nothing.
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
    /// `null`
    case null
    /// `true` or `false`
    case boolean
    /// A number, exact and as written.
    case number
    /// A string, or a key.
    case string
    /// `[ ]`
    case array
    /// `{ }`
    case object
  }

  /// What it is.
  @inlinable
  public var kind: Kind {
    switch node.tag {
    case JSONNode.Tag.null: .null
    case JSONNode.Tag.no, JSONNode.Tag.yes: .boolean
    case JSONNode.Tag.number: .number
    case JSONNode.Tag.string: .string
    case JSONNode.Tag.array: .array
    default: .object
    }
  }

  /// Where it begins, in bytes from the start of the file: at the quote of a string, at the bracket of
  /// an array or object.
  @inlinable
  public var offset: Int { node.offset }

  /// How many bytes it has in the file, quotes and brackets included.
  @inlinable
  public var length: Int {
    node.isContainer ? storage.tape[node.payload].offset &+ 1 &- node.offset : node.payload
  }

  /// True or false; nil if it is not a boolean.
  @inlinable
  public var bool: Bool? {
    kind == .boolean ? node.tag == JSONNode.Tag.yes : nil
  }

  /// Where its own bytes are: a string without its quotes.
  @inlinable
  var content: Range<Int> {
    let start = offset
    let end = start &+ length
    return node.tag == JSONNode.Tag.string ? start &+ 1..<end &- 1 : start..<end
  }

  /// The index of the node behind it and all that it holds.
  @inlinable
  var next: Int { node.isContainer ? node.payload &+ 1 : index &+ 1 }
}
