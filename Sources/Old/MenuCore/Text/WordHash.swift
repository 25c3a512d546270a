/// A hash over the bytes of a word (FNV-1a).
struct WordHash: Equatable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of no bytes.
  init() {}

  /// The hash of some bytes.
  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
  }

  /// Whether no byte has been added; one that comes to the same is none of a word's.
  var isEmpty: Bool { value == WordHash().value }

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The hash of this word with another one after it.
  func followed(by next: WordHash) -> WordHash {
    var hash = self
    hash.value = (value &* 31 ^ next.value) &* 0x100_0000_01B3
    return hash
  }
}
