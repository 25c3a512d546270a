/// The path of a file on this machine: bytes, which need not be UTF-8.
public struct LocalPath: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The bytes, without a NUL.
  package let bytes: [UInt8]

  /// Makes a path from bytes of the system.
  public init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// Makes a path from the UTF-8 of a text.
  public init(_ text: String) { bytes = Array(text.utf8) }

  /// Makes a path from the UTF-8 of a text.
  public init(stringLiteral text: String) { self.init(text) }

  /// The path for a person, with U+FFFD for bytes that are not UTF-8.
  public var description: String { String(decoding: bytes, as: UTF8.self) }

  /// The name after the last slash; the path itself if there is none. `a/b/` → `b`
  package var lastComponent: LocalPath {
    bytes.split(separator: UInt8(ascii: "/")).last.map { LocalPath(bytes: $0) } ?? self
  }

  /// Calls `body` with the path as a C string, which is valid during the call only.
  package func withCString<Result>(
    _ body: (UnsafePointer<CChar>) throws -> Result
  ) rethrows -> Result {
    try (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
      // The buffer is never empty: it has at least the NUL.
      try buffer.baseAddress.map(body) ?? "".withCString(body)
    }
  }
}

/// A command line is parsed as text, so each byte that is not UTF-8 is replaced by a placeholder: a scalar
/// of the last private plane, which is unused in practice. If such a scalar does occur, it is replaced by
/// the placeholders of its four bytes.
extension LocalPath {
  /// U+10FF80 for the byte 0x80, to U+10FFFF for 0xFF.
  private static let placeholders: ClosedRange<UInt32> = 0x10FF80...0x10FFFF

  /// Decodes an argument or an environment variable; `init(argument:)` restores its bytes. O(length).
  package static func text(ofArgument bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: { placeholders.contains($0.value) })
    {
      return text
    }
    var text = String.UnicodeScalarView()
    var rest = Array(bytes)[...]
    while let first = rest.first {
      let length = lengthOfScalar(beginningWith: first)
      let scalar = String(validating: rest.prefix(length), as: UTF8.self)?.unicodeScalars.first
      if let scalar, !placeholders.contains(scalar.value) {
        text.append(scalar)
        rest = rest.dropFirst(length)
      } else {
        if let placeholder = Unicode.Scalar(0x10FF00 + UInt32(first)) { text.append(placeholder) }
        rest = rest.dropFirst()
      }
    }
    return String(text)
  }

  /// The number of bytes of a scalar in UTF-8.
  private static func lengthOfScalar(beginningWith first: UInt8) -> Int {
    switch first {
    case ..<0x80: 1
    case ..<0xE0: 2
    case ..<0xF0: 3
    default: 4
    }
  }

  /// Restores the path from a text of `text(ofArgument:)`; any other text is encoded as UTF-8.
  package init(argument text: String) {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if LocalPath.placeholders.contains(scalar.value) {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes += UTF8.encode(scalar) ?? .init()
      }
    }
    self.bytes = bytes
  }
}
