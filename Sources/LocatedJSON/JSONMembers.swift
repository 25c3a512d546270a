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
