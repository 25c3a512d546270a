extension UInt8 {
  /// True for `A` to `Z` and `a` to `z`.
  package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  /// True for `0` to `9`.
  package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
