extension [String] {
  /// The texts in turn, with a separator between them; O(length of all).
  ///
  /// Says the same as `joined(separator:)` of the standard library, which is one for all collections:
  /// its first use asks the runtime for the type of a collection's indices, and so for all conformances
  /// of the program, which was measured as a thirtieth of a start. Whatever a start passes says this.
  package func concatenated(separator: String) -> String {
    guard var text = first else { return "" }
    for part in dropFirst() {
      text += separator
      text += part
    }
    return text
  }
}

extension String {
  /// The text with its places filled, but for those without a value: `{0} di {1}` → `2 di 7`. A place is
  /// letters and digits in braces; other braces are text.
  package func filled(_ value: (Substring) -> String?) -> String {
    var text = ""
    var rest = self[...]
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
      text += rest[..<open]
      let behind = rest[rest.index(after: open)...]
      let name = behind[
        ..<(behind.utf8.firstIndex { !$0.isASCIILetter && !$0.isASCIIDigit } ?? behind.endIndex)]
      if behind[name.endIndex...].utf8.first == UInt8(ascii: "}"), let filling = value(name) {
        text += filling
        rest = behind[behind.index(after: name.endIndex)...]
      } else {
        text += "{"
        rest = behind
      }
    }
    return text + rest
  }
}

extension UInt8 {
  /// True for `A` to `Z` and `a` to `z`.
  package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  /// True for `0` to `9`.
  package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}

extension Unicode.Scalar {
  /// True if nobody sees it where it stands alone: blanks, joiners and all else that Unicode lets
  /// programs leave out, skin tones without a face, and the Braille cell without a dot.
  var isUnseen: Bool {
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.isEmojiModifier || value == 0x2800
  }
}

/// A value that few have and that stands in a place of its own: where there is none, it costs a word.
@propertyWrapper
public struct Rare<Value: Hashable & Sendable>: Hashable, Sendable {
  private var place: [Value]?

  /// Gives a value its place.
  public init(wrappedValue: Value?) { place = wrappedValue.map { [$0] } }

  /// The value itself.
  public var wrappedValue: Value? {
    get { place?.first }
    set { place = newValue.map { [$0] } }
  }
}

/// A value that takes no part in a comparison.
@propertyWrapper
struct Uncompared<Value: Sendable>: Hashable, Sendable {
  var wrappedValue: Value

  static func == (left: Uncompared, right: Uncompared) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
