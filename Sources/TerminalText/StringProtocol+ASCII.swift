extension StringProtocol {
  /// True if it has only characters of ASCII.
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// True if it has only characters from U+0020 to U+007E, each of which every terminal shows in one cell.
  package var isPrintableASCII: Bool { utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}
