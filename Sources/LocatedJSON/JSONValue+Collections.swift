/// One entry of an object.
public struct JSONMember: Sendable {
  /// Its key, always a string.
  public let key: JSONValue
  /// Its value.
  @inlinable
  public var value: JSONValue { JSONValue(key.storage, key.index + 1) }

  @inlinable
  init(key: JSONValue) {
    self.key = key
  }
}

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

/// The entries of an object, in the order of the file; a key may occur more than once.
public struct JSONMembers: Sequence, IteratorProtocol, Sendable {
  @usableFromInline var entries: JSONElements

  @inlinable
  init(_ object: JSONValue) {
    entries = JSONElements(object, .object)
  }

  /// The next entry; nil at the end.
  @inlinable
  public mutating func next() -> JSONMember? {
    guard let key = entries.next() else { return nil }
    entries.skip()
    return JSONMember(key: key)
  }
}

extension JSONValue {
  /// The entries of an array; none for any other value. Each step is O(1).
  @inlinable
  public var elements: JSONElements { JSONElements(self, .array) }

  /// The entries of an object; none for any other value. Each step is O(1).
  @inlinable
  public var members: JSONMembers { JSONMembers(self) }
}
