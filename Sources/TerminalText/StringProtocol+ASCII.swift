extension StringProtocol {
  /// True if it has only characters of ASCII.
  var isASCII: Bool { hasOnly(0...0x7F) }

  /// True if it has only characters from U+0020 to U+007E, each of which every terminal shows in one cell.
  package var isPrintableASCII: Bool { hasOnly(0x20...0x7E) }

  /// True if all bytes are in a range. Iterating over the bytes of a generic text takes a call per byte in
  /// other modules; over a buffer it is a loop.
  private func hasOnly(_ range: ClosedRange<UInt8>) -> Bool {
    utf8.withContiguousStorageIfAvailable { $0.allSatisfy(range.contains) }
      ?? utf8.allSatisfy(range.contains)
  }
}
