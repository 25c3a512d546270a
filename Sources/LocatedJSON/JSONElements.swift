/// The entries of an array, in the order of the file.
public struct JSONElements: Sequence, IteratorProtocol, Sendable {
  @usableFromInline let storage: JSONStorage
  @usableFromInline var index: Int
  @usableFromInline let end: Int

  @inlinable
  init(_ container: JSONValue, _ tag: JSONNode.Tag) {
    storage = container.storage
    index = container.index + 1
    end = container.node.tag == tag ? container.node.payload : index
  }

  /// The next entry; nil at the end.
  @inlinable
  public mutating func next() -> JSONValue? {
    guard index < end else { return nil }
    let value = JSONValue(storage, index)
    index = value.next
    return value
  }

  @inlinable
  mutating func skip() {
    index = storage.tape[index].next(at: index)
  }
}
