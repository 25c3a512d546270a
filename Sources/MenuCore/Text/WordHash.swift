/// A hash over the bytes of a word (FNV-1a).
struct WordHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of no bytes.
  init() {}

  /// The hash of some bytes.
  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
