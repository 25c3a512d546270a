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
