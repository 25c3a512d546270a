extension UInt8 {
  /// Whether it is a digit from 0 to 9 in ASCII.
  @inline(__always) package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
