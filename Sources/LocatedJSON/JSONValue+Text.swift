extension JSONValue {
  /// The text of a string or key with its escapes resolved; nil for any other value. O(length).
  public var string: String? { node.tag == .string ? text : nil }

  /// The text of a string or key, or any other value as written. O(length).
  public var text: String { withUTF8 { String(decoding: $0, as: UTF8.self) } }

  /// The digits of a number as written, up to `JSONLimits.numberLength` bytes, with a comma if
  /// `hasDecimalComma`; nil for any other value.
  public var number: String? { kind == .number ? written : nil }

  /// True for a number such as `8,50`, which was recovered.
  public var hasDecimalComma: Bool { kind == .number && node.spelling == .altered }

  /// The text of the file from the first to the last byte of the value. O(length).
  public var written: String {
    storage.bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[offset..<offset + length]), as: UTF8.self)
    }
  }

  /// Calls `body` with the UTF-8 of a string (without quotes, escapes decoded) or with the bytes of
  /// any other value as written. The bytes are valid during the call only. Allocates only if there
  /// are escapes.
  @inlinable
  public func withUTF8<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    guard node.tag == .string, node.spelling == .altered else {
      return try storage.bytes.withUnsafeBufferPointer { bytes in
        try body(UnsafeBufferPointer(rebasing: bytes[content]))
      }
    }
    return try unescaped.withUnsafeBufferPointer(body)
  }

  @usableFromInline
  var unescaped: [UInt8] {
    storage.bytes.withUnsafeBufferPointer {
      JSONEscape.decode(UnsafeBufferPointer(rebasing: $0[content]))
    }
  }

  /// True for a string or key with exactly these bytes after decoding. Makes no `String`, and ignores Unicode
  /// equivalence: `é` does not equal `e` with a combining accent.
  @inlinable
  public static func == (value: JSONValue, text: StaticString) -> Bool {
    guard value.node.tag == .string else { return false }
    let expected = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return value.withUTF8 { $0.elementsEqual(expected) }
  }
}
