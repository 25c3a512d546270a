/// What a byte is in ASCII.
extension UInt8 {
  /// Whether it is a digit from 0 to 9.
  @inline(__always) package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether it is a letter from A to Z, capital or small.
  @inline(__always) package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
