/// A text that contains nothing a terminal would obey.
///
/// `Typesetter.safe(_:)` makes it from untrusted text; texts in this program's own source are literals.
/// Everything that is drawn, measured, cut or written to an output has this type.
public struct SafeText: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The characters.
  public private(set) var string: String

  /// Makes a safe text of a literal in this program's source.
  public init(stringLiteral literal: StaticString) {
    string = literal.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }

  /// Makes a safe text of a text that the caller has escaped, as a JSON writer does.
  package init(escaped text: String) {
    string = text
  }

  /// A number of blanks; empty for a negative number.
  public static func blanks(_ count: Int) -> SafeText {
    SafeText(" ").repeated(count)
  }

  /// The characters.
  public var description: String { string }

  /// True if it contains no characters.
  public var isEmpty: Bool { string.isEmpty }

  /// Concatenates two texts.
  public static func + (left: SafeText, right: SafeText) -> SafeText {
    SafeText(escaped: left.string + right.string)
  }

  /// Adds a text at the end.
  public static func += (left: inout SafeText, right: SafeText) {
    left.string += right.string
  }

  /// True if both are equal byte by byte. Comparing strings would normalise them, in time quadratic in the
  /// length of a run of combining marks.
  public static func == (left: SafeText, right: SafeText) -> Bool {
    guard left.string.utf8.count == right.string.utf8.count else { return false }
    var mine = left.string
    var theirs = right.string
    return mine.withUTF8 { mine in theirs.withUTF8 { mine.elementsEqual($0) } }
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// A part of the text.
  public func part(_ transform: (Substring) -> Substring) -> SafeText {
    SafeText(escaped: String(transform(string[...])))
  }

  /// The text repeated n times, in one allocation. `String(repeating:count:)` appends it n times, which takes
  /// too long for the many blanks of a frame.
  public func repeated(_ count: Int) -> SafeText {
    var text = string
    return SafeText(
      escaped: text.withUTF8 { text in
        let size = text.count * max(0, count)
        return String(unsafeUninitializedCapacity: size) { buffer in
          for index in 0..<size { buffer[index] = text[index % text.count] }
          return size
        }
      })
  }
}

extension Sequence<SafeText> {
  /// The texts one after the other, separated by another one.
  public func joined(separator: SafeText = "") -> SafeText {
    var joined: SafeText = ""
    for (index, text) in enumerated() {
      if index > 0 { joined += separator }
      joined += text
    }
    return joined
  }
}

extension SafeText {
  /// True if it consists of blanks, or is empty.
  package var isBlank: Bool { string.utf8.allSatisfy { $0 == UInt8(ascii: " ") } }

  /// The text without blanks at its end.
  public var withoutBlanksAtEnd: SafeText {
    part { text in
      let last = text.utf8.lastIndex { $0 != UInt8(ascii: " ") }
      return text[..<(last.map(text.utf8.index(after:)) ?? text.startIndex)]
    }
  }
}

extension String {
  /// The text without invisible characters that a program obeys: controls and marks of direction become
  /// U+FFFD, line feeds and tabs become blanks.
  package var inert: String {
    if unicodeScalars.allSatisfy({ $0.inert == $0 }) { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map(\.inert)))
  }
}

extension Unicode.Scalar {
  fileprivate var inert: Unicode.Scalar {
    switch value {
    case 0x20...0x7E: self
    case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: " "
    case ..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: properties.isBidiControl ? "\u{FFFD}" : self
    }
  }
}
