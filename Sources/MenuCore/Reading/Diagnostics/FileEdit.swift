/// A change of a few bytes of a file.
public struct FileEdit: Hashable, Sendable {
  /// The bytes that go, counted from the start of the file; empty where something comes in.
  public let range: Range<Int>
  /// The bytes that take their place.
  public let replacement: [UInt8]

  /// Makes a change.
  public init(_ range: Range<Int>, _ replacement: [UInt8]) {
    (self.range, self.replacement) = (range, replacement)
  }

  /// Makes a change of a text.
  init(_ range: Range<Int>, _ replacement: String) {
    self.init(range, Array(replacement.utf8))
  }

  /// The file with several changes made at once.
  ///
  /// - Parameters:
  ///   - edits: changes of this file in any order; of two that meet the first is made.
  ///   - bytes: the file.
  /// - Returns: the changed file.
  /// - Complexity: O(*n* + *k* log *k*) for *k* changes.
  public static func applying(_ edits: [FileEdit], to bytes: [UInt8]) -> [UInt8] {
    var changed: [UInt8] = []
    changed.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var end = 0
    let sorted = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in sorted
    where edit.range.lowerBound >= end && edit.range.upperBound <= bytes.count {
      changed += bytes[end..<edit.range.lowerBound]
      changed += edit.replacement
      end = edit.range.upperBound
    }
    return changed + bytes[end...]
  }
}

/// Texts as JSON writes them (RFC 8259, section 7).
package enum JSONText {
  /// A text in quotes, with escapes for quotes, backslashes, controls and marks of direction, which a
  /// terminal or an editor would obey. `"a"` → `"\"a\""`
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case ..<" ", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{2028}"..."\u{202E}",
        "\u{2066}"..."\u{2069}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
