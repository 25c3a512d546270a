/// A text that a test is tried with, told so that anybody can read it: nothing that a terminal obeys
/// is in it, and of a long one it is said how long it is.
public struct ToldText: Sendable, CustomStringConvertible {
  /// The text itself.
  public let text: String

  private static let longest = 40

  /// Takes a text.
  public init(_ text: String) {
    self.text = text
  }

  /// The beginning of the text, with all but ASCII's letters and signs by number.
  public var description: String {
    let scalars = text.unicodeScalars.prefix(Self.longest)
    let start = scalars.map { scalar in
      (0x20...0x7E).contains(scalar.value) || scalar.properties.isAlphabetic
        ? String(scalar) : "<\(String(scalar.value, radix: 16, uppercase: true))>"
    }
    let count = text.unicodeScalars.count
    return start.joined() + (count > Self.longest ? "… (\(count) characters)" : "")
  }
}
