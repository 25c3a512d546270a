/// Something that consists of texts, and can be compared by their bytes.
public protocol UTF8Comparable: Sendable {
  /// True if both are the same, byte for byte.
  func hasSameUTF8(as other: Self) -> Bool
  /// Feeds the bytes to a hasher.
  func hashUTF8(into hasher: inout Hasher)
}

extension Optional: UTF8Comparable where Wrapped: UTF8Comparable {
  /// True if both are nothing, or the same, byte for byte.
  public func hasSameUTF8(as other: Wrapped?) -> Bool {
    switch (self, other) {
    case (let mine?, let theirs?): mine.hasSameUTF8(as: theirs)
    case (nil, nil): true
    case (_?, nil), (nil, _?): false
    }
  }

  /// Feeds the bytes to a hasher, and whether there are any.
  public func hashUTF8(into hasher: inout Hasher) {
    hasher.combine(self != nil)
    self?.hashUTF8(into: &hasher)
  }
}

extension Array: UTF8Comparable where Element: UTF8Comparable {
  /// True if both have the same texts, byte for byte, in the same order.
  public func hasSameUTF8(as other: [Element]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.hasSameUTF8(as: $1) }
  }

  /// Feeds the bytes of each text to a hasher, and how many there are.
  public func hashUTF8(into hasher: inout Hasher) {
    hasher.combine(count)
    for text in self { text.hashUTF8(into: &hasher) }
  }
}

/// A text of a menu file, or several, that are equal where they are so byte for byte.
///
/// Whoever writes the file chooses them. `String` compares and hashes by canonical equivalence, and a
/// text of a few hundred kilobytes of combining marks would hold up whoever does so for a minute.
///
/// It asks nothing of what it wraps until that is compared: at the start of the program the runtime
/// would look for each conformance among those of all libraries.
@propertyWrapper
public struct ComparedAsUTF8<Value> {
  /// The text itself.
  public var wrappedValue: Value

  /// Wraps a text.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension ComparedAsUTF8: Sendable where Value: Sendable {}

extension ComparedAsUTF8: Equatable where Value: UTF8Comparable {
  /// True if both are the same, byte for byte.
  public static func == (left: Self, right: Self) -> Bool {
    left.wrappedValue.hasSameUTF8(as: right.wrappedValue)
  }
}

extension ComparedAsUTF8: Hashable where Value: UTF8Comparable {
  /// Feeds the bytes to a hasher.
  public func hash(into hasher: inout Hasher) {
    wrappedValue.hashUTF8(into: &hasher)
  }
}

/// A text as its bytes: equal only to itself, and hashed in linear time.
///
/// `String` compares and hashes by canonical equivalence, which takes time that grows with the
/// square of a run of combining marks.
struct UTF8Text: Hashable, Sendable {
  let string: String

  init(_ string: String) {
    self.string = string
  }

  static func == (left: UTF8Text, right: UTF8Text) -> Bool {
    left.string.hasSameUTF8(as: right.string)
  }

  func hash(into hasher: inout Hasher) {
    string.hashUTF8(into: &hasher)
  }
}

extension String: UTF8Comparable {
  /// True if both are the same, byte for byte; O(*n*), whatever they hold.
  public func hasSameUTF8(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (mine, theirs) = (self, other)
    return mine.withUTF8 { mine in theirs.withUTF8 { mine.elementsEqual($0) } }
  }

  /// Feeds its bytes to a hasher; O(*n*).
  public func hashUTF8(into hasher: inout Hasher) {
    var string = self
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }
}
