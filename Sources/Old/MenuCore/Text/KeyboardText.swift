/// Texts as a keyboard writes them.
///
/// Word processors, web pages and other systems write signs of their own: `“noci”`, a blank that does
/// not break, `latte²`, `ﬁsh`, marks behind their letters. Whoever looks for words in a text must find
/// them beside such signs too.
extension UnsafeBufferPointer<UInt8> {
  /// Calls `body` with the text as a keyboard writes it; nearly always that is the text itself. Linear
  /// in its length.
  @inline(__always)
  func withKeyboardText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard contains(where: Self.mayBeginSign) else { return body(self) }
    return KeyboardText(String(decoding: self, as: UTF8.self)).bytes.withUnsafeBufferPointer(body)
  }

  /// Whether a byte may begin something else than a letter: the first of U+0080 to U+00BF, of
  /// U+0280 to U+037F, and of all from U+0800 on.
  private static func mayBeginSign(_ byte: UInt8) -> Bool {
    // Nearly every byte is one of ASCII.
    byte >= 0xC2 && (byte == 0xC2 || (0xCA...0xCD).contains(byte) || byte >= 0xE0)
  }
}

/// The letters and signs of a text that a keyboard has.
private struct KeyboardText {
  private var scalars: [Unicode.Scalar] = []

  init(_ text: String) {
    scalars.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars { append(scalar) }
  }

  var bytes: [UInt8] { Array(String(String.UnicodeScalarView(scalars)).utf8) }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case ..<0x80: scalars.append(scalar)
    case 0x300...0x36F: append(mark: scalar)
    case 0xAB, 0xBB, 0x201C...0x201F, 0x2039, 0x203A: scalars.append("\"")
    case 0xB4, 0x2BC, 0x2018...0x201B, 0x2032: scalars.append("'")
    case 0x2010, 0x2011: scalars.append("-")
    // A dash parts what stands around it.
    case 0x2012...0x2015, 0x2212: scalars += " - ".unicodeScalars
    case 0xB7, 0x2022, 0x2023, 0x2043, 0x2219, 0x25AA, 0x25CF, 0x25E6: scalars.append(";")
    case 0x2026: scalars.append(".")
    case 0x85, 0x2028, 0x2029: scalars.append("\n")
    // Letters that stand together in one sign, and those of twice the width.
    case 0xFB00...0xFB06, 0xFF01...0xFF5E: scalars += NormalForm.compatible.of([scalar])
    default: appendOther(scalar)
    }
  }

  /// Puts a mark on the letter before it, where there is such a letter.
  private mutating func append(mark: Unicode.Scalar) {
    guard let letter = scalars.last else { return }
    let composed = NormalForm.composed.of([letter, mark])
    if composed.count == 1 {
      scalars[scalars.count - 1] = composed[0]
    } else {
      scalars.append(mark)
    }
  }

  private mutating func appendOther(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return }
    if properties.isAlphabetic || properties.generalCategory == .nonspacingMark {
      scalars.append(scalar)
    } else if let digit = properties.numericValue.flatMap(Int.init(exactly:)),
      (0...9).contains(digit)
    {
      // The number of a footnote.
      scalars += " \(digit)".unicodeScalars
    } else {
      scalars.append(" ")
    }
  }
}
