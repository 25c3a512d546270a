internal import OldMenuCore
internal import Mustache

/// Escapes text for HTML, byte by byte.
///
/// The library's own escaping looks at characters: a quote or a `<` that a combining mark stands on
/// is another character to it, and goes through.
struct HTMLText: MustacheContentType {
  func escapeText(_ text: String) -> String {
    if text.utf8.allSatisfy(HTMLText.isPlain) { return text }
    var escaped = ""
    escaped.reserveCapacity(text.utf8.count + 16)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar.isForbiddenInHTML ? "\u{FFFD}" : scalar)
      }
    }
    return escaped
  }

  /// Whether a byte stands for itself, or begins or goes on a letter that does.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), ..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF...:
      false
    default: true
    }
  }
}

extension Unicode.Scalar {
  /// Whether no page may have it: a control, or what is no character (HTML, "input stream").
  private var isControlOfHTML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0C: false
    case ..<0x20, 0x7F...0x9F: true
    default: false
    }
  }

  /// Whether no page may have it, or it turns the direction of reading, by which a price can be made to
  /// look like another one: a stand-in shows that something was there, as on every other screen.
  fileprivate var isForbiddenInHTML: Bool {
    isControlOfHTML || isBidirectionalControl || value & 0xFFFE == 0xFFFE
      || (0xFDD0...0xFDEF).contains(value)
  }
}

extension String {
  /// A style that cannot end its element: `</style` is written so that CSS reads the same, and HTML
  /// does not see it.
  var asStyle: String {
    let withoutMarks = unicodeScalars.contains("\0") ? replacing("\0", with: "\u{FFFD}") : self
    return withoutMarks.replacing("</", with: "<\\/")
  }
}
