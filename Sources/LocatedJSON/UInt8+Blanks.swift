extension UInt8 {
  /// True for a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// True for a line feed or a carriage return.
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
}
