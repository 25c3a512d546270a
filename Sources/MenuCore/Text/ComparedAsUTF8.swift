/// A text of a menu file, or several texts, compared byte for byte (`UTF8Text`).
@propertyWrapper
public struct ComparedAsUTF8<Value> {
  /// The text itself.
  public var wrappedValue: Value

  /// Wraps a text.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension ComparedAsUTF8: Sendable where Value: Sendable {}

extension ComparedAsUTF8: Equatable where Value: _UTF8Comparable {
  /// True if both are the same, byte for byte.
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue._utf8Key == right.wrappedValue._utf8Key
  }
}

extension ComparedAsUTF8: Hashable where Value: _UTF8Comparable {
  /// Feeds the bytes to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue._utf8Key) }
}

/// A value that consists of texts and is compared by their bytes.
///
/// Public only because `ComparedAsUTF8` is: the underscore keeps it out of the documentation, and the
/// key out of the completions of every `String`.
public protocol _UTF8Comparable: Sendable {
  /// The bytes of its texts, each with a terminator that no text contains.
  var _utf8Key: [UInt8] { get }
}

extension String: _UTF8Comparable {
  /// The bytes and a terminator.
  public var _utf8Key: [UInt8] { Array(utf8) + [0xFF] }
}

extension Optional: _UTF8Comparable where Wrapped: _UTF8Comparable {
  /// The bytes; empty for nil.
  public var _utf8Key: [UInt8] { self?._utf8Key ?? [] }
}

extension Array: _UTF8Comparable where Element: _UTF8Comparable {
  /// The bytes of all elements.
  public var _utf8Key: [UInt8] { flatMap(\._utf8Key) }
}
