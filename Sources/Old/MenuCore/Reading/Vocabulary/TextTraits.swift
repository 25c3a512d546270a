/// What one look at the bytes of a text says about it.
struct TextTraits {
  /// Whether it holds a `*`.
  private(set) var hasAsterisk = false
  /// Whether it may hold a control character or one that changes the direction of writing.
  private(set) var mayHoldControls = false
  /// Whether it may hold a character that nobody sees.
  private(set) var mayHoldHidden = false
  /// Whether it has more bytes than a long text has characters.
  let isLong: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    isLong = bytes.count > MenuParser.longestText
    for byte in bytes {
      // Nearly every one is a letter.
      if (0x40..<0x7F).contains(byte) { continue }
      if byte == UInt8(ascii: "*") { hasAsterisk = true }
      // C0 and DEL, or the first byte of C1, U+061C, and of U+2000 to U+2FFF.
      if byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2 {
        mayHoldControls = true
      }
      // The first byte of U+00AD, U+034F, U+115F, U+200B, U+FE00 and U+FEFF, and of all tags.
      if byte >= 0xC2, Self.beginsHidden(byte) { mayHoldHidden = true }
    }
  }

  /// Whether there is nothing to look at.
  var isPlain: Bool { !hasAsterisk && !mayHoldControls && !mayHoldHidden && !isLong }

  private static func beginsHidden(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC2, 0xCD, 0xE1, 0xE2, 0xE3, 0xEF, 0xF3: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// C0, DEL or C1.
  var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }

  /// A character that changes the direction of writing (UAX #9, explicit and implicit marks).
  package var isBidirectionalControl: Bool {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
