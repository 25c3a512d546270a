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
