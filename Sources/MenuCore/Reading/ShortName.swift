/// A name of at most 24 bytes as three integers, so that a comparison takes one step.
struct ShortName: Equatable, Sendable {
  let count: Int
  /// The maximum number of bytes of a name.
  static let longest = 24
  /// Its first, second and last eight bytes, which together cover all of it.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var last: UInt64 = 0

  /// Makes a name from bytes; nil for more than `longest`.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    count = bytes.count
    guard count <= Self.longest else { return nil }
    if count < 8 {
      for byte in bytes { first = first << 8 | UInt64(byte) }
    } else {
      let bytes = UnsafeRawBufferPointer(bytes)
      first = bytes.loadUnaligned(as: UInt64.self)
      last = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      if count > 16 { second = bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self) }
    }
  }
}
