internal import OldMenuCore

extension String {
  /// The text without what a terminal obeys or what turns the direction of reading, each a U+FFFD;
  /// every end of a line is a line feed, and a tab a space. O(*n*).
  var inert: String {
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return self }
    var inert = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": inert.append("\n")
      case "\t": inert.append(" ")
      default: inert.append(ScalarKind(scalar) == .unsafe ? "\u{FFFD}" : scalar)
      }
      previous = scalar
    }
    return String(inert)
  }

  /// The same in one line.
  var inertLine: String {
    inert.split(separator: "\n").joined(separator: " ")
  }
}
